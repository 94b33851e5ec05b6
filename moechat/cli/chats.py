"""``moechat chats export`` and ``moechat chats import``: chats to files and back."""

import argparse
import time
from pathlib import Path

from moechat.core.faults import UserError
from moechat.services.chat_export import write_fault
from moechat.services.chat_reader import ChatReader
from moechat.services.chat_writer import ChatWriter, ExportFormat
from moechat.services.exchange_texts import (
    export_words,
    exported_text,
    import_words,
    imported_text,
)
from moechat.services.page_process import PageProcess
from moechat.store.store import Store


def run(store: Store, options: argparse.Namespace) -> int:
    """Do what was asked for, and return 0. Raises `UserError`."""
    if options.chats_command == "export":
        _export(store, options.file, options.title)
    else:
        for file in options.files:
            _import(store, file, copies=options.copies)
    return 0


def _export(store: Store, path: Path, title: str | None) -> None:
    kind = ExportFormat(path.suffix.removeprefix(".").lower())
    writer = ChatWriter(export_words(), time.time(), PageProcess())
    wanted = title.casefold() if title is not None else ""
    with store.exchange.snapshot() as snapshot:
        ids = [
            id_
            for id_ in snapshot.chat_ids()
            if not wanted or ((chat := snapshot.chat(id_)) and wanted in chat.title.casefold())
        ]
        try:
            count = writer.write(
                path, kind, snapshot, ids, lambda _: None, everything=title is None
            )
        except OSError as error:
            raise UserError.from_fault(write_fault(error, path)) from error
    print(exported_text(count, str(path)))


def _import(store: Store, path: Path, *, copies: bool) -> None:
    reader = ChatReader(path, import_words(), time.time())
    try:
        added = store.exchange.add(reader.chats(), reader.folders, copies=copies)
    finally:
        reader.close()
    print(imported_text(added, reader.origin))

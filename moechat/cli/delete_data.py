"""``moechat --delete-data``: what uninstallers offer, and what there is without a window."""

import sys

from PySide6.QtCore import QCoreApplication

from moechat.cli.faults import fault_sentence
from moechat.core.faults import Fault
from moechat.services import data_files
from moechat.services.data_files import DataKind
from moechat.services.model_store import ModelStore
from moechat.services.own_data import delete_models, forget_secrets, measure, not_deleted
from moechat.services.paths import Paths
from moechat.services.secrets import Secrets
from moechat.services.texts import format_bytes
from moechat.services.window_place import LOCK_NAME

_REFUSED = 2  # nothing was deleted
_FILES = (DataKind.CHATS, DataKind.SETTINGS, DataKind.LOGS)


class Deletion:
    """Tells what is to go, asks, and deletes; never what a running program works with."""

    def __init__(self, paths: Paths, models: ModelStore, secrets: Secrets) -> None:
        self._paths, self._models, self._secrets = paths, models, secrets

    def run(self, *, with_models: bool, sure: bool) -> int:
        """Return 0, 1 where something is left, or 2 where nothing was deleted."""
        if data_files.is_in_use(self._paths):
            print(_running(), file=sys.stderr)
            return _REFUSED
        for line in self._told(with_models):
            print(line, flush=True)  # nothing is deleted that could not be told of
        if not sure and not _agrees():
            print(_nothing_deleted())
            return _REFUSED
        if data_files.is_in_use(self._paths):  # somebody may have taken a while to answer
            print(_running(), file=sys.stderr)
            return _REFUSED
        faults = self._delete(with_models)
        for fault in faults:
            print(fault_sentence(fault), file=sys.stderr)
        if not faults:
            print(_done())
        return 1 if faults else 0

    def _told(self, with_models: bool) -> list[str]:
        translate = QCoreApplication.translate
        names = {
            DataKind.CHATS: translate("DeleteData", "Chats"),
            DataKind.SETTINGS: translate("DeleteData", "Settings"),
            DataKind.LOGS: translate("DeleteData", "Logs, and what can be fetched again"),
            DataKind.MODELS: translate("DeleteData", "Models that moechat downloaded or copied"),
        }
        lines = [translate("DeleteData", "For good:")]
        for kept in measure(self._paths, self._models):
            if kept.kind is DataKind.MODELS and not with_models:
                continue
            size = kept.own_bytes if kept.kind is DataKind.MODELS else kept.bytes
            lines.append(f"  {names[kept.kind]}: {kept.path} ({format_bytes(size)})")
        if with_models:
            lines += [f"    {model.folder}" for model in self._models.own()]
        lines.append("  " + translate("DeleteData", "Access token and proxy password: the keyring"))
        return lines

    def _delete(self, with_models: bool) -> list[Fault]:
        faults = delete_models(self._models) if with_models else []
        files = [file for kind in _FILES for file in data_files.own_files(kind, self._paths)]
        files.append(self._paths.data / LOCK_NAME)
        errors = data_files.delete(files)
        faults += [not_deleted(error, self._paths.data) for error in errors]
        faults += forget_secrets(self._secrets)
        data_files.remove_empty_folders(self._paths)
        return faults


def _agrees() -> bool:
    """Whether somebody at a terminal says so; nobody there means no."""
    if not sys.stdin.isatty():
        return False
    word = QCoreApplication.translate("DeleteData", "delete")
    question = QCoreApplication.translate("DeleteData", "Type “{0}” to go on: ").format(word)
    try:
        return input(question).strip().casefold() == word.casefold()
    except EOFError:
        return False


def _running() -> str:
    return QCoreApplication.translate(
        "DeleteData", "moechat is running with this data. Quit it, then try again."
    )


def _nothing_deleted() -> str:
    return QCoreApplication.translate(
        "DeleteData", "Nothing was deleted. Without a terminal, --yes is the answer."
    )


def _done() -> str:
    return QCoreApplication.translate("DeleteData", "All of it was deleted.")

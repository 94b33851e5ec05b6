"""Checks of the store, the certificates and the keyring."""

import importlib
import sqlite3
import ssl
import sys
from pathlib import Path

import msgspec

from moechat.core.conversation import MessageState
from moechat.hub.dialer import tls_context
from moechat.selftest.check import Check, CheckFailedError
from moechat.services.keyrings import find_keyring
from moechat.store.store import Store

_WORD = "quetzal"


def checks(home: Path) -> list[Check]:
    """Write into ``home`` alone."""
    return [
        Check("store", lambda: store(home / "store" / "moechat.db")),
        Check("certificates", certificates),
        Check("keyring", keyring),
    ]


def store(path: Path) -> str:
    """Chats are written, read back and found."""
    path.parent.mkdir(parents=True)
    written = Store.open(path)
    try:
        chat = written.create_conversation("Self-test")
        _, draft = written.begin_turn(chat.id, f"A {_WORD}?", seed=1, model="")
        written.finish(msgspec.structs.replace(draft, state=MessageState.COMPLETE, text="Yes."))
    finally:
        written.close()
    read = Store.open(path)
    try:
        texts = [message.text for message in read.history(chat.id, draft.id)]
        if texts != [f"A {_WORD}?", "Yes."]:
            raise CheckFailedError(f"other messages came back: {texts}")
        while read.search.index.step():
            pass  # the index is made in portions
        if not read.search.find(_WORD).hits:
            raise CheckFailedError("the search does not find what was written")
    finally:
        read.close()
    return f"SQLite {sqlite3.sqlite_version} with full-text search"


def certificates() -> str:
    """Servers can be checked by what this system trusts."""
    importlib.import_module("truststore")
    context = tls_context("")
    if context.verify_mode is not ssl.CERT_REQUIRED or not context.check_hostname:
        raise CheckFailedError("servers would not be checked")
    if sys.platform == "win32":
        return f"{ssl.OPENSSL_VERSION}, the store of Windows"
    places = ssl.get_default_verify_paths()
    found = [str(place) for place in (places.cafile, places.capath) if place]
    count = len(context.get_ca_certs())
    if not found and not count:
        raise CheckFailedError("no certificates of authorities: is ca-certificates installed?")
    return f"{ssl.OPENSSL_VERSION}, {count} authorities, {', '.join(found)}"


def keyring() -> str:
    """What the keyring needs is there; that there is none is no failure."""
    importlib.import_module("keyring.core")
    if sys.platform == "linux":
        importlib.import_module("secretstorage")
        importlib.import_module("keyring.backends.SecretService")
    elif sys.platform == "win32":
        importlib.import_module("keyring.backends.Windows")
        importlib.import_module("win32ctypes.pywin32.win32cred")
    found = find_keyring()
    return "none in this session" if found is None else type(found).__module__

"""Sentences about the way to the hub: where a secret is, why a value cannot be taken."""

from PySide6.QtCore import QCoreApplication

from moechat.core.faults import UserError
from moechat.hub.dialer import Proxy
from moechat.services.hub_access import endpoint_of
from moechat.services.kept_secret import Keeping
from moechat.services.settings import Settings


def keeping_text(keeping: Keeping) -> str:
    """Where a secret is; "" = not known yet."""
    translate = QCoreApplication.translate
    return {
        Keeping.UNKNOWN: "",
        Keeping.NOWHERE: translate("Access", "Not set."),
        Keeping.ENVIRONMENT: translate(
            "Access", "The variable HF_TOKEN has one. One that is set here goes before it."
        ),
        Keeping.KEYRING: translate("Access", "Stored in the keyring."),
        Keeping.SESSION: translate("Access", "For this session only, as there is no keyring."),
        Keeping.REFUSED: translate(
            "Access",
            "For this session only, as the keyring does not take it. Unlock it and try again.",
        ),
        Keeping.STUCK: translate(
            "Access",
            "Not used in this session, but still in the keyring. Unlock it and try again.",
        ),
    }[keeping]


def endpoint_refusal(text: str) -> str:
    """Why this cannot be the address of a hub; "" = it can. Nothing stands for the usual one."""
    try:
        if text:
            endpoint_of(Settings(hub_endpoint=text), {})
    except UserError:
        good = False
    else:
        good = not _has_gaps(text)
    if good:
        return ""
    return QCoreApplication.translate(
        "Access", "This is not the address of a hub. It looks like https://huggingface.co."
    )


def proxy_refusal(text: str) -> str:
    """Why this cannot be the address of a proxy; "" = it can. Nothing stands for none."""
    translate = QCoreApplication.translate
    if not text:
        return ""
    # Before the address as a whole: the first part of a password may look like a port.
    if ":" in text.rpartition("://")[2].rpartition("@")[0]:
        return translate(
            "Access", "Leave the password out here, where anyone can read it. It has its own field."
        )
    try:
        Proxy.parse(text)
    except UserError:
        good = False
    else:
        good = not _has_gaps(text)
    if good:
        return ""
    return translate(
        "Access",
        "This is not the address of a proxy. It begins with http:// or socks5://, "
        "such as http://name@proxy:8080.",
    )


def token_refusal(text: str) -> str:
    """Why this cannot be an access token; "" = it can."""
    if text.isascii() and text.isprintable() and not _has_gaps(text):
        return ""
    return QCoreApplication.translate(
        "Access", "This is not an access token: it has no spaces and no special letters."
    )


def ca_file_refusal() -> str:
    """Why a file of certificates cannot be taken."""
    return QCoreApplication.translate(
        "Access", "This file is missing or holds no certificates. It has to be in the PEM format."
    )


def _has_gaps(text: str) -> bool:
    return any(letter.isspace() for letter in text)

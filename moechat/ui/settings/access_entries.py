"""What the settings have about the way to the hub, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from moechat.ui.settings.entries import Entry


def access_entries() -> Sequence[Entry]:
    """In the order of the page."""
    return (*_hub_entries(), *_network_entries(), *_download_entries())


def _hub_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "hub_token",
            translate("Settings", "Access token"),
            translate("Settings", "For models that want you to sign in. It is never shown again."),
            translate("Settings", "hugging face login password secret keyring gated api key"),
        ),
        Entry(
            "hub_endpoint",
            translate("Settings", "Address of the hub"),
            translate("Settings", "A mirror, for instance. Empty: the usual one."),
            translate("Settings", "mirror endpoint url server hugging face host"),
        ),
        Entry(
            "hub_token_to_mirror",
            translate("Settings", "Send the token to it, too"),
            translate("Settings", "Only where you trust whoever runs the mirror."),
            translate("Settings", "access mirror endpoint secret"),
        ),
    )


def _network_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "hub_proxy",
            translate("Settings", "Proxy"),
            translate("Settings", "With http:// or socks5://, and the user's name if it has one."),
            translate("Settings", "network socks http company firewall"),
        ),
        Entry(
            "proxy_password",
            translate("Settings", "Password of the proxy"),
            translate("Settings", "For the user in its address. It is never shown again."),
            translate("Settings", "login secret keyring user network"),
        ),
        Entry(
            "hub_use_system_proxy",
            translate("Settings", "Use the proxy of the system"),
            translate("Settings", "Where none is given above."),
            translate("Settings", "network environment automatic"),
        ),
        Entry(
            "hub_ca_file",
            translate("Settings", "More certificates"),
            translate("Settings", "A PEM file that is trusted beside those of the system."),
            translate("Settings", "ca authority tls ssl company certificate pem file trust"),
        ),
        Entry(
            "connection_test",
            translate("Settings", "Connection"),
            translate("Settings", "Tries the way to the hub step by step."),
            translate("Settings", "test check network internet online offline reach"),
        ),
    )


def _download_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "parallel_files",
            translate("Settings", "Files at the same time"),
            translate("Settings", "More may be faster; fewer leave more to others."),
            translate("Settings", "parallel downloads connections speed bandwidth"),
        ),
        Entry(
            "download_reserve_bytes",
            translate("Settings", "Leave free on the drive"),
            translate("Settings", "A download that would leave less waits."),
            translate("Settings", "reserve disk storage space full"),
        ),
    )

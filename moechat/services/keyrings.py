"""The keyring of the operating system, chosen by us.

The package ``keyring`` would also take what its own settings or other packages offer, some of
which keep secrets in plain files.
"""

import importlib
import logging
import sys
from collections.abc import Callable
from typing import Any

from moechat.services.secrets import Keyring

_log = logging.getLogger(__name__)

_BACKENDS = {
    "linux": ("keyring.backends.SecretService", "Keyring"),  # GNOME, KDE, KeePassXC, …
    "win32": ("keyring.backends.Windows", "WinVaultKeyring"),
}


def find_keyring(
    platform: str = sys.platform, load: Callable[[str], Any] = importlib.import_module
) -> Keyring | None:
    """The keyring, or None where there is none or it does not answer. May block for seconds."""
    if platform not in _BACKENDS:
        return None
    module, name = _BACKENDS[platform]
    try:
        kind = getattr(load(module), name)
        if not kind.viable:
            _log.info("there is no keyring in this session")
            return None
        found: Keyring = kind()
    except Exception as error:  # noqa: BLE001 - D-Bus and each backend have errors of their own
        _log.warning("the keyring cannot be used: %s", type(error).__name__)
        return None
    return found

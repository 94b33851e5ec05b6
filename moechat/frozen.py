"""What a packaged program takes back of what its boot loader did to the environment."""

from collections.abc import MutableMapping

_LIBRARY_PATH = "LD_LIBRARY_PATH"
_ORIGINAL = "LD_LIBRARY_PATH_ORIG"  # where the boot loader kept what was there before
# By these a boot loader sees that another one started it, which has set the path already.
_BOOT_LOADER = "_PYI_"


def restore_environment(environment: MutableMapping[str, str]) -> None:
    """Give ``environment`` back the user's own library path.

    The boot loader put the bundled libraries first, which this process has looked through by now.
    Children must not inherit that: a browser or file manager would start with our libraries, and
    moechat's own processes have a boot loader themselves, which is to begin afresh.
    """
    for name in [name for name in environment if name.startswith(_BOOT_LOADER)]:
        del environment[name]
    environment.pop(_LIBRARY_PATH, None)
    if original := environment.pop(_ORIGINAL, ""):
        environment[_LIBRARY_PATH] = original

"""What a report leaves out."""

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from moechat.core.redact import Redactor, grave_lines

LINUX = Redactor([PurePosixPath("/home/ada"), PurePosixPath("/")], ["ada", "Lovelace-PC", "x"])
WINDOWS = Redactor([PureWindowsPath(r"C:\Users\Ada L")], ["Ada L"])


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("/home/ada/models/x", "~/models/x"),
        ("/home/bob/models", "/home/(name)/models"),
        ("/run/media/ada/Disk", "/run/media/(name)/Disk"),
        ("Ada wrote on lovelace-pc:", "(name) wrote on (name):"),
        ("adapter, Canada, x = 1", "adapter, Canada, x = 1"),
        ("/usr/lib", "/usr/lib"),
    ],
)
def test_linux(text: str, clean: str) -> None:
    assert LINUX.clean(text) == clean


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (r"C:\Users\Ada L\AppData\x", r"~\AppData\x"),
        ("c:/users/ada l/AppData", "~/AppData"),
        (r"'C:\\Users\\Ada L\\m'", r"'~\\m'"),
        (r"D:\Users\bob\m", r"D:\Users\(name)\m"),
    ],
)
def test_windows(text: str, clean: str) -> None:
    assert WINDOWS.clean(text) == clean


LOG = """\
2026-11-29 10:00:00,000 12 INFO     moechat: started
2026-11-29 10:00:01,000 12 ERROR    moechat: it failed
Traceback (most recent call last):
  File "/x/y.py", line 3, in ask
    send("my secret")
builtins.ValueError: my secret
2026-11-29 10:00:02,000 12 INFO     moechat: an answer
  File "not of an error", line 1
2026-11-29 10:00:03,000 12 WARNING  moechat: odd
"""


def test_only_grave_lines_without_quotes_stay() -> None:
    assert grave_lines(LOG, 10) == [
        "2026-11-29 10:00:01,000 12 ERROR    moechat: it failed",
        '  File "/x/y.py", line 3',
        "builtins.ValueError",
        "2026-11-29 10:00:03,000 12 WARNING  moechat: odd",
    ]
    assert grave_lines(LOG, 1) == ["2026-11-29 10:00:03,000 12 WARNING  moechat: odd"]

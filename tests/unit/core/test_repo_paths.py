"""Names of files that somebody else has chosen."""

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import check_paths, shown

HOSTILE = [
    "../evil.json",
    "a/../../evil.json",
    "..",
    ".",
    "",
    "/etc/passwd.json",
    "a//b.json",
    "a/",
    "C:/evil.json",
    "C:evil.json",
    "\\\\server\\share\\evil.json",
    "..\\evil.json",
    "config.json:stream",
    "CON",
    "con.json",
    "sub/NUL.txt",
    "aux .json",
    "COM1.xml",
    "lpt¹.xml",
    "CONIN$",
    "trailing.",
    "trailing /config.json",
    "dots.../config.json",
    " leading.json",
    "a\0b.json",
    "new\nline.json",
    "right-to-left\u202enosj.exe",
    "half\ud800.json",
    "what?.json",
    "star*.json",
    "x" * 256 + "",
    "é" * 128,
    "/".join(["deep"] * 400),
    "ready",
    "READY",
    ".moechat/plan.json",
    ".MoeChat/lock",
]
HARMLESS = [
    "config.json",
    "sub/folder/x.json",
    "Modell für Äpfel.json",
    "モデル.xml",
    "x" * 255,
    "ready.json",
    "console.json",
    "com.json",
    "..json",
    ".gitattributes",
    "a b.json",
    "nullable/conf",
]


@pytest.mark.parametrize("path", HOSTILE, ids=lambda path: ascii(path)[:30])
def test_what_could_do_harm_is_refused(path: str) -> None:
    with pytest.raises(UserError) as caught:
        check_paths(["config.json", path])
    assert caught.value.fault.code is FaultCode.REPO_UNSAFE
    assert caught.value.fault.values["file"] == shown(path)


def test_ordinary_names_are_accepted() -> None:
    check_paths(HARMLESS)


@pytest.mark.parametrize(
    "paths",
    [
        ("config.json", "Config.JSON"),
        ("sub/a.json", "SUB/A.json"),
        ("straße.json", "STRASSE.json"),
        ("caf\u00e9.json", "cafe\u0301.json"),
        ("a", "a/b.json"),
        ("a/b.json", "A"),
        ("same", "same"),
    ],
)
def test_two_names_of_one_file_are_refused(paths: tuple[str, str]) -> None:
    with pytest.raises(UserError) as caught:
        check_paths(paths)
    assert caught.value.fault.values["reason"] == "clash"


def test_folders_that_differ_in_case_are_one_folder() -> None:
    check_paths(["sub/a.json", "SUB/b.json"])


def test_what_is_shown_has_nothing_invisible_and_an_end() -> None:
    assert shown("a\u202eb\n") == "a\ufffdb\ufffd"
    assert len(shown("x" * 5000)) < 100

"""What a packaged program does with the environment it is started in."""

from pathlib import Path

import pytest

from moechat import build_stamp
from moechat.frozen import restore_environment


def test_children_get_the_library_path_that_the_user_has() -> None:
    environment = {"LD_LIBRARY_PATH": "/app/_internal:/opt/lib", "LD_LIBRARY_PATH_ORIG": "/opt/lib"}
    restore_environment(environment)
    assert environment == {"LD_LIBRARY_PATH": "/opt/lib"}


def test_children_get_no_library_path_where_the_user_has_none() -> None:
    environment = {"LD_LIBRARY_PATH": "/app/_internal", "HOME": "/root"}
    restore_environment(environment)
    assert environment == {"HOME": "/root"}


def test_the_boot_loaders_of_children_set_the_path_themselves() -> None:
    environment = {
        "_PYI_ARCHIVE_FILE": "/app/moechat", "_PYI_PARENT_PROCESS_LEVEL": "1", "HOME": "/root"
    }  # fmt: skip
    restore_environment(environment)
    assert environment == {"HOME": "/root"}


def test_a_checkout_has_no_stamp() -> None:
    assert build_stamp.build_stamp() is None
    assert build_stamp.version_line("1.2.3") == "moechat 1.2.3"


@pytest.mark.parametrize(
    ("stamp", "line"),
    [
        ('{"commit": "0123456789abcdef+changes", "date": "2026-11-30"}',
         "moechat 1.2.3 (0123456789ab+changes, 2026-11-30)"),
        ('{"commit": "0123456789abcdef", "date": "2026-11-30"}',
         "moechat 1.2.3 (0123456789ab, 2026-11-30)"),
        ('{"commit": "", "date": "2026-11-30"}', "moechat 1.2.3 (2026-11-30)"),
    ],
)  # fmt: skip
def test_a_package_tells_what_it_was_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stamp: str, line: str
) -> None:
    file = tmp_path / "build.json"
    file.write_text(stamp, "utf-8")
    monkeypatch.setattr(build_stamp, "resource", lambda *_parts: file)
    assert build_stamp.version_line("1.2.3") == line

"""Licences: those of this environment are complete and go with ours, packaged or not."""

import importlib.util
import shutil
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

from moechat.services import licences
from moechat.services.licences import environment_notices, read_index, text_of
from moechat.services.package_licences import read_supplement, runtime_packages

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def script() -> ModuleType:
    place = ROOT / "tools" / "packaging" / "licenses.py"
    spec = importlib.util.spec_from_file_location("licenses_script", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_all_that_is_on_board_is_told_of(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / licences.FOLDER
    assert script.main(["--to", str(folder)]) == 0
    notices = {each.name: each for each in read_index(folder)}
    everything = runtime_packages(licences.runtime_requirements())
    assert {package.metadata["Name"] for package in everything.values()} <= set(notices)
    for each in notices.values():
        assert each.version
        assert text_of(each).strip(), each.name
    assert "third-party" in " ".join(notices["openvino"].files)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text_of(notices["PySide6_Essentials"])
    source = text_of(notices["PySide6_Essentials"])
    assert f"qt-everywhere-src-{metadata.version('PySide6-Essentials')}.tar.xz" in source
    assert "PYTHON SOFTWARE FOUNDATION" in text_of(notices["Python"]).upper()
    assert "Bootloader" in text_of(notices["PyInstaller"])
    # The same bytes again, though the folder is there already.
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    (folder / "left-over").write_text("of an older version")
    script.main(["--to", str(folder)])
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    # The window of a packaged program reads this very folder.
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(licences, "_ROOT", tmp_path)
    assert licences.all_notices() == list(notices.values())


def test_a_checkout_tells_of_its_packages() -> None:
    notices = environment_notices()
    names = [each.name for each in notices]
    assert names == sorted(names, key=str.casefold)
    assert all(each.files for each in notices)
    qt = next(each for each in notices if each.name == "shiboken6")
    assert "GNU GENERAL PUBLIC LICENSE" in text_of(qt)


def test_what_is_missing_is_said(script: ModuleType, tmp_path: Path) -> None:
    """All of it at once: a package without a text, and one under terms that do not go with ours."""
    supplement = tmp_path / "supplement"
    shutil.copytree(licences.SUPPLEMENT_FOLDER, supplement)
    file = supplement / "supplement.toml"
    text = file.read_text("utf-8").replace('texts = ["latex2mathml-MIT.txt"]', "")
    file.write_text(text.replace('"LGPL-3.0-only"', '"GPL-3.0-only"', 1), "utf-8")
    with pytest.raises(script.MissingError) as told:
        script.collect(tmp_path / "out", supplement_folder=supplement)
    said = str(told.value).splitlines()
    assert said[0] == "latex2mathml: no licence text"
    assert said[1:] == [
        "PySide6_Essentials: the licence 'GPL-3.0-only' is not known to go with ours"
    ]


@pytest.mark.parametrize(
    ("expression", "good"),
    [
        ("MIT", True),
        ("MPL-2.0 AND MIT", True),
        ("GPL-3.0-only OR Apache-2.0", True),
        ("GPL-3.0-only", False),
        ("MIT AND AGPL-3.0-only", False),
        ("", False),
    ],
)
def test_which_licences_go_with_ours(script: ModuleType, expression: str, good: bool) -> None:
    assert script.is_good(expression) is good


def test_every_entry_of_the_supplement_is_wanted() -> None:
    """One for a package that is no longer needed, or a text of none, would hide a slip."""
    supplement = read_supplement(licences.SUPPLEMENT_FOLDER)
    assert set(supplement.packages) <= set(runtime_packages(licences.runtime_requirements()))
    used = {text for each in supplement.packages.values() for text in each.texts}
    used |= {text for each in supplement.components for text in each.texts}
    there = {path.name for path in licences.SUPPLEMENT_FOLDER.glob("*.txt")}
    assert used == there
    assert all(each.why for each in (*supplement.packages.values(), *supplement.components))


@pytest.mark.skipif(not shutil.which("dpkg-query"), reason="asks Debian's packages")
def test_libraries_of_the_system_bring_their_notices(script: ModuleType, tmp_path: Path) -> None:
    inside = tmp_path / "bundle" / "_internal"
    inside.mkdir(parents=True)
    for name in ("libz.so.1", "libpython3.11.so.1.0", "base_library.zip"):
        (inside / name).write_bytes(b"")
    (inside / "libQt6Core.so.6").symlink_to("libz.so.1")
    assert script.system_libraries(tmp_path / "bundle") == ["libz.so.1"]
    notices = list(script._system_libraries(tmp_path, tmp_path / "bundle"))
    assert [each.name for each in notices] == ["zlib (Debian)"]
    assert b"Jean-loup Gailly" in (tmp_path / notices[0].files[0]).read_bytes()
    (inside / "libnobodys.so.9").write_bytes(b"")
    with pytest.raises(script.MissingError, match="libnobodys"):
        list(script._system_libraries(tmp_path, tmp_path / "bundle"))

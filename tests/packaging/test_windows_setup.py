"""The Setup for Windows: what goes into it, and where Wine is, what comes of it."""

import ast
import base64
import os
import re
import shutil
import struct
import sys
from itertools import pairwise
from pathlib import Path, PurePosixPath

import pytest

from installer.windows import closure
from installer.windows.version_info import numbers, version_info
from tools.packaging import common, sign, windows
from tools.packaging.icons import SIZES, write_icon

TEXTS = common.INSTALLER / "windows" / "texts"
TEXT = re.compile(r'LangString (\w+) \$\{LANG_\w+\} "(.*)"')
VALUE = re.compile(r"\$\{?\w+\}?")
needs_nsis = pytest.mark.skipif(not shutil.which("makensis"), reason="without NSIS")


def library(*needs: str) -> bytes:
    """A PE file, as far as its import table goes, linked to ``needs``."""
    address, names, entries = 0x1000, b"", b""
    table = 20 * (len(needs) + 1)
    for name in needs:
        entries += struct.pack("<12xI4x", address + table + len(names))
        names += name.encode() + b"\0"
    content = entries.ljust(table, b"\0") + names
    head = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + b"PE\0\0"
    head += struct.pack("<HH12xHH", 0x8664, 1, 240, 0)
    directories = struct.pack("<8xII", address, table).ljust(16 * 8, b"\0")
    head += struct.pack("<H110x", 0x20B) + directories
    start = len(head) + 40
    head += struct.pack("<8s4I16x", b".idata", len(content), address, len(content), start)
    return head + content


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A frozen program's folder with a name of several alphabets."""
    folder = tmp_path / "program"
    inside = folder / "_internal" / "sub"
    inside.mkdir(parents=True)
    (folder / "moechat.exe").write_bytes(library("KERNEL32.dll", "api-ms-win-crt-heap-l1-1-0.dll"))
    (inside / "ünï 日本 ✓.txt").write_text("text", "utf-8")
    return folder


def test_windows_sees_versions_in_their_order() -> None:
    ordered = "0.1.0.dev0", "0.1.0.dev3", "0.1.0a1", "0.1.0rc1.dev2", "0.1.0rc2", "0.1.0"
    ordered += "0.1.0.post1", "0.1.1.dev0", "0.2.0", "1.0.0"
    assert all(numbers(older) <= numbers(newer) for older, newer in pairwise(ordered))
    assert len({numbers(each) for each in ordered}) == len(ordered)
    numbers(common.version())
    for impossible in ("1.0", "1.0.0-beta", "1.0.70000"):
        with pytest.raises(ValueError, match=impossible):
            numbers(impossible)


def test_the_program_carries_its_version() -> None:
    text = version_info("0.2.0rc1")
    ast.parse(text, mode="eval")
    assert "filevers=(0, 2, 0, 30001)" in text
    assert "StringStruct('ProductVersion', '0.2.0rc1')" in text


def test_the_icon_has_every_size(tmp_path: Path) -> None:
    data = write_icon(tmp_path / "moechat.ico").read_bytes()
    count = struct.unpack_from("<HHH", data)[2]
    entries = [struct.unpack_from("<BB6xII", data, 6 + 16 * number) for number in range(count)]
    assert [width or 256 for width, *_ in entries] == list(SIZES)
    assert sum(size for *_, size, _ in entries) + 6 + 16 * count == len(data)
    for width, height, size, start in entries:
        assert width == height
        if width:  # a bitmap of twice the height, for the mask
            assert struct.unpack_from("<Iii", data, start) == (40, width, 2 * width)
        else:
            assert data[start : start + 4] == b"\x89PNG"
        assert any(data[start + 60 : start + size])


def test_the_installer_says_the_same_in_every_language() -> None:
    found = {file.stem: TEXT.findall(file.read_text("utf-8")) for file in TEXTS.glob("*.nsh")}
    assert set(found) == {"en", "de", "ja", "zh-CN"}
    english = {name: sorted(VALUE.findall(text)) for name, text in found["en"]}
    script = "".join(file.read_text("utf-8") for file in TEXTS.parent.glob("*.ns[hi]"))
    for language, texts in found.items():
        assert {name: sorted(VALUE.findall(text)) for name, text in texts} == english, language
    assert all(f"$({name})" in script for name in english)


def test_every_dll_is_asked_for(program: Path) -> None:
    inside = program / "_internal"
    (inside / "sub" / "a.pyd").write_bytes(library("b.dll", "VCRUNTIME140.dll", "OpenCL.dll"))
    (inside / "elsewhere").mkdir()
    (inside / "elsewhere" / "B.dll").write_bytes(library("kernel32.dll"))
    (inside / "openvino_intel_gpu_plugin.dll").write_bytes(library("OpenCL.dll"))
    found = [str(each).replace("\\", "/") for each in closure.missing(program)]
    assert found == [
        "_internal/sub/a.pyd needs b.dll (it is in _internal/elsewhere, where nobody looks)",
        "_internal/sub/a.pyd needs opencl.dll",
        "_internal/sub/a.pyd needs vcruntime140.dll",
    ]
    with pytest.raises(windows.BuildError, match=r"needs vcruntime140\.dll"):
        windows.build(program, "0.1.0", program.parent)
    (inside / "vcruntime140.dll").write_bytes(library("ucrtbase.dll"))
    (inside / "sub" / "b.dll").write_bytes(library())
    (inside / "sub" / "a.pyd").write_bytes(library("b.dll", "VCRUNTIME140.dll"))
    assert closure.missing(program) == []


@pytest.mark.skipif(sys.platform != "win32", reason="there are Windows's own libraries")
def test_windows_itself_lacks_none_of_what_it_is_said_to_have() -> None:
    system = Path(os.environ["SYSTEMROOT"], "System32")
    names = [name if "." in name else f"{name}.dll" for name in closure.OF_WINDOWS]
    assert [name for name in names if not (system / name).exists()] == []


def test_all_files_are_listed_and_none_that_cannot_be_installed(program: Path) -> None:
    files = windows.payload_files(program)
    strange = PurePosixPath("_internal/sub/ünï 日本 ✓.txt")
    assert files == [PurePosixPath("moechat.exe"), strange]
    lines = windows.installed_list(files).splitlines()
    assert lines == [
        "t _internal",
        "t moechat.exe",
        "t uninstall.exe",
        "t installed.txt",
        "f moechat.exe",
        "f _internal\\sub\\ünï 日本 ✓.txt",
        "f uninstall.exe",
        "f installed.txt",
        "d _internal\\sub",
        "d _internal",
    ]
    for name in ("installed.txt", "_internal/a$b.txt", "_internal/" + "x" * 160):
        (program / name).touch()
        with pytest.raises(windows.BuildError):
            windows.payload_files(program)
        (program / name).unlink()
    (program / "moechat.exe").unlink()
    with pytest.raises(windows.BuildError, match="freeze the program"):
        windows.payload_files(program)


def test_the_same_program_is_installed_the_same(program: Path, tmp_path: Path) -> None:
    def script(folder: Path) -> str:
        files = windows.payload_files(folder)
        made = windows.generated_script(folder, files, "0.1.0", "amd64-unicode")
        return made.replace(str(folder), "")

    for number in range(20):
        (program / "_internal" / f"{number * 7 % 20}.dll").touch()
    again = tmp_path / "elsewhere"
    for path in sorted(program.rglob("*"), reverse=True):  # another order on the drive
        if path.is_file():
            copy = again / path.relative_to(program)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    assert script(program) == script(again)
    assert '!define NUMBERS "0.1.0.40000"' in script(program)
    assert 'SetOutPath "$INSTDIR\\~new\\_internal\\sub"' in script(program)


@needs_nsis
def test_the_makensis_of_windows_can_make_it(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "_target", lambda _: "x86-unicode")
    windows.build(program, "0.1.0", tmp_path, fast=True)


@needs_nsis
@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in for osslsigncode")
def test_the_set_up_and_its_uninstaller_are_signed(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signer, log = tmp_path / "tools" / "osslsigncode", tmp_path / "signed.txt"
    signer.parent.mkdir()
    signer.write_text(f"""#!/bin/sh
        echo "$@" >> "{log}"
        while [ "$1" != -in ]; do shift; done
        cp "$2" "$4"
        printf signed >> "$4"
    """)
    signer.chmod(0o755)
    monkeypatch.setenv("PATH", f"{signer.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv(sign.PFX, raising=False)
    made = windows.build(program, "0.1.0", tmp_path, fast=True, sign=True)
    assert not log.exists()  # without a certificate
    monkeypatch.setenv(sign.PFX, base64.b64encode(b"pfx").decode())
    made = windows.build(program, "0.1.0", tmp_path, fast=True, sign=True)
    first, second = log.read_text().splitlines()
    assert str(made) not in first  # the uninstaller, before it is packed
    assert f"-in {made} " in second
    assert made.read_bytes().endswith(b"signed")
    signer.write_text("#!/bin/sh\nexit 3\n")
    with pytest.raises(windows.BuildError, match="could not be signed"):
        windows.build(program, "0.1.0", tmp_path, fast=True, sign=True)


@needs_nsis
def test_it_installs_and_goes_again(tmp_path: Path) -> None:
    machine = pytest.importorskip("tools.packaging.wine.machine")
    if machine.missing():
        pytest.skip("without Wine")
    from tools.packaging.wine.walk import Walk, fresh, removal

    walk = Walk(tmp_path, "Zoë Müller 山田")
    try:
        fresh(walk)
        removal(walk)
    finally:
        walk.wine.close()
    assert walk.passed
    assert not walk.failed

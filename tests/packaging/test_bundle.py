"""What goes into a frozen program, by the names that PyInstaller finds on both systems."""

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.packaging import bundle, common

LINKS = {
    "/w/cpu.so": ["libtbb.so.12", "libstdc++.so.6"],
    "/w/tbb": ["libz.so.1"],
    "/w/xcb": ["libQt6XcbQpa.so.6", "libX11.so.6"],
    "/w/core.pyd": ["Qt6Core.dll", "KERNEL32.dll"],
}


def linked(*entries: tuple[str, str, str]) -> list[str]:
    def imports(file: str) -> Iterable[tuple[str, object]]:
        return [(name, None) for name in LINKS.get(file, [])]

    return [entry[0] for entry in bundle.linked(entries, imports)]


def test_libraries_stay_for_those_that_are_opened_by_name() -> None:
    assert linked(
        ("openvino/libs/libopenvino_intel_cpu_plugin.so", "/w/cpu.so", "BINARY"),
        ("openvino/libs/libtbb.so.12", "/w/tbb", "BINARY"),
        ("libtbb.so.12", "openvino/libs/libtbb.so.12", "SYMLINK"),
        ("libz.so.1", "/w/z", "BINARY"),
        ("libstdc++.so.6", "/w/stdc++", "BINARY"),
        ("libgtk-3.so.0", "/w/gtk", "BINARY"),
        ("libgtk.so", "libgtk-3.so.0", "SYMLINK"),
    ) == [
        "openvino/libs/libopenvino_intel_cpu_plugin.so",
        "openvino/libs/libtbb.so.12",
        "libtbb.so.12",
        "libz.so.1",
    ]


def test_a_plugin_that_is_dropped_takes_its_libraries_with_it() -> None:
    assert linked(
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/w/xcb", "BINARY"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/w/xcbqpa", "BINARY"),
        ("libX11.so.6", "/w/x11", "BINARY"),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", "/w/pdf", "BINARY"),
        ("PySide6/Qt/lib/libQt6Pdf.so.6", "/w/qtpdf", "BINARY"),
    ) == ["PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/lib/libQt6XcbQpa.so.6"]


def test_windows_writes_places_and_names_in_its_own_way() -> None:
    assert linked(
        ("PySide6\\QtCore.pyd", "/w/core.pyd", "EXTENSION"),
        ("PySide6\\QT6CORE.dll", "/w/qt", "BINARY"),
        ("PySide6\\opengl32sw.dll", "/w/gl", "BINARY"),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", "/w/tls", "BINARY"),
        ("python311.dll", "/w/python", "BINARY"),
        ("MSVCP140.dll", "/w/cpp", "BINARY"),
        ("Qt6Qml.dll", "/w/qml", "BINARY"),
    ) == ["PySide6\\QtCore.pyd", "PySide6\\QT6CORE.dll", "python311.dll", "MSVCP140.dll"]


def test_of_qts_translations_ours_stay() -> None:
    entries = [
        ("PySide6/Qt/translations/qtbase_de.qm", "/w/1", "DATA"),
        ("PySide6/Qt/translations/qtbase_fr.qm", "/w/2", "DATA"),
        ("PySide6/Qt/translations/qt_help_de.qm", "/w/3", "DATA"),
        ("moechat/resources/translations/moechat_de.qm", "/w/4", "DATA"),
        ("openvino/libs/cache.json", "/w/5", "DATA"),
        ("openvino/include/openvino.hpp", "/w/6", "DATA"),
        ("libgtk.so", "PySide6/Qt/lib/libgtk.so", "SYMLINK"),
    ]
    kept = [entry[2] for entry in bundle.wanted_data(entries, [], ["de"])]
    assert len(kept) == 3
    assert [entry[1] for entry in bundle.wanted_data(entries, [], ["de"])] == [
        "/w/1",
        "/w/4",
        "/w/5",
    ]


def test_openvino_is_taken_with_its_plugins_but_without_front_ends(tmp_path: Path) -> None:
    plugins = [f"openvino_intel_{name}_plugin.dll" for name in ("cpu", "gpu", "npu")]
    threads = ["tbb12.dll", "tbbbind_2_5.dll", "tbbmalloc.dll"]
    wanted = ["cache.json", "openvino.dll", *plugins, "openvino_ir_frontend.dll", *threads]
    others = ["openvino_onnx_frontend.dll", "openvino_intel_npu_compiler.dll", "openvino.lib"]
    others += ["tbbbind_2_5.lib", "tbbmalloc_proxy.dll", "tbb12_debug.dll"]
    for name in (*wanted, *others):
        (tmp_path / name).touch()
    found = bundle.openvino_files(tmp_path)
    assert [Path(file).name for file, _ in found] == wanted
    assert {place for _, place in found} == {"openvino/libs"}


def test_windows_gets_the_cpp_runtime_where_all_look_for_it(tmp_path: Path) -> None:
    for name in (
        "MSVCP140.dll",
        "msvcp140_1.dll",
        "vcruntime140.dll",
        "Qt6Core.dll",
        "concrt140.dll",
    ):
        (tmp_path / name).touch()
    found = bundle.cpp_runtime(tmp_path)
    assert {place for _, place in found} == {"."}
    assert {Path(file).name for file, _ in found} == {
        "MSVCP140.dll", "msvcp140_1.dll", "vcruntime140.dll", "concrt140.dll",
    }  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of Unix")
def test_a_tree_does_not_tell_when_and_by_whom_it_was_made(tmp_path: Path) -> None:
    folder, program, text = tmp_path / "folder", tmp_path / "program", tmp_path / "folder" / "text"
    folder.mkdir(0o700)
    text.touch(0o600)
    program.touch(0o700)
    (tmp_path / "link").symlink_to("nowhere")
    common.set_modes(tmp_path)
    common.set_times(tmp_path, 1_795_000_000)
    assert [path.stat().st_mode & 0o777 for path in (folder, program, text)] == [
        0o755,
        0o755,
        0o644,
    ]
    assert {path.lstat().st_mtime for path in (tmp_path, *tmp_path.rglob("*"))} == {1_795_000_000}

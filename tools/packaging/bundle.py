"""What belongs into the frozen program: names, patterns, and what the loader would ask for."""

import fnmatch
import os
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

# As PyInstaller lists a file: its place in the bundle, where it comes from, its kind.
Entry = tuple[str, str, str]

HIDDEN_IMPORTS = (
    "openvino_tokenizers",  # asked for by GenAI's C++
    "PySide6.QtSvg",  # the icon engine is a plugin
    "truststore",
    # The program names its keyring itself, in a string.
    "keyring.backends.SecretService",
    "keyring.backends.Windows",
)
# Looked up by name at run time: versions for the log, entry points, and what libraries ask of
# themselves.
METADATA = ("openvino", "openvino-genai", "openvino-tokenizers", "huggingface-hub",
            "keyring", "pypdf", "psutil", "tqdm")  # fmt: skip
DATA_OF = ("ziamath", "ziafont", "latex2mathml")  # packages with fonts and tables

# hf_xet among them, which huggingface_hub would use for what we move ourselves.
EXCLUDED_MODULES = (
    "tkinter", "_tkinter", "unittest", "pydoc", "doctest", "lib2to3", "test", "setuptools",
    "pkg_resources", "pip", "IPython", "rich", "trio", "PIL", "scipy", "pandas", "matplotlib",
    "torch", "tensorflow", "transformers", "pytest", "_pytest", "numpy.f2py", "numpy.testing",
    "numpy.random", "yaml._yaml", "hf_xet", "openvino.torch", "openvino.tools",
    "openvino_telemetry",
    *(f"openvino.frontend.{name}" for name in ("pytorch", "tensorflow", "jax", "paddle", "onnx")),
    *(f"PySide6.{name}" for name in ("QtQml", "QtQuick", "QtPdf", "QtOpenGL", "QtSql", "QtTest",
                                     "QtPrintSupport", "QtDesigner")),
)  # fmt: skip

# OpenVINO opens its plugins by name, so that nothing links to them. Its compiler for NPUs, 98 MB on
# Windows, is left out on purpose: docs/decisions/0027-frozen-program.md.
OPENVINO_FILES = (
    "*openvino_intel_cpu_plugin.*", "*openvino_intel_gpu_plugin.*", "*openvino_intel_npu_plugin.*",
    "*openvino_auto_plugin.*", "*openvino_auto_batch_plugin.*",
    "*openvino_hetero_plugin.*", "*openvino_ir_frontend.*", "cache.json",
    "*tbbbind_*", "*tbbmalloc.*", "*hwloc*", "tbb12.dll", "openvino.dll",
)  # fmt: skip
_NO_LIBRARIES = (".lib", ".pc", "_debug.dll", "_d.dll", ".pdb", ".cmake")

# What a desktop has and must provide itself: with an old C++ library of ours in the process the
# newer graphics drivers of the system could not be loaded into it, and the others would only
# raise the demand on glibc.
HOST_LIBRARIES = (
    "libstdc++.so.*", "libgcc_s.so.*", "libexpat.so.*", "libfontconfig.so.*", "libfreetype.so.*",
    "libX11.so.*", "libX11-xcb.so.*", "libXau.so.*", "libXdmcp.so.*", "libxcb.so.*",
    "libxcb-glx.so.*", "libxcb-randr.so.*", "libxcb-render.so.*", "libxcb-shape.so.*",
    "libxcb-shm.so.*", "libxcb-sync.so.*", "libxcb-xfixes.so.*", "libglib-2.0.so.*",
    "libgthread-2.0.so.*", "libgio-2.0.so.*", "libgobject-2.0.so.*", "libgmodule-2.0.so.*",
    "libdbus-1.so.*", "libsystemd.so.*", "libgcrypt.so.*", "libgpg-error.so.*", "libcap.so.*",
    "liblz4.so.*", "libpcre2-8.so.*", "libbsd.so.*", "libmd.so.*", "libpng16.so.*",
    "libbrotlicommon.so.*", "libbrotlidec.so.*", "libtinfo.so.*", "libreadline.so.*",
    "libwayland-*.so.*", "libEGL.so.*", "libGL.so.*", "libGLX.so.*", "libGLdispatch.so.*",
    "libdrm.so.*", "libOpenGL.so.*",
)  # fmt: skip
_DROPPED_PLUGINS = (
    "egldeviceintegrations/*", "generic/*", "tls/*", "sqldrivers/*", "printsupport/*",
    "qmltooling/*", "qmllint/*", "designer/*", "vectorimageformats/*",
    "wayland-graphics-integration-server/*", "networkinformation/*glib*",
    "platforminputcontexts/*qtvirtualkeyboard*", "platformthemes/libqgtk3*",
    "platforms/*eglfs*", "platforms/*linuxfb*", "platforms/*qminimal*", "platforms/*vkkhrdisplay*",
    "platforms/*qvnc*", "platforms/*qdirect2d*", "imageformats/*qpdf*", "imageformats/*qicns*",
    "imageformats/*qtga*", "imageformats/*qtiff*", "imageformats/*qwbmp*",
)  # fmt: skip
_DROPPED = (
    *(f"*/plugins/{pattern}" for pattern in _DROPPED_PLUGINS),
    "*readline.cpython-*",
    "*opengl32sw.dll",  # a whole renderer in software; widgets are painted without OpenGL
    "*d3dcompiler_47.dll",
)
# Where files begin that are looked for by name; what these link to is kept, all else is not.
_ROOT_FOLDERS = ("openvino/", "openvino_tokenizers/", "openvino_genai/")
_ROOT_NAMES = ("libpython", "python3", "vcruntime", "msvcp", "concrt", "ucrtbase", "api-ms-")
_CPP_RUNTIME = ("msvcp140", "vcruntime140", "concrt140")


def openvino_files(libs: Path) -> list[tuple[str, str]]:
    """Pairs of file and folder in the bundle, of what OpenVINO opens by name."""
    return [
        (str(file), "openvino/libs")
        for file in sorted(libs.iterdir())
        if any(fnmatch.fnmatch(file.name, pattern) for pattern in OPENVINO_FILES)
        and not file.name.endswith(_NO_LIBRARIES)
    ]


def libraries_in(folder: Path, place: str, suffixes: tuple[str, ...]) -> list[tuple[str, str]]:
    """All libraries in ``folder``, for ``place`` in the bundle."""
    return [
        (str(file), place)
        for file in sorted(folder.iterdir())
        if file.name.endswith(suffixes) and not file.name.endswith(_NO_LIBRARIES)
    ]


def cpp_runtime(pyside: Path) -> list[tuple[str, str]]:
    """Microsoft's C++ runtime, for the bundle's top folder, where all its libraries look.

    OpenVINO links to it and has none; PySide6 brings one. A fresh Windows has none either.
    """
    found = libraries_in(pyside, ".", (".dll",))
    return [pair for pair in found if _name(pair[0]).startswith(_CPP_RUNTIME)]


def _normal(place: str) -> str:
    return place.replace("\\", "/")


def _name(place: str) -> str:
    return PurePosixPath(_normal(place)).name.lower()


def is_unwanted(place: str) -> bool:
    """Whether a library of the analysis stays out of the bundle."""
    path = _normal(place)
    return any(fnmatch.fnmatch(path, pattern) for pattern in _DROPPED) or any(
        fnmatch.fnmatch(PurePosixPath(path).name, pattern) for pattern in HOST_LIBRARIES
    )


def _is_root(entry: Entry) -> bool:
    place = _normal(entry[0])
    return (
        entry[2] == "EXTENSION"
        or "/plugins/" in place
        or place.startswith(_ROOT_FOLDERS)
        or _name(place).startswith(_ROOT_NAMES)
    )


def linked(
    binaries: Iterable[Entry], imports_of: Callable[[str], Iterable[tuple[str, object]]]
) -> list[Entry]:
    """The libraries that are wanted, and what these link to; links to any of them, as well.

    ``imports_of`` tells the names of the libraries that a file is linked to.
    """
    kept = [entry for entry in binaries if not is_unwanted(entry[0])]
    files = [entry for entry in kept if entry[2] != "SYMLINK"]
    by_name: dict[str, list[Entry]] = {}
    for entry in files:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    seen: set[str] = set()
    todo = [entry for entry in files if _is_root(entry)]
    while todo:
        entry = todo.pop()
        if entry[0] in seen:
            continue
        seen.add(entry[0])
        for name, _ in imports_of(entry[1]):
            todo += by_name.get(_name(name), [])
    return [
        entry
        for entry in kept
        if entry[0] in seen or (entry[2] == "SYMLINK" and _link_target(entry) in seen)
    ]


def _link_target(entry: Entry) -> str:
    target = PurePosixPath(_normal(entry[0])).parent / _normal(entry[1])
    return _normal(os.path.normpath(target))


def wanted_data(
    entries: Iterable[Entry], binaries: Iterable[Entry], languages: Iterable[str]
) -> list[Entry]:
    """The files that are no libraries: of Qt's translations ours, links only to what is there."""
    there = {_normal(entry[0]) for entry in binaries}
    translations = {f"qtbase_{code}.qm" for code in languages}
    return [entry for entry in entries if _is_wanted_data(entry, there, translations)]


def _is_wanted_data(entry: Entry, there: set[str], translations: set[str]) -> bool:
    place = _normal(entry[0])
    if place.startswith("PySide6/") and "/translations/" in place:
        return PurePosixPath(place).name in translations
    if place.startswith(("openvino/", "openvino_genai/")):
        return place.endswith(".json")
    if entry[2] == "SYMLINK":
        return _link_target(entry) in there
    return True

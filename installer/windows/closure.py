"""Whether a frozen program for Windows has every DLL that it is linked to.

    python installer/windows/closure.py dist/moechat

A DLL that is missing stops a program on a fresh Windows, while the machines of developers and
runners have it from elsewhere, Microsoft's C++ runtime above all. Reads the files' import tables,
so that it works on any system; what is opened by name only is not seen.
"""

import struct
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

# Of Windows 10 1809, as far as the parts of moechat ask for them. No C++ runtime is among them.
OF_WINDOWS = (
    "advapi32", "authz", "avrt", "bcrypt", "bcryptprimitives", "cabinet", "cfgmgr32", "combase",
    "comctl32", "comdlg32", "credui", "crypt32", "cryptbase", "cryptsp", "d2d1", "d3d11",
    "d3d12", "d3d9", "dbghelp", "dcomp", "dnsapi", "dwmapi", "dwrite", "dxcore", "dxgi",
    "gdi32", "hid", "icu", "icuin", "icuuc", "imm32", "iphlpapi", "kernel32", "kernelbase",
    "mpr", "msi", "msimg32", "msvcrt", "ncrypt", "netapi32", "normaliz", "ntdll", "ole32",
    "oleacc", "oleaut32", "opengl32", "pdh", "powrprof", "propsys", "psapi", "rpcrt4",
    "secur32", "setupapi", "shcore", "shell32", "shlwapi", "ucrtbase", "uiautomationcore",
    "user32", "userenv", "usp10", "uxtheme", "version", "winhttp", "wininet", "winmm",
    "winspool.drv", "wintrust", "wldap32", "ws2_32", "wtsapi32",
)  # fmt: skip
_API_SETS = ("api-ms-win-", "ext-ms-")
# Comes with a graphics driver. Without one OpenVINO's GPU plugin does not load, and nothing else
# asks for it: the processor goes on.
OF_DRIVERS = {"opencl.dll": ("openvino_intel_gpu_plugin.dll",)}
# Where Windows looks beside the folder of the file itself: the program's own, PyInstaller's, and
# what packages add when they are imported.
_SEARCHED = (
    "",
    "_internal",
    "_internal/openvino/libs",
    "_internal/PySide6",
    "_internal/shiboken6",
    "_internal/numpy.libs",
)
_SUFFIXES = (".exe", ".dll", ".pyd")
_IMPORTS, _DELAYED = 1, 13  # numbers of data directories


@dataclass(frozen=True)
class Missing:
    """One DLL that ``file`` is linked to."""

    file: str  # below the tree
    needs: str
    elsewhere: str = ""  # where it is, but not looked for

    def __str__(self) -> str:
        where = f" (it is in {self.elsewhere}, where nobody looks)" if self.elsewhere else ""
        return f"{self.file} needs {self.needs}{where}"


def missing(tree: Path) -> list[Missing]:
    """What neither ``tree`` nor Windows has, of all that the files in ``tree`` are linked to."""
    files = [path for path in sorted(tree.rglob("*")) if path.suffix.lower() in _SUFFIXES]
    places: dict[str, set[Path]] = {}
    for path in files:
        places.setdefault(path.name.lower(), set()).add(path.parent)
    searched = {tree / folder for folder in _SEARCHED}
    found = []
    for path in files:
        for name in sorted(set(imports(path.read_bytes()))):
            there = places.get(name, set())
            if there & (searched | {path.parent}) or _is_given(name, path.name.lower()):
                continue
            elsewhere = min((str(place.relative_to(tree)) for place in there), default="")
            found.append(Missing(str(path.relative_to(tree)), name, elsewhere))
    return found


def _is_given(name: str, asking: str) -> bool:
    known = name.startswith(_API_SETS) or name.removesuffix(".dll") in OF_WINDOWS
    return known or asking in OF_DRIVERS.get(name, ())


def imports(data: bytes) -> Iterator[str]:
    """Names, in lower case, of the DLLs that a PE file is linked to, also those loaded late.

    Microsoft's description: "PE Format", sections ``.idata`` and delay-load import tables.
    Nothing for what is no 64-bit PE file.
    """
    if data[:2] != b"MZ":
        return
    (start,) = struct.unpack_from("<I", data, 0x3C)
    if data[start : start + 4] != b"PE\0\0":
        return
    sections, optional_size = struct.unpack_from("<2xH12xH", data, start + 4)
    optional = start + 24
    if struct.unpack_from("<H", data, optional) != (0x20B,):
        return
    table = optional + optional_size
    spans = [struct.unpack_from("<8x4I", data, table + 40 * number) for number in range(sections)]
    for directory, size, offset in ((_IMPORTS, 20, 12), (_DELAYED, 32, 4)):
        (address,) = struct.unpack_from("<I", data, optional + 112 + 8 * directory)
        at = _position(spans, address) if address else None
        while at is not None:
            (name,) = struct.unpack_from("<I", data, at + offset)
            where = _position(spans, name) if name else None
            if where is None:
                break
            yield data[where : data.index(b"\0", where)].decode("ascii", "replace").lower()
            at += size


def _position(spans: Sequence[tuple[int, ...]], address: int) -> int | None:
    """Where in the file the byte is that is at ``address`` in memory."""
    for virtual_size, virtual, raw_size, raw in spans:
        if virtual <= address < virtual + max(virtual_size, raw_size):
            return address - virtual + raw
    return None


def main(arguments: Sequence[str]) -> int:
    """Check the folder that is named, and return the exit code."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: closure.py FOLDER", file=sys.stderr)
        return 2
    found = missing(Path(arguments[0]))
    for each in found:
        print(each)
    print(f"{len(found)} DLLs are missing" if found else "every DLL is there")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

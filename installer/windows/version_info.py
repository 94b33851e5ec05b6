"""The version as Windows files carry it."""

import re

_STAGES = {"a": 10_000, "b": 20_000, "rc": 30_000}
_FINAL, _POST = 40_000, 50_000
_VERSION = re.compile(
    r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?(?:\.post(\d+))?(?:\.dev(\d+))?(?:\+[a-z0-9.]+)?"
)

_TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags={flags},
                    OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The moechat developers'),
      StringStruct('FileDescription', 'moechat'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', '{name}'),
      StringStruct('LegalCopyright', 'The moechat developers. Apache License 2.0'),
      StringStruct('OriginalFilename', '{name}.exe'),
      StringStruct('ProductName', 'moechat'),
      StringStruct('ProductVersion', '{version}'),
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])]),
  ],
)
"""
_PRERELEASE = 0x2  # VS_FF_PRERELEASE


def numbers(version: str) -> tuple[int, int, int, int]:
    """Four 16-bit numbers in the order of the versions, the last telling the stage of a release.

    0.2.0.dev1 < 0.2.0a1 < 0.2.0rc1 < 0.2.0 < 0.2.0.post1, as PEP 440 has it; a development
    version of a stage counts as the one before it. Raises `ValueError` for anything else.
    """
    match = _VERSION.fullmatch(version)
    if match is None:
        raise ValueError(f"not a version of moechat: {version}")
    major, minor, patch = (int(part) for part in match.groups()[:3])
    stage, stage_number, post, dev = match.groups()[3:]
    if post is not None:
        last = _POST + int(post)
    elif stage is not None:
        last = _STAGES[stage] + int(stage_number)
    else:
        last = _FINAL if dev is None else int(dev)
    if dev is not None and last >= min(_STAGES.values()):
        last -= 1
    result = (major, minor, patch, last)
    if max(result) > 0xFFFF:
        raise ValueError(f"too large for Windows: {version}")
    return result


def version_info(version: str, name: str = "moechat") -> str:
    """What PyInstaller's ``version=`` reads from a file, for ``name``.exe."""
    found = numbers(version)
    return _TEMPLATE.format(
        numbers=found, version=version, name=name, flags=0 if found[3] >= _FINAL else _PRERELEASE
    )

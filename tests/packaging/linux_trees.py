"""Small stand-ins for the frozen program."""

import shutil
from pathlib import Path


def make_tree(folder: Path, *names: str, version: str = "0.1.0") -> Path:
    """A program that tells its version, and files named ``names`` beside its libraries."""
    inside = folder / "_internal"
    inside.mkdir(parents=True)
    for name in names:
        (inside / name).write_text(name, "utf-8")
    shutil.copy("/bin/sleep", inside / "sleep")
    (inside / "licenses").mkdir()
    (inside / "licenses" / "index.json").write_text("{}", "utf-8")
    program = folder / "moechat"
    program.write_text(f"#!/bin/sh\necho moechat {version}\n", "utf-8")
    program.chmod(0o755)
    return folder

"""What tests build once and keep between runs."""

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
CACHE = ROOT / "build" / "models"  # ignored by git, kept between runs


def build_once(target: Path, make: Callable[[Path], None]) -> None:
    """Have ``make`` fill a folder, which takes its place only when complete."""
    if target.is_dir():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".new-") as scratch:
        fresh = Path(scratch) / target.name
        make(fresh)
        try:
            fresh.rename(target)
        except OSError:
            if not target.is_dir():  # else another run was faster
                raise


def digest_of(*files: Path) -> str:
    """A few characters that change with any of the files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def kept_starter_moe(cache: Path, starter_model: Path) -> Path:
    """The starter model with experts, kept in ``cache`` until what it is made of changes."""
    from tests.support import expert_block, starter_moe  # import OpenVINO

    sources = [Path(str(module.__file__)) for module in (expert_block, starter_moe)]
    digest = digest_of(*sources, starter_model / "openvino_model.xml")
    folder = cache / f"starter-moe-{digest}"

    def build(target: Path) -> None:
        starter_moe.build_starter_moe(target, starter_model)

    build_once(folder, build)
    return folder


def exported_models(cache: Path) -> Path | None:
    """The folder of models as the real exporter makes them; None where there is none.

    ``MOECHAT_EXPORTED_MODELS`` names it; else a collection beside this repository is unpacked.
    """
    if named := os.environ.get("MOECHAT_EXPORTED_MODELS"):
        return Path(named)
    unpack = ROOT.parent / "shared" / "models" / "unpack"
    if not unpack.exists():
        return None
    folder = cache.with_name("exported-models")
    command = [sys.executable, str(unpack)]

    def build(target: Path) -> None:
        subprocess.run([*command, str(target)], check=True)

    build_once(folder, build)
    return folder

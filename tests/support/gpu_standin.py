"""Builds the stand-in OpenCL library once, and tells which environment a process needs for it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.support.built import build_once, digest_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "tests" / "gpu_standin"
LOCK = ROOT / "requirements-standin.lock"
PROFILES = ("tgl", "mtl", "arlh", "lnl", "ptl", "a770", "b580")
_INSTALL_SECONDS = 900
_BUILD_SECONDS = 120
_TOOLS = ("gcc", "nm", "awk")


class StandinMissingError(Exception):
    """Why there is no stand-in here."""


@dataclass(frozen=True)
class GpuStandin:
    """A directory with the library."""

    library: Path

    def environment(
        self, profiles: str, base: Mapping[str, str] | None = None, **further: str
    ) -> dict[str, str]:
        """Variables for a process that is to see these GPUs: ``"lnl"``, ``"lnl;b580,mem=8G"``.

        ``further`` are settings of the library without their prefix: ``NOOP="2"``.
        """
        environment = dict(os.environ if base is None else base)
        paths = [str(self.library), environment.get("LD_LIBRARY_PATH", "")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, paths))
        # OpenVINO brings an older oneTBB than the processor's OpenCL needs.
        environment["LD_PRELOAD"] = str(self.library / "libtbb.so.12")
        environment["FAKEGPU"] = profiles
        environment |= {f"FAKEGPU_{name}": value for name, value in further.items()}
        return environment


def prepare(folder: Path) -> GpuStandin:
    """Build into ``folder`` what is not there yet; raises `StandinMissingError`."""
    if sys.platform != "linux":
        raise StandinMissingError("it needs Linux")
    if missing := [tool for tool in _TOOLS if shutil.which(tool) is None]:
        raise StandinMissingError(f"{', '.join(missing)} not installed: apt-get install gcc")
    runtime = folder / f"runtime-{digest_of(LOCK)}"
    build_once(runtime, _install)
    built = folder / f"library-{digest_of(LOCK, SOURCES / 'fakegpu.c', SOURCES / 'build.sh')}"
    build_once(built, lambda target: _build(target, runtime / "lib"))
    return GpuStandin(built / "lib")


def _install(prefix: Path) -> None:
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "--no-input", "--ignore-installed", "--require-hashes", "--only-binary", ":all:",
        "--no-compile", "--prefix", str(prefix), "-r", str(LOCK),
    ]  # fmt: skip
    _run(command, _INSTALL_SECONDS, "Intel's OpenCL runtime cannot be installed")


def _build(target: Path, runtime: Path) -> None:
    target.mkdir()
    environment = {**os.environ, "OUT": str(target), "RT": str(runtime)}
    _run(["sh", str(SOURCES / "build.sh")], _BUILD_SECONDS, "it does not compile", environment)


def _run(
    command: list[str], seconds: float, failure: str, environment: dict[str, str] | None = None
) -> None:
    try:
        done = subprocess.run(
            command, capture_output=True, check=False, text=True, env=environment, timeout=seconds,
            stdin=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        raise StandinMissingError(f"{failure}: no end after {seconds:.0f} s") from error
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise StandinMissingError(f"{failure}: {' '.join(last)}")

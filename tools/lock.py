"""Resolve pyproject.toml into the lock files: ``make lock``.

requirements-dev.lock is for working on moechat, requirements.lock is its part that a packaged
program needs, requirements-standin.lock is what tests put behind a GPU. All hold for Python 3.11
and newer on Linux and Windows, with hashes, and name no index, so that pip uses the one it is
configured for.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"  # another version may write the same resolution differently


def compile_lock(target: str, *arguments: str) -> None:
    """Run uv's resolver from the project's root, with what the files share."""
    subprocess.run(
        [
            sys.executable, "-m", "uv", "pip", "compile", "--output-file", target,
            "--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url",
            "--no-emit-find-links", "--custom-compile-command", "make lock", "--quiet", *arguments,
        ],
        cwd=ROOT,
        check=True,
    )  # fmt: skip


def main() -> None:
    """Write the files; ``--upgrade`` takes newer releases than the present ones."""
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV]
    subprocess.run(install, check=True)
    project = ("pyproject.toml", *sys.argv[1:])
    compile_lock("requirements-dev.lock", *project, "--group", "dev")
    compile_lock("requirements.lock", *project, "--constraints", "requirements-dev.lock")
    compile_lock("requirements-standin.lock", *sys.argv[1:], "--group", "standin")


if __name__ == "__main__":
    main()

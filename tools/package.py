#!/usr/bin/env python3
"""What becomes an installer, step by step: ``python tools/package.py STEP``, run by .venv's Python.

    freeze | licenses | deb | run | appimage | windows | all | test

Each step is a file of its own in tools/packaging, with ``main(arguments) -> int`` and, where what
it makes can be tried out on this machine, ``test(arguments) -> int``. ``all`` does what this
system can build, ``test`` tries all of that.
"""

import importlib
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
STEPS = ROOT / "tools" / "packaging"
HELPERS = ("bundle", "common", "icons")  # files there that are no steps
# In this order; one that is not in the checkout is left out.
OF_SYSTEM = {"linux": ("freeze", "deb", "run"), "win32": ("freeze", "windows")}
# What can be tried without building it here: the set-up for Windows, under Wine.
TESTED = {"linux": ("freeze", "deb", "run", "windows"), "win32": ("freeze", "windows")}


def steps() -> list[str]:
    """The names of the steps that there are."""
    return sorted(file.stem for file in STEPS.glob("*.py") if file.stem not in HELPERS)


def step(name: str) -> ModuleType:
    """A step by its name."""
    return importlib.import_module(f"tools.packaging.{name}")


def build_all() -> int:
    """All that this system can build; the first failure ends it."""
    for name in OF_SYSTEM.get(sys.platform, ("freeze",)):
        if name in steps():
            print(f"── {name}", flush=True)
            if code := step(name).main([]):
                return code
    return 0


def test_all() -> int:
    """Try what was built; every step is tried, also after a failure."""
    failed = []
    for name in TESTED.get(sys.platform, ("freeze",)):
        test = getattr(step(name), "test", None) if name in steps() else None
        if test is not None:
            print(f"── test of {name}", flush=True)
            if test([]):
                failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all packages work", flush=True)
    return int(bool(failed))


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    sys.path.insert(0, str(ROOT))
    match arguments:
        case ["all"]:
            return build_all()
        case ["test"]:
            return test_all()
        case [name, *rest] if name in steps():
            return int(step(name).main(rest))
    names = " | ".join([*steps(), "all", "test"])
    print(f"usage: {Path(sys.argv[0]).name} {names}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Where every process of the program begins: window, command line or engine."""

import os
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # First, and before anything heavy is imported: the engine must not load Qt, nor the
    # window OpenVINO.
    if arguments[:1] == ["--engine"]:
        from moechat.engine.main import run  # noqa: PLC0415

        run()
        return 0
    _replace_missing_streams()
    if "--version" in arguments[:1]:
        from moechat import __version__  # noqa: PLC0415

        sys.stdout.write(f"moechat {__version__}\n")
        return 0
    from moechat.app import main as run_app  # noqa: PLC0415

    return run_app(arguments)


def _replace_missing_streams() -> None:
    """A windowed program on Windows has no standard streams; libraries print to them anyway."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  # open until the end


if __name__ == "__main__":
    sys.exit(main())

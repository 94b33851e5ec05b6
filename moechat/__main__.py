"""Where every process of the program begins: window, command line, engine or another child."""

import io
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if getattr(sys, "frozen", False):
        from moechat.frozen import restore_environment  # noqa: PLC0415

        restore_environment(os.environ)
    if _is_child(arguments):
        return 0
    _prepare_streams()
    if arguments:
        # Until a command takes over: an exception in the middle of an import ends in a native
        # abort, or in nothing at all.
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # as shells have it
    if "--version" in arguments[:1]:
        return _tell_version(verbose="--verbose" in arguments)
    if arguments[:1] == ["--self-test"]:
        from moechat.selftest.main import run as run_self_test  # noqa: PLC0415

        return run_self_test(arguments[1:])
    from moechat.app import main as run_app  # noqa: PLC0415

    return run_app(arguments)


def _tell_version(*, verbose: bool) -> int:
    from moechat import __version__  # noqa: PLC0415
    from moechat.build_stamp import version_line  # noqa: PLC0415

    lines = [version_line(__version__)]
    if verbose:
        from moechat.services.paths import Paths  # noqa: PLC0415

        paths = Paths.default(os.environ)
        places = {"data": paths.data, "settings": paths.settings, "models": paths.models}
        places |= {"logs": paths.logs, "cache": paths.cache}
        lines += [f"{name}: {path}" for name, path in places.items()]
        lines.append(f"chosen by: {paths.origin}")
    try:
        print(*lines, sep="\n", flush=True)  # noqa: T201
    except OSError:  # nobody reads it any more, or there is no room for it
        from moechat.cli.streams import give_up  # noqa: PLC0415

        give_up(sys.stdout)
        return 1
    return 0


def _is_child(arguments: Sequence[str]) -> bool:
    """Be one of the program's own processes, if that is what is asked for.

    Before anything heavy is imported: the engine must not load Qt, nor the window OpenVINO.
    """
    match arguments:
        case ["--engine", *_]:
            from moechat.engine.main import run  # noqa: PLC0415

            run()
        case ["--download-worker", *_]:
            from moechat.hub.worker import run as run_worker  # noqa: PLC0415

            run_worker()
        case ["--read-document", path]:
            from moechat.reader.worker import run as run_reader  # noqa: PLC0415

            run_reader(Path(path))
        case ["--make-pages", *_]:
            from moechat.ui.pages_worker import run as run_pages  # noqa: PLC0415

            run_pages()
        case ["--self-test-window"]:
            from moechat.selftest.window_process import run as run_window  # noqa: PLC0415

            run_window()
        case ["--warm-cache", *_]:
            from moechat.warmer.worker import run as run_warmer  # noqa: PLC0415

            run_warmer()
        case _:
            return False
    return True


def _prepare_streams() -> None:
    """Make the standard streams safe to use, however the program was started."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # Closed by the shell, or a windowed program on Windows; libraries use them anyway.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  # open until the end
        elif isinstance(stream, io.TextIOWrapper) and stream is not sys.stderr:
            # One character of another encoding must not cost the rest; stderr escapes already.
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())

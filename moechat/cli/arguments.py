"""The command line: commands, their arguments, and what these may be."""

import argparse
import os
from collections.abc import Container, Sequence
from pathlib import Path

import moechat
from moechat.core.hub_model import SortOrder

DELETE_DATA = "delete-data"
_MOST_MINUTES = 600
_MOST = 2**53  # tokens or bytes: more is a slip, and some readers of JSON lose digits beyond


def parse(arguments: Sequence[str]) -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    """What is asked for: a ``command`` with its arguments, or a ``path`` for the window.

    Ends the program where it makes no sense.
    """
    parser, commands = _command_line()
    path = None
    if arguments[:1] == [f"--{DELETE_DATA}"]:  # as installers and people look for it
        arguments = [DELETE_DATA, *arguments[1:]]
    if len(arguments) == 1 and not arguments[0].startswith("-") and arguments[0] not in commands:
        if not os.path.exists(arguments[0]):  # noqa: PTH110 - a name too long is no file either
            parser.error(f"{arguments[0]!r} is neither a command nor a file or folder")
        path, arguments = Path(arguments[0]), ()
    options = parser.parse_args(arguments)
    if options.command == "doctor" and options.model is not None and options.drive is None:
        parser.error("--model goes with --drive")
    options.path = path
    return parser, options


class _Commands:
    """The commands of a parser; what one is for is said in the list of them and in its own help."""

    def __init__(
        self, parser: argparse.ArgumentParser, dest: str, *, required: bool = True
    ) -> None:
        # Named, as it would put the usage of the program before that of each command.
        self._commands = parser.add_subparsers(
            prog=parser.prog, dest=dest, metavar="COMMAND", required=required
        )
        self.names: Container[str] = self._commands.choices

    def add(self, name: str, help_: str) -> argparse.ArgumentParser:
        """Another one."""
        return self._commands.add_parser(
            name, help=help_, description=f"{help_[0].upper()}{help_[1:]}."
        )


def _command_line() -> tuple[argparse.ArgumentParser, Container[str]]:
    """All commands with their arguments, and their names."""
    parser = argparse.ArgumentParser(
        prog="moechat",
        usage="moechat [-h] [--version] [--self-test] [PATH | COMMAND ...]",
        description="Private, offline chat with Mixture-of-Experts models on Intel AI PCs. "
        "Without a command, the window opens; PATH is a model folder or a file with chats for it.",
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"moechat {moechat.__version__}",
        help="print the version; with --verbose also where everything is kept",
    )
    # Done before there is a command line to parse, when a broken part could not be told of.
    parser.add_argument(
        "--self-test", action="store_true", help="try every part of this installation, and end"
    )
    commands = _Commands(parser, "command", required=False)
    chat = commands.add("chat", "chat in the terminal")
    chat.add_argument("model", type=Path, metavar="MODEL", help="an OpenVINO model folder")
    chat.add_argument("-p", "--prompt", help="ask this, print the answer, and end")
    chat.add_argument("--device", help="an OpenVINO device (default: what fits best)")
    chat.add_argument(
        "--ratio", type=_ratio, metavar="N", help="percent of the experts to stream, 0 to 99"
    )
    chat.add_argument("--context", type=_positive, metavar="N", help="tokens of a conversation")
    chat.add_argument("--anyway", action="store_true", help="also where it does not fit")
    chat.add_argument(
        "--max-tokens", type=_positive, default=4096, metavar="N", help="default: %(default)s"
    )
    chat.add_argument("--json", action="store_true", help="print one JSON object for each answer")
    doctor = commands.add("doctor", "look this machine over, or test a drive")
    doctor.add_argument("--drive", type=Path, metavar="DIR", help="test the drive of this folder")
    doctor.add_argument(
        "--model", type=Path, metavar="DIR", help="with --drive: the model to read for"
    )
    inspect = commands.add("inspect", "tell a model's facts from its files")
    inspect.add_argument("model", type=Path, metavar="DIR", help="an OpenVINO model folder")
    plan = commands.add("plan", "how a model would be loaded here, and why")
    plan.add_argument("model", type=Path, metavar="DIR", help="an OpenVINO model folder")
    plan.add_argument(
        "--machine", type=Path, metavar="FILE", help="what `doctor --json` printed; default: here"
    )
    plan.add_argument("--context", type=_positive, metavar="N", help="tokens of a conversation")
    plan.add_argument(
        "--reserve", type=_natural, default=0, metavar="BYTES", help="left to other programs"
    )
    tune = commands.add("tune", "find a model's best setting here, by measuring")
    tune.add_argument("model", type=Path, metavar="DIR", help="an OpenVINO model folder")
    tune.add_argument(
        "--minutes", type=_minutes, default=6.0, metavar="N", help="at most (default: %(default)g)"
    )
    tune.add_argument("--on-battery", action="store_true", help="measure on battery power, too")
    tune.add_argument("--device", metavar="D", help="an OpenVINO device (default: the planned one)")
    tune.add_argument("--context", type=_positive, metavar="N", help="tokens of a conversation")
    for command in (doctor, inspect, plan, tune):
        command.add_argument("--json", action="store_true", help="print JSON")
    _add_deletion(commands.add(DELETE_DATA, "delete your chats, settings and more"))
    _add_chats(commands.add("chats", "write chats to files and read them back"))
    _add_models(commands.add("models", "find, download and manage models"))
    return parser, commands.names


def _add_deletion(deletion: argparse.ArgumentParser) -> None:
    deletion.description = (
        "Delete chats, settings, logs and what the keyring holds of moechat, for good. "
        "What moechat did not make is kept."
    )
    deletion.add_argument("--models", action="store_true", help="also downloaded and copied models")
    deletion.add_argument("--yes", action="store_true", help="do not ask")


def _add_chats(chats: argparse.ArgumentParser) -> None:
    commands = _Commands(chats, "chats_command")
    export = commands.add("export", "write chats to a file")
    export.add_argument(
        "file",
        type=_export_file,
        metavar="FILE",
        help="its suffix tells the format: md, html, json, pdf",
    )
    export.add_argument("--title", metavar="TEXT", help="only chats with this in their title")
    taken = commands.add(
        "import", "take in chats that moechat, ChatGPT, LM Studio or Open WebUI exported"
    )
    taken.add_argument("files", type=Path, nargs="+", metavar="FILE")
    taken.add_argument("--copies", action="store_true", help="also what is here already")


def _export_file(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in (".md", ".html", ".json", ".pdf"):
        raise argparse.ArgumentTypeError("the name must end in .md, .html, .json or .pdf")
    return path


def _add_models(models: argparse.ArgumentParser) -> None:
    commands = _Commands(models, "models_command")
    search = commands.add("search", "look for OpenVINO models on the hub")
    search.add_argument("text", nargs="*", metavar="WORD", help="in the name, or OWNER/WORD")
    search.add_argument("--sort", choices=[order.value for order in SortOrder], default="downloads")
    search.add_argument("--limit", type=_positive, default=20, metavar="N", help="default: 20")
    listed = commands.add("list", "the models that are here, and those on their way")
    download = commands.add("download", "download a model, or go on with it")
    download.add_argument("repo", metavar="OWNER/NAME")
    download.add_argument("--revision", default="main", metavar="R", help="default: %(default)s")
    download.add_argument("--to", type=Path, metavar="DIR", help="the model's folder")
    pause = commands.add("pause", "pause what is being downloaded, by any program")
    pause.add_argument("repo", nargs="?", metavar="OWNER/NAME", help="default: everything")
    taken = commands.add("import", "use models from another folder or a hub cache")
    taken.add_argument("folder", type=Path, metavar="DIR")
    taken.add_argument("--copy", action="store_true", help="copy them; default: where they are")
    verify = commands.add("verify", "read all files again and check them")
    verify.add_argument("model", nargs="?", metavar="MODEL", help="default: all")
    update = commands.add("update", "fetch what is new of a model")
    update.add_argument("model", metavar="MODEL")
    remove = commands.add(
        "remove", "move a model to the trash; one that lies elsewhere is only forgotten"
    )
    remove.add_argument("model", metavar="MODEL")
    remove.add_argument("--permanently", action="store_true", help="delete it for good")
    where = commands.add("where", "the folder of a model, or that of all")
    where.add_argument("model", nargs="?", metavar="MODEL")
    for command in (search, download, update):
        command.add_argument("--endpoint", default="", metavar="URL", help="another hub")
    for command in (search, listed, download, pause, taken, verify, update, remove, where):
        command.add_argument("--json", action="store_true", help="print JSON")


def _positive(text: str) -> int:
    return _whole(text, 1, _MOST)


def _minutes(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 < number <= _MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"{text} is not more than 0 and at most {_MOST_MINUTES}")
    return number


def _natural(text: str) -> int:
    return _whole(text, 0, _MOST)


def _ratio(text: str) -> int:
    """The plugin would take 100 for 0, and negative numbers for anything."""
    return _whole(text, 0, 99)


def _whole(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
    return number

"""What a person has chosen, in a TOML file that may also be edited by hand."""

import logging
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Any, Literal, TypeGuard, TypeVar, get_origin

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.core.context_policy import ContextPolicy
from moechat.core.faults import Fault, FaultCode, file_fault
from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_lock import LockMode
from moechat.core.warming import Choice
from moechat.disk.replacing import replace_file
from moechat.protocol.answer_options import (
    AnswerOptions,
    Seed,
    Stops,
    SystemPrompt,
    TokenLimit,
)
from moechat.protocol.messages import Sampling
from moechat.services.tasks import TaskLane
from moechat.services.toml_writer import write_toml

logger = logging.getLogger(__name__)

Document = dict[str, Any]
Upgrade = Callable[[Document], Document]
S = TypeVar("S", bound=msgspec.Struct)

# UPGRADES[n - 1] turns a document of version n into one of version n + 1.
UPGRADES: Sequence[Upgrade] = ()
_VERSION_KEY = "version"

_Path = Annotated[str, msgspec.Meta(pattern=r"\A[^\0]*\Z")]  # no system takes a NUL in one

TEXT_PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200)  # that are offered, of the system's text


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All settings; only what differs from these defaults is written down."""

    language: Literal["", "en", "de", "ja", "zh_CN"] = ""  # "" = as the system
    scheme: Literal["system", "light", "dark"] = "system"
    text_percent: Annotated[int, msgspec.Meta(ge=75, le=200)] = 100  # of the system's text
    density: Literal["compact", "comfortable", "spacious"] = "comfortable"
    motion: Literal["system", "less"] = "system"
    send_key: Literal["enter", "ctrl_enter"] = "enter"
    notify_answers: bool = True  # that end while nobody looks
    close_to_tray: bool = False
    check_for_updates: bool = False  # of moechat itself, once a day at most
    titles: Literal["resident", "always", "never"] = "resident"  # by which models chats get them
    load_at_start: bool = True  # the model of last time
    models: tuple[_Path, ...] = ()  # folders, the latest used first
    last_model: _Path = ""  # a folder; "" = none yet
    device: str = ""  # the last chosen, as OpenVINO names it; "" = as the plan thinks best
    idle_unload_minutes: Annotated[int, msgspec.Meta(ge=0, le=24 * 60)] = 30  # 0 = never
    # None = as far as the model and the memory allow
    context_tokens: Annotated[int, msgspec.Meta(ge=256, le=4 * 1024 * 1024)] | None = None
    # Wishes for loading; a ratio of 0 keeps all experts in memory, a model without one leaves it to
    # the plan.
    ratios: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}  # by the model's folder
    reserve_bytes: Annotated[int, msgspec.Meta(ge=0, le=2**40)] = 0  # left to other programs
    battery_reserve_bytes: Annotated[int, msgspec.Meta(ge=0, le=2**40)] = 0  # more, on battery
    keep_experts_cached: Choice = "automatic"  # of those that are streamed; see core.warming
    kv_precision: KvPrecision | None = None  # None = as the plan thinks best
    prefill_chunk: Annotated[int, msgspec.Meta(ge=16, le=64 * 1024)] | None = None  # tokens
    # Off: what is locked is lost to other programs, and what was put out is read back quickly.
    memory_lock: LockMode = LockMode.OFF
    on_load_failure: Literal["stream_more", "ask"] = "stream_more"
    max_new_tokens: TokenLimit = 4096
    sampling: Sampling = Sampling()
    seed: Seed | None = None  # None = another for each answer
    stop: Stops = ()
    system_prompt: SystemPrompt = ""
    # Nothing is left out unless somebody chose so: it changes what the model knows, and all that is
    # kept has to be read again, which takes minutes where experts are streamed.
    policy: ContextPolicy = ContextPolicy.STOP
    # Where models come from; an empty address is that of HF_ENDPOINT, or the usual one
    hub_endpoint: str = ""
    hub_token_to_mirror: bool = False  # the token also goes to another hub than the usual one
    hub_proxy: str = ""  # http:// or socks5://, with user@ where needed; its password is a secret
    hub_use_system_proxy: bool = True
    hub_ca_file: _Path = ""  # PEM; trusted beside the certificates of the system
    models_folder: _Path = ""  # "" = beside the chats
    more_models_folders: tuple[_Path, ...] = ()  # on other drives, chosen for large downloads
    download_reserve_bytes: Annotated[int, msgspec.Meta(ge=0, le=2**40)] = 2 * 1024**3
    parallel_files: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4
    panel_open: bool = True
    folded: tuple[str, ...] = ()  # folders of chats that are closed in the list
    sidebar_open: bool = True

    @property
    def answer_options(self) -> AnswerOptions:
        """What holds for chats without options of their own."""
        return AnswerOptions(
            sampling=self.sampling,
            max_new_tokens=self.max_new_tokens,
            seed=self.seed,
            stop=self.stop,
            system_prompt=self.system_prompt,
            policy=self.policy,
        )


_KINDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


class _NewerError(ValueError):
    """A newer program wrote the file; what its keys mean there is not known here."""


class SettingsFile(QObject):
    """The settings in memory, and their file.

    The file is read once, here. A file that is no TOML, that a newer program wrote, or with values
    that make no sense is kept under another name, defaults take its place, and ``fault`` tells.
    Writing changes only the keys that were updated, so unknown keys, edits by hand and those of
    another window stay.
    """

    changed = Signal(object)  # Settings
    write_failed = Signal(object)  # Fault; the settings hold until the program ends

    def __init__(
        self,
        path: Path,
        lane: TaskLane | None = None,
        upgrades: Sequence[Upgrade] = UPGRADES,
        parent: QObject | None = None,
    ) -> None:
        """Read ``path``; with a ``lane``, writing and its fsync stay off the GUI thread."""
        super().__init__(parent)
        self.path = path
        self.fault: Fault | None = None
        self._lane = lane
        self._upgrades = upgrades
        self._document: Document = {}
        self.value = self._load()

    def update(self, **changes: Any) -> None:
        """Change settings by name, tell by `changed`, and write them down.

        Raises `msgspec.ValidationError` for a value out of its range, `TypeError` for a name
        that does not exist; nothing is changed then.
        """
        new = msgspec.structs.replace(self.value, **changes)
        new = msgspec.convert(msgspec.to_builtins(new), Settings)  # checks the ranges
        if new == self.value:
            return
        self.value = new
        plain = msgspec.to_builtins(new)
        self._save({name: plain.get(name) for name in changes})
        self.changed.emit(new)

    def reset(self) -> None:
        """Back to the defaults, and the file away; what was kept aside stays."""
        self.value, self.fault = Settings(), None
        if self._lane is None:
            self._remove()
        else:
            self._lane.run(self._remove, on_error=self._on_write_failed)
        self.changed.emit(self.value)

    def _remove(self) -> None:
        """After what was still to be written: nothing of it may come back with the next write."""
        self._document = {}
        self.path.unlink(missing_ok=True)

    # ── reading ──────────────────────────────────────────────────────────────

    def _load(self) -> Settings:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            logger.warning("settings cannot be read: %s", error)
            self.fault = file_fault(error, str(self.path))
            return Settings()
        try:
            self._document = self._upgraded(_parse(data))
        except _NewerError as error:
            self._move_aside(error, "newer", FaultCode.SETTINGS_NEWER)
            return Settings()
        except Exception as error:  # noqa: BLE001 - an odd file may upset an upgrade in any way
            self._move_aside(error)
            return Settings()
        settings, problems = _tolerant(self._document, Settings)
        if problems:
            names = ", ".join(".".join(place) for place in problems)
            self._move_aside(ValueError("; ".join(problems.values())), names=names)
            self._document = _without(self._document, problems)
            self._save({})
        return settings

    def _upgraded(self, document: Document) -> Document:
        version = document.get(_VERSION_KEY, 1)
        if not isinstance(version, int) or version < 1:
            raise ValueError(f"version {version!r}")
        if version > len(self._upgrades) + 1:
            raise _NewerError(f"version {version}")
        for upgrade in self._upgrades[version - 1 :]:
            document = upgrade(document)
            version += 1
            document[_VERSION_KEY] = version
        return document

    def _move_aside(
        self,
        error: Exception,
        word: str = "damaged",
        code: FaultCode = FaultCode.SETTINGS_DAMAGED,
        names: str = "",
    ) -> None:
        """Give a file that cannot be used a new name, and remember what happened.

        ``names`` are the keys that are wrong where the others hold.
        """
        logger.warning("settings are %s: %s", word, error)
        some: dict[str, str | int | float] = {"some": 1, "names": names} if names else {}
        self.fault = Fault(code, {"path": str(self.path), **some}, str(error))
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.{word}-{number}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as failed:
            logger.warning("%s settings cannot be kept aside: %s", word, failed)

    # ── writing ──────────────────────────────────────────────────────────────

    def _save(self, changes: Mapping[str, Any]) -> None:
        if self._lane is None:
            try:
                self._write(changes)
            except OSError as error:
                self._on_write_failed(error)
        else:
            self._lane.run(lambda: self._write(changes), on_error=self._on_write_failed)

    def _write(self, changes: Mapping[str, Any]) -> None:
        document = self._current()
        document[_VERSION_KEY] = len(self._upgrades) + 1
        for name, value in changes.items():
            document[name] = _merged(_KINDS[name], document.get(name), value)
        replace_file(self.path, write_toml(document).encode())
        self._document = document

    def _current(self) -> Document:
        """Return what the file says now, or said last where it is gone or damaged since."""
        try:
            return self._upgraded(_parse(self.path.read_bytes()))
        except FileNotFoundError:
            pass
        except OSError:
            raise
        except _NewerError as error:
            self._move_aside(error, "newer", FaultCode.SETTINGS_NEWER)
        except Exception as error:  # noqa: BLE001 - as in _load
            self._move_aside(error)
        return dict(self._document)

    def _on_write_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        logger.warning("settings cannot be written: %s", error)
        self.write_failed.emit(file_fault(error, str(self.path)))


def _parse(data: bytes) -> Document:
    return tomllib.loads(data.decode("utf-8-sig"))  # Windows editors may put a mark in front


def _merged(kind: object, old: object, new: object) -> object:
    """Put a new value in place of the old one, keeping unknown keys of a table of settings."""
    if not _is_table(kind) or not isinstance(old, dict):
        return new
    known = {field.name for field in msgspec.structs.fields(kind)}
    kept = {key: value for key, value in old.items() if key not in known}
    return kept | new if isinstance(new, dict) else kept


def _tolerant(
    document: Mapping[str, Any], kind: type[S], path: tuple[str, ...] = ()
) -> tuple[S, dict[tuple[str, ...], str]]:
    """Take every value that makes sense; say of the others where they are and what is wrong."""
    values: Document = {}
    problems: dict[tuple[str, ...], str] = {}
    for field in msgspec.structs.fields(kind):
        if field.name not in document:
            continue
        given, place = document[field.name], (*path, field.name)
        if isinstance(given, Mapping) and _is_table(field.type):
            values[field.name], inner = _tolerant(given, field.type, place)
            problems |= inner
            continue
        if isinstance(given, Mapping) and get_origin(field.type) is dict:
            values[field.name], inner = _tolerant_dict(given, field.type, place)
            problems |= inner
            continue
        try:
            values[field.name] = msgspec.convert(given, field.type)
        except msgspec.ValidationError as error:
            problems[place] = f"{'.'.join(place)}: {error}"
    return kind(**values), problems


def _tolerant_dict(
    given: Mapping[str, Any], kind: object, place: tuple[str, ...]
) -> tuple[Document, dict[tuple[str, ...], str]]:
    """One wrong value must not cost those of all other models."""
    values: Document = {}
    problems: dict[tuple[str, ...], str] = {}
    for name, value in given.items():
        try:
            values |= msgspec.convert({name: value}, kind)
        except msgspec.ValidationError as error:
            problems[*place, name] = f"{'.'.join((*place, name))}: {error}"
    return values, problems


def _is_table(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _without(document: Document, places: Iterable[tuple[str, ...]]) -> Document:
    """Return a copy that lacks the keys at ``places``."""
    copy = deepcopy(document)
    for *tables, key in places:
        table = copy
        for name in tables:
            table = table[name]
        del table[key]
    return copy

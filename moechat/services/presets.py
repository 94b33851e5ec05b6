"""The library of presets, and with which of them new chats begin."""

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.faults import Fault, FaultCode, UserError, file_fault
from moechat.disk.replacing import replace_file
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Loaded
from moechat.protocol.preset import Preset
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.engine import EngineService
from moechat.services.preset_texts import built_in_presets
from moechat.services.tasks import TaskLane
from moechat.services.toml_writer import write_toml
from moechat.store.store import Store

_MOST_BYTES = 16 * 1024 * 1024  # of a file of presets
_MOST_PRESETS = 1_000  # of a file; nobody finds one among more
_FORMAT = "moechat presets"


class _Document(msgspec.Struct):
    """A file of presets; the version counts up when readers have to know of a change."""

    presets: list[Preset]
    format: str = _FORMAT
    version: int = 1


class Presets(QObject):
    """Presets of the store, with the built-in ones that were not changed behind them."""

    changed = Signal()
    failed = Signal(object)  # Fault
    imported = Signal(list)  # list[Preset]
    exported = Signal(object)  # Path

    def __init__(
        self,
        chat: ChatService,
        engine: EngineService,
        files: TaskLane,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._engine, self._files = chat, engine, files
        self._stored: list[Preset] = []
        self._defaults: dict[str, str] = {}
        self._given = AnswerOptions()  # what the new chat began with
        self._declined = False  # the user wants none in the new chat
        chat.opened.connect(self._on_opened)
        engine.loaded.connect(self._on_loaded)

    @Slot()
    def load(self) -> None:
        """Read them; `changed` tells."""

        def read(store: Store) -> tuple[list[Preset], dict[str, str]]:
            return store.presets.all(), store.presets.defaults()

        def take(found: tuple[list[Preset], dict[str, str]]) -> None:
            self._stored, self._defaults = found
            self.changed.emit()
            self._begin_with_default()

        self._chat.store.run(read, take)

    # ── the library ──────────────────────────────────────────────────────────

    @property
    def all(self) -> Sequence[Preset]:
        """All presets, in the order in which they are offered."""
        known = {preset.id for preset in self._stored}
        return [*self._stored, *(p for p in built_in_presets() if p.id not in known)]

    def find(self, preset_id: str) -> Preset | None:
        """The preset of that id, if there is one."""
        return next((preset for preset in self.all if preset.id == preset_id), None)

    def is_stored(self, preset_id: str) -> bool:
        """Whether the user has made or changed it."""
        return any(preset.id == preset_id for preset in self._stored)

    def save(self, preset: Preset, on_saved: Callable[[Preset], None] | None = None) -> None:
        """Keep a preset; one without an id is new."""

        def saved(kept: Preset) -> None:
            places = {known.id: place for place, known in enumerate(self._stored)}
            if kept.id in places:
                self._stored[places[kept.id]] = kept
            else:
                self._stored.append(kept)
            self.changed.emit()
            if on_saved is not None:
                on_saved(kept)

        if preset.id and self.is_stored(preset.id):
            saved(preset)  # at once: more may be typed before the store has answered
            self._chat.store.run(lambda store: store.presets.save(preset))
        else:
            self._chat.store.run(lambda store: store.presets.save(preset), saved)

    def remove(self, preset_id: str) -> None:
        """Delete a preset; a built-in one is as it was made. Chats keep what they have."""
        self._stored = [preset for preset in self._stored if preset.id != preset_id]
        self._defaults = {
            model: known for model, known in self._defaults.items() if known != preset_id
        }
        self._chat.store.run(lambda store: store.presets.remove(preset_id))
        self.changed.emit()

    # ── models ───────────────────────────────────────────────────────────────

    @property
    def model(self) -> str:
        """The model that new chats would have: its folder's name; "" = none is known."""
        loaded, folder = self._engine.model, self._engine.model_dir
        return loaded.name if loaded else folder.name if folder else ""

    @property
    def default(self) -> str:
        """The id of the preset that chats with this model begin with; "" = none."""
        return self._defaults.get(self.model, "")

    def set_default(self, preset_id: str) -> None:
        """Have chats with this model begin with a preset; "" = with none."""
        model, preset = self.model, self.find(preset_id)
        if not model:
            return
        if preset is not None and not self.is_stored(preset_id):
            self.save(preset, lambda _: self.set_default(preset_id))
            return
        self._defaults[model] = preset_id
        self._chat.store.run(lambda store: store.presets.set_default(model, preset_id))
        self.changed.emit()
        self._begin_with_default()

    # ── the open chat ────────────────────────────────────────────────────────

    @property
    def chosen(self) -> Preset | None:
        """The preset that the open chat began with, if that is still there."""
        return self.find(self._chat.options.value.preset)

    @property
    def is_changed(self) -> bool:
        """Whether the open chat has other values than its preset."""
        chosen = self.chosen
        return chosen is not None and _as_chosen(chosen, self._now) != self._now

    def choose(self, preset_id: str) -> None:
        """Give the open chat the values of a preset; "" takes those of its preset away."""
        preset = self.find(preset_id)
        now, self._declined = self._now, preset is None
        self._chat.options.choose(
            AnswerOptions(policy=now.policy) if preset is None else _as_chosen(preset, now)
        )

    @property
    def _now(self) -> AnswerOptions:
        return self._chat.options.value

    @Slot(str, list)
    def _on_opened(self, _conversation_id: str, _outline: list[object]) -> None:
        self._given, self._declined = AnswerOptions(), False
        self._begin_with_default()

    @Slot(object)
    def _on_loaded(self, _loaded: Loaded) -> None:
        self.changed.emit()
        self._begin_with_default()

    def _begin_with_default(self) -> None:
        """A new chat in which nothing was chosen has what its model begins with."""
        untouched = self._now in (AnswerOptions(), self._given) and not self._declined
        if self._chat.conversation_id != NEW_CHAT or not untouched:
            return
        preset = self.find(self.default)
        self._given = AnswerOptions() if preset is None else _as_chosen(preset, AnswerOptions())
        self._chat.options.choose(self._given)

    # ── files ────────────────────────────────────────────────────────────────

    def export(self, path: Path, presets: Sequence[Preset]) -> None:
        """Write presets to a file, TOML where its name says so, else JSON; `exported` tells."""
        nameless = [msgspec.structs.replace(preset, id="") for preset in presets]
        document = msgspec.to_builtins(_Document(nameless))
        toml = path.suffix.lower() == ".toml"

        def write() -> None:
            data = write_toml(document).encode() if toml else msgspec.json.encode(document)
            replace_file(path, data if toml else msgspec.json.format(data, indent=2))

        self._files.run(write, lambda _: self.exported.emit(path), self._fail(path))

    def import_file(self, path: Path) -> None:
        """Take the presets of a file, all or none; `imported` tells."""

        def taken(presets: list[Preset]) -> None:
            self._chat.store.run(lambda store: store.presets.add(presets), stored)

        def stored(kept: list[Preset]) -> None:
            self._stored += kept
            self.changed.emit()
            self.imported.emit(kept)

        self._files.run(lambda: read_presets(path), taken, self._fail(path))

    def _fail(self, path: Path) -> Callable[[Exception], None]:
        def failed(error: Exception) -> None:
            if isinstance(error, UserError):
                self.failed.emit(error.fault)
            elif isinstance(error, OSError):
                self.failed.emit(file_fault(error, str(path)))
            else:
                raise error

        return failed


def read_presets(path: Path) -> list[Preset]:
    """The presets of a file, without ids; raises `OSError`, `UserError` PRESETS_UNREADABLE."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    try:
        document = _checked(data)
    except (ValueError, RecursionError) as error:
        fault = Fault(FaultCode.PRESETS_UNREADABLE, {"path": str(path)}, str(error))
        raise UserError.from_fault(fault) from error
    return document.presets


def _checked(data: bytes) -> _Document:
    if len(data) > _MOST_BYTES:
        raise ValueError("too large")
    document = msgspec.convert(_parse(data), _Document)
    if document.format != _FORMAT or document.version != 1:
        raise ValueError(f"{document.format} {document.version}")
    if not 0 < len(document.presets) <= _MOST_PRESETS:
        raise ValueError(f"{len(document.presets)} presets")
    document.presets = [_taken(preset) for preset in document.presets]
    return document


def _taken(preset: Preset) -> Preset:
    """A preset of a file as a new one of ours; raises `ValueError` if nobody could see its name."""
    name = " ".join("".join(max(letter, " ") for letter in preset.name).split())
    if not any(letter.isprintable() for letter in name):
        raise ValueError("a preset without a name")
    return msgspec.structs.replace(preset, id="", name=name)


def _parse(data: bytes) -> Any:
    text = data.decode("utf-8-sig")
    if text.lstrip().startswith("{"):
        return msgspec.json.decode(text)
    return tomllib.loads(text)


def _as_chosen(preset: Preset, now: AnswerOptions) -> AnswerOptions:
    """A chat's options once it has a preset; how it deals with a full context stays."""
    policy = now.policy if preset.options.policy is None else preset.options.policy
    return msgspec.structs.replace(preset.options, preset=preset.id, policy=policy)

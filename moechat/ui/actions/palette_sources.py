"""What the command palette finds: actions, models, chats."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Slot

from moechat.core.conversation import Conversation
from moechat.core.palette_match import Query
from moechat.services.chat import ChatService
from moechat.services.models import ModelLibrary
from moechat.services.presets import Presets
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId, first_keys

_RECENT = 5  # of a kind, while nothing is typed


class PaletteItem(msgspec.Struct, frozen=True):
    """One line; ``folded`` is what is searched, ``side`` stands faintly at the end."""

    id: str
    text: str
    folded: str
    side: str


class PaletteSource(Protocol):
    """Items of one kind, those used last first."""

    def items(self) -> Sequence[PaletteItem]:
        """All there are now."""
        ...

    def recent(self, count: int) -> Sequence[PaletteItem]:
        """The first ``count`` of `items`, without making the others."""
        ...

    def run(self, item_id: str) -> None:
        """Do what the item is for."""
        ...


class PaletteHit(msgspec.Struct, frozen=True):
    """An item that was found, and who can run it."""

    source: PaletteSource
    item: PaletteItem


def find(
    sources: Sequence[PaletteSource], text: str, used: Sequence[str], most: int
) -> list[PaletteHit]:
    """The best items for a text: by match, then those of ``used`` (ids, latest first), then order.

    Without a text: what is recent of each source, the last source first.
    """
    query = Query(text)
    if not query.words:
        recent = [
            PaletteHit(each, item) for each in reversed(sources) for item in each.recent(_RECENT)
        ]
        return _used_first([(0, hit) for hit in recent], used)[:most]
    matched = (
        (match, PaletteHit(source, item))
        for source in sources
        for item in source.items()
        if (match := query.match(item.folded)) is not None
    )
    return _used_first(list(matched), used)[:most]


def _used_first(hits: list[tuple[int, PaletteHit]], used: Sequence[str]) -> list[PaletteHit]:
    place = {item_id: number for number, item_id in enumerate(used)}
    rank = len(used)
    hits.sort(key=lambda each: (each[0], place.get(each[1].item.id, rank)))
    return [hit for _, hit in hits]


class ActionSource:
    """What can be done now."""

    def __init__(self, actions: BoundActions) -> None:
        self._actions = actions

    def items(self) -> Sequence[PaletteItem]:
        """In the order of the table."""
        return [
            PaletteItem(
                each.id, each.text, f"{each.text} {each.words}".casefold(), first_keys(each.id)
            )
            for each in self._actions.offered()
        ]

    def recent(self, count: int) -> Sequence[PaletteItem]:
        """All, as they are few."""
        del count
        return self.items()

    def run(self, item_id: str) -> None:
        """Do it."""
        self._actions.run(ActionId(item_id))


class ModelSource:
    """Models that can be loaded."""

    def __init__(self, library: ModelLibrary, load: Callable[[Path], object]) -> None:
        self._library, self._load = library, load

    def items(self) -> Sequence[PaletteItem]:
        """The latest used first."""
        kind = QCoreApplication.translate("Palette", "Load model")
        return [
            PaletteItem(str(entry.path), text, f"{text} {kind}".casefold(), kind)
            for entry in self._library.entries
            if not entry.missing
            for text in [" ".join(filter(None, (entry.name.name, entry.name.precision)))]
        ]

    def recent(self, count: int) -> Sequence[PaletteItem]:
        """As above."""
        return self.items()[:count]

    def run(self, item_id: str) -> None:
        """Load it."""
        self._load(Path(item_id))


class PresetSource:
    """Presets for the open chat."""

    def __init__(self, presets: Presets) -> None:
        self._presets = presets

    def items(self) -> Sequence[PaletteItem]:
        """In their own order."""
        kind = QCoreApplication.translate("Palette", "Use preset")
        return [
            PaletteItem(preset.id, preset.name, f"{preset.name} {kind}".casefold(), kind)
            for preset in self._presets.all
        ]

    def recent(self, count: int) -> Sequence[PaletteItem]:
        """None: they are asked for by name."""
        del count
        return ()

    def run(self, item_id: str) -> None:
        """Use it from now on."""
        self._presets.choose(item_id)


class ChatSource(QObject):
    """Chats by their titles."""

    def __init__(
        self, chat: ChatService, open_chat: Callable[[str], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chat, self._open = chat, open_chat
        self._chats: list[Conversation] = []
        self._items: list[PaletteItem] | None = None  # made when they are first searched
        chat.conversations_changed.connect(self._on_changed)

    @Slot(list)
    def _on_changed(self, chats: list[Conversation]) -> None:
        self._chats, self._items = chats, None

    def items(self) -> Sequence[PaletteItem]:
        """The latest first."""
        if self._items is None:
            self._items = _chat_items(self._chats)
        return self._items

    def recent(self, count: int) -> Sequence[PaletteItem]:
        """Ten thousand chats take a while: the first ones only, and not the one that is open."""
        first = self._chats[: count + 1]
        return _chat_items([each for each in first if each.id != self._chat.conversation_id])[
            :count
        ]

    def run(self, item_id: str) -> None:
        """Open it."""
        self._open(item_id)


def _chat_items(chats: Sequence[Conversation]) -> list[PaletteItem]:
    kind = QCoreApplication.translate("Palette", "Chat")
    untitled = QCoreApplication.translate("Palette", "Untitled")
    items: list[PaletteItem] = []
    for chat in chats:
        title = " ".join(chat.title.split()) or untitled
        items.append(PaletteItem(chat.id, title, title.casefold(), kind))
    return items

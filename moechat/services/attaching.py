"""What is attached to the message that is being written, while it is read and after."""

import itertools
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from moechat.client.document_client import DocumentClient
from moechat.core.attachments import (
    Attachment,
    AttachmentAbout,
    AttachmentKind,
    DocumentUse,
    estimate_image_tokens,
)
from moechat.core.document_fit import fit_documents
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.token_estimate import estimate_tokens
from moechat.protocol.reader_messages import DocumentText
from moechat.services.engine import EngineService
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.services.token_counts import TokenSizes
from moechat.store.store import Store

if TYPE_CHECKING:
    from moechat.services.chat import ChatService  # which has this

_COUNTED_CHARACTERS = 400_000  # of longer texts the tokens are estimated


class ItemState(Enum):
    """Where something that is attached stands."""

    READING = auto()
    READY = auto()  # and kept in the store
    FAILED = auto()


@dataclass(eq=False)
class Item:
    """One document or image in the composer."""

    key: int
    name: str
    kind: AttachmentKind
    chat: str  # the conversation that it is for
    access: StoreAccess
    state: ItemState = ItemState.READING
    done: int = 0  # of ``total`` pages, while it is read
    total: int = 0
    fault: Fault | None = None
    attachment: Attachment | None = None  # once it is read
    id: str = ""  # in the store
    tokens: int | None = None
    tokens_exact: bool = False


class Attaching(QObject):
    """Reads files one after the other, each in a process of its own, and keeps what they hold.

    All of it belongs to the open chat's draft, and is there again when that is opened anew.
    """

    changed = Signal()

    def __init__(
        self,
        chat: "ChatService",
        engine: EngineService,
        make_client: Callable[[], DocumentClient] = DocumentClient,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._engine, self._make_client = chat, engine, make_client
        self._keys = itertools.count(1)
        self._items: list[Item] = []
        self._queue: deque[tuple[Item, Path]] = deque()
        self._reading: tuple[Item, DocumentClient] | None = None
        self._lane: TaskLane | None = None  # made for the first image
        chat.opened.connect(self._on_opened)
        chat.sent.connect(self._on_sent)
        engine.loaded.connect(self._count_all)

    @property
    def items(self) -> list[Item]:
        """Those of the open chat."""
        here, access = self._chat.conversation_id, self._chat.own_store
        return [item for item in self._items if item.chat == here and item.access is access]

    def tokens(self, *, used: int, budget: int) -> int:
        """Tokens that would go with a message; ``used`` and ``budget`` as `fit_documents` says."""
        ready = [item for item in self.items if item.state is ItemState.READY]
        images = sum(item.tokens or 0 for item in ready if item.kind is AttachmentKind.IMAGE)
        sizes = [item.tokens or 0 for item in ready if item.kind is AttachmentKind.DOCUMENT]
        uses, passages = fit_documents(sizes, used=used + images, budget=budget)
        whole = sum(size for size, use in zip(sizes, uses, strict=True) if use is DocumentUse.WHOLE)
        return images + whole + (passages if DocumentUse.PASSAGES in uses else 0)

    def unsettled(self, state: ItemState) -> Item | None:
        """The first of the open chat in a state that keeps the message from being sent."""
        return next((item for item in self.items if item.state is state), None)

    # ── what the user does ───────────────────────────────────────────────────

    def add_documents(self, paths: Sequence[Path]) -> None:
        """Read files, in this order."""
        for path in paths:
            item = self._new(path.name, AttachmentKind.DOCUMENT)
            self._queue.append((item, path))
        self.changed.emit()
        self._read_next()

    def add_text(self, name: str, text: str) -> None:
        """Attach a text that is no file."""
        item = self._new(name, AttachmentKind.DOCUMENT)
        about = AttachmentAbout(file_bytes=len(text.encode("utf-8", "replace")))
        self._take(item, Attachment(name=name, kind=item.kind, about=about, text=text))

    def add_image(self, name: str, make: Callable[[], Attachment]) -> None:
        """Attach what ``make`` returns, which may block and raise `UserError`."""
        item = self._new(name, AttachmentKind.IMAGE)
        model = self._engine.model
        if model is not None and model.pipeline != "VLM":
            self._fail(item, Fault(FaultCode.IMAGES_UNSUPPORTED, {"name": model.name}))
            return
        if self._lane is None:
            self._lane = TaskLane("images", self)

        def failed(error: Exception) -> None:
            known = isinstance(error, UserError)
            fault = Fault(FaultCode.IMAGE_UNREADABLE, {"name": name}, repr(error))
            self._fail(item, error.fault if known and isinstance(error, UserError) else fault)

        self.changed.emit()
        self._lane.run(make, lambda made: self._take(item, made), failed)

    def remove(self, key: int) -> None:
        """Take something out, also while it is being read."""
        item = next((item for item in self._items if item.key == key), None)
        if item is None:
            return
        self._items.remove(item)
        self._queue = deque(entry for entry in self._queue if entry[0] is not item)
        if self._reading is not None and self._reading[0] is item:
            self._reading[1].cancel()
        if item.id:
            item.access.run(lambda store: store.attachments.remove(item.id))
        self.changed.emit()

    def forget(self) -> None:
        """Everything was deleted."""
        self.close()
        self._items.clear()
        self.changed.emit()

    def close(self) -> None:
        """Read nothing any more."""
        self._queue.clear()
        if self._reading is not None:
            self._reading[1].cancel()

    # ── reading ──────────────────────────────────────────────────────────────

    def _new(self, name: str, kind: AttachmentKind) -> Item:
        chat, access = self._chat.conversation_id, self._chat.own_store
        item = Item(next(self._keys), name, kind, chat, access)
        self._items.append(item)
        return item

    def _read_next(self) -> None:
        if self._reading is not None or not self._queue:
            return
        item, path = self._queue.popleft()
        client = self._make_client()
        client.setParent(self)
        self._reading = (item, client)
        client.progress.connect(lambda done, total: self._on_progress(item, done, total))
        client.ended.connect(lambda result: self._on_read(item, client, result))
        client.start(path)

    def _on_progress(self, item: Item, done: int, total: int) -> None:
        item.done, item.total = done, total
        self.changed.emit()

    def _on_read(
        self, item: Item, client: DocumentClient, result: DocumentText | Fault | None
    ) -> None:
        self._reading = None
        client.deleteLater()
        if isinstance(result, DocumentText):
            about = AttachmentAbout(
                file_bytes=result.file_bytes,
                pages=len(result.page_starts),
                page_starts=result.page_starts,
            )
            made = Attachment(name=item.name, kind=item.kind, about=about, text=result.text)
            self._take(item, made)
        elif result is not None:
            self._fail(item, result)
        self._read_next()

    def _fail(self, item: Item, fault: Fault) -> None:
        item.state, item.fault = ItemState.FAILED, fault
        self.changed.emit()

    def _take(self, item: Item, attachment: Attachment) -> None:
        """It is read: keep it. Until that is done it cannot be sent."""
        if item not in self._items:  # removed meanwhile
            return

        def kept(id_: str) -> None:
            if item not in self._items:
                item.access.run(lambda store: store.attachments.remove(id_))
                return
            item.id, item.attachment, item.state = id_, attachment, ItemState.READY
            self._count(item)
            self.changed.emit()

        item.access.run(
            lambda store: store.attachments.add(item.chat, attachment),
            kept,
            lambda fault: self._fail(item, fault),
        )

    # ── tokens ───────────────────────────────────────────────────────────────

    @Slot()
    def _count_all(self) -> None:
        for item in self._items:
            self._count(item)

    def _count(self, item: Item) -> None:
        attachment = item.attachment
        if attachment is None:
            return
        about = attachment.about
        if attachment.kind is AttachmentKind.IMAGE:
            item.tokens = estimate_image_tokens(about.width, about.height)
        elif len(attachment.text) > _COUNTED_CHARACTERS:
            item.tokens = estimate_tokens(attachment.text)
        else:
            self._engine.tokens.count([attachment.text], lambda sizes: self._counted(item, sizes))

    def _counted(self, item: Item, sizes: TokenSizes) -> None:
        item.tokens, item.tokens_exact = sizes.tokens[0], sizes.exact
        self.changed.emit()

    # ── the chat ─────────────────────────────────────────────────────────────

    @Slot(str, list)
    def _on_opened(self, chat: str, _outline: list[object]) -> None:
        access = self._chat.own_store
        # What is read or failed stays where it was; what is in the store comes from there.
        self._items = [item for item in self._items if item.state is not ItemState.READY]

        def found(waiting: list[Attachment]) -> None:
            if self._chat.conversation_id != chat or self._chat.own_store is not access:
                return
            here = {item.id for item in self._items}
            fresh = [
                Item(
                    next(self._keys),
                    attachment.name,
                    attachment.kind,
                    chat,
                    access,
                    ItemState.READY,
                    attachment=attachment,
                    id=attachment.id,
                )
                for attachment in waiting
                if attachment.id not in here
            ]
            self._items = [*fresh, *self._items]
            self._count_all()
            self.changed.emit()

        def work(store: Store) -> list[Attachment]:
            return store.attachments.waiting(chat)

        access.run(work, found)
        self.changed.emit()

    @Slot()
    def _on_sent(self) -> None:
        """What was kept went with the message; the chat may have got its id by it."""
        self._items = [item for item in self._items if item.state is not ItemState.READY]
        self.changed.emit()

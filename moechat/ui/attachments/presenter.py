"""Between what is attached and the window: dialog, drop, paste, chips, the larger view."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from moechat.core.attachments import AttachmentKind
from moechat.services.attaching import Attaching, Item, ItemState
from moechat.services.attachment_texts import details_text, image_name, reading_text
from moechat.services.chat import ChatService
from moechat.services.joining import one_after_another
from moechat.services.texts import describe
from moechat.ui.attachments.chips import ChipText
from moechat.ui.attachments.images import SUFFIXES, as_attachment, load_image
from moechat.ui.attachments.viewer import ImageViewer
from moechat.ui.icons import IconSet
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme


class AttachmentsPresenter(QObject):
    """A `DropHandler` for all files that nobody else takes."""

    def __init__(
        self,
        *,
        chat: ChatService,
        shell: Shell,
        theme: Theme,
        icons: IconSet,
        show_chat: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._shell, self._show_chat = chat, shell, show_chat
        self._attaching: Attaching = chat.attaching
        self._composer = shell.composer
        self.viewer = ImageViewer(theme, icons, shell)
        self.dialog: QFileDialog | None = None
        self._folder = ""
        composer = self._composer
        composer.attach_wanted.connect(self.ask)
        composer.edit.files_pasted.connect(self.take)
        composer.edit.image_pasted.connect(self._paste_image)
        composer.attached.removed.connect(lambda key: self._attaching.remove(int(key)))
        composer.attached.opened.connect(self._open_item)
        composer.holds_back = self._what_holds_back
        shell.transcript.attachment_opened.connect(self._open_stored)
        self._attaching.changed.connect(self._show)
        chat.writer.documents.decided.connect(lambda message_id: chat.want_bodies([message_id]))

    # ── what comes ───────────────────────────────────────────────────────────

    @property
    def wanted(self) -> str:
        """What it takes, as a line of the hint."""
        return self.tr("Documents and images, for the message that you are writing")

    def takes(self, path: Path) -> bool:
        """Every file: what cannot be read says so. Blocks."""
        return path.is_file()

    @Slot(list)
    def take(self, paths: Sequence[Path]) -> None:
        """Attach files."""
        self._show_chat()
        documents = []
        for path in paths:
            if path.suffix.lower() in SUFFIXES:
                self._attaching.add_image(path.name, partial(load_image, path))
            else:
                documents.append(path)
        if documents:
            self._attaching.add_documents(documents)
        self._shell.focus_composer()

    @Slot()
    def ask(self) -> None:
        """Let the user choose files; the window goes on."""
        self._show_chat()
        if self.dialog is not None:
            self.dialog.close()
        places = QStandardPaths.StandardLocation
        folder = self._folder or QStandardPaths.writableLocation(places.DocumentsLocation)
        images = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        dialog = QFileDialog(self._shell, self.tr("Attach documents or images"), folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("All files (*)"), self.tr("Images ({0})").format(images)])
        dialog.filesSelected.connect(self._on_chosen)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    @Slot(list)
    def _on_chosen(self, names: list[str]) -> None:
        paths = [Path(name) for name in names]
        if paths:
            self._folder = str(paths[0].parent)
            self.take(paths)

    @Slot()
    def _forget_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    @Slot(QImage)
    def _paste_image(self, image: QImage) -> None:
        name = image_name()
        self._attaching.add_image(name, lambda: as_attachment(image, name))

    # ── the composer ─────────────────────────────────────────────────────────

    @Slot()
    def _show(self) -> None:
        self._composer.show_attached([_chip(item) for item in self._attaching.items])

    def _what_holds_back(self) -> str:
        reading = self._attaching.unsettled(ItemState.READING)
        if reading is not None:
            return self.tr("{0} is still being read.").format(reading.name)
        failed = self._attaching.unsettled(ItemState.FAILED)
        if failed is not None:
            return self.tr("Remove {0} first: it was not attached.").format(failed.name)
        return ""

    # ── the larger view ──────────────────────────────────────────────────────

    @Slot(str)
    def _open_item(self, key: str) -> None:
        for item in self._attaching.items:
            if str(item.key) == key and item.attachment is not None:
                self._view(item.name, item.attachment.data)

    @Slot(str, str)
    def _open_stored(self, id_: str, name: str) -> None:
        self._chat.own_store.run(
            lambda store: store.attachments.image(id_), lambda data: self._view(name, data)
        )

    def _view(self, name: str, data: bytes | None) -> None:
        image = QImage.fromData(data or b"")
        if not image.isNull():
            self.viewer.view(name, image)


def _chip(item: Item) -> ChipText:
    key, attachment = str(item.key), item.attachment
    if item.fault is not None:
        text = describe(item.fault)
        return ChipText(
            key,
            item.name,
            text.title,
            one_after_another((text.title, text.advice)),
            is_trouble=True,
        )
    if attachment is None:
        return ChipText(key, item.name, reading_text(item.done, item.total))
    exact = item.tokens_exact and attachment.kind is AttachmentKind.DOCUMENT
    detail = details_text(attachment, item.tokens, exact=exact)
    thumbnail = attachment.about.thumbnail
    return ChipText(
        key,
        item.name,
        detail,
        f"{item.name}\n{detail}",
        thumbnail=thumbnail,
        can_open=bool(thumbnail),
    )

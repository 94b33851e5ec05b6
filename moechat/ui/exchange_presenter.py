"""Chats to files and from them: asks for the file, tells how far it is and what became of it."""

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from moechat.core.conversation import Conversation
from moechat.core.faults import Fault
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.chat_export import ChatExport
from moechat.services.chat_import import ChatImport, Found
from moechat.services.chat_reader import may_hold_chats
from moechat.services.chat_writer import ExportFormat
from moechat.services.exchange_texts import (
    exported_text,
    file_name,
    format_name,
    imported_text,
    known_text,
    writing_text,
)
from moechat.store.incoming import Added
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.banner import Notice
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Shell
from moechat.ui.theme import Tone

_EXPORT, _IMPORT = "chat export", "chat import"  # keys of notices


class ExchangePresenter(QObject):
    """Exports one after another; takes in files that are chosen or dropped, as `DropHandler`."""

    def __init__(
        self,
        *,
        shell: Shell,
        notices: FaultNotices,
        chat: ChatService,
        exports: ChatExport,
        imports: ChatImport,
        actions: BoundActions,
        open_chat: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shell, self._area, self._faults = shell, shell.notices, notices
        self._chat, self._exports, self._imports = chat, exports, imports
        self._open_chat = open_chat
        self._titles: dict[str, str] = {}
        self._writing = False  # and there is a notice of it
        self._waiting: deque[Path] = deque()  # files to be imported, the first is looked at
        self._asking = False  # whether to take what is here already
        chat.conversations_changed.connect(self._take_titles)
        shell.sidebar.deeds.exported.connect(self.export_chats)
        exports.progressed.connect(self._on_progress)
        exports.exported.connect(self._on_exported)
        exports.failed.connect(self._on_export_failed)
        exports.stopped.connect(self._end_writing)
        self._area.changed.connect(self._on_notices_changed)
        imports.asked.connect(self._ask)
        imports.imported.connect(self._on_imported)
        imports.failed.connect(self._on_import_failed)
        actions.bind(
            ActionId.EXPORT_CHAT,
            self._export_open_chat,
            can=lambda: chat.conversation_id in self._titles,
        )
        actions.bind(ActionId.EXPORT_CHATS, self.export_all, can=lambda: bool(self._titles))
        actions.bind(ActionId.IMPORT_CHATS, self.ask_for_files)

    # ── export ───────────────────────────────────────────────────────────────

    @Slot()
    def export_all(self) -> None:
        """Ask for a file for all chats."""
        self._ask_for_target(None, self.tr("Chats"), ExportFormat.JSON)

    @Slot(list)
    def export_chats(self, ids: Sequence[str]) -> None:
        """Ask for a file for these chats."""
        if ids:
            title = self._titles.get(ids[0], "") if len(ids) == 1 else ""
            self._ask_for_target(list(ids), title or self.tr("Chats"), ExportFormat.MARKDOWN)

    def _export_open_chat(self) -> None:
        chat_id = self._chat.conversation_id
        if chat_id in self._titles:
            self.export_chats([chat_id])
        elif chat_id != NEW_CHAT:
            self._shell.composer.show_hint(self.tr("A temporary chat cannot be exported."))

    def _ask_for_target(self, ids: list[str] | None, title: str, proposed: ExportFormat) -> None:
        kinds = {f"{format_name(kind)} (*.{kind.value})": kind for kind in ExportFormat}
        dialog = QFileDialog(self._shell.window(), self.tr("Export chats"), file_name(title))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(kinds))

        def choose(name: str) -> None:
            dialog.setDefaultSuffix(kinds[name].value)

        dialog.filterSelected.connect(choose)
        first = next(name for name, kind in kinds.items() if kind is proposed)
        dialog.selectNameFilter(first)
        choose(first)
        dialog.fileSelected.connect(
            lambda path: self.export(ids, kinds[dialog.selectedNameFilter()], Path(path))
        )
        dialog.open()

    def export(self, ids: list[str] | None, kind: ExportFormat, path: Path) -> None:
        """Write chats; a known suffix decides what as."""
        suffixes = {f".{each.value}": each for each in ExportFormat}
        self._area.dismiss(_EXPORT)
        self._exports.export(ids, suffixes.get(path.suffix.lower(), kind), path)

    @Slot(int, int)
    def _on_progress(self, done: int, total: int) -> None:
        text = writing_text(done, total)
        if self._writing:
            self._area.retitle(_EXPORT, text)
            return
        self._writing = True
        stop = (self.tr("Stop"), self._exports.stop)
        self._area.show_notice(Notice(_EXPORT, text, tone=Tone.ACCENT, actions=[stop]))

    @Slot()
    def _end_writing(self) -> None:
        self._writing = False
        self._area.dismiss(_EXPORT)

    @Slot(Path, int)
    def _on_exported(self, path: Path, chats: int) -> None:
        self._end_writing()
        actions = [
            (self.tr("Open"), lambda: _open(path)),
            (self.tr("Show in folder"), lambda: _open(path.parent)),
        ]
        self._area.show_notice(
            Notice(_EXPORT, exported_text(chats, path.name), str(path), Tone.OK, actions)
        )

    @Slot(object)
    def _on_export_failed(self, fault: Fault) -> None:
        self._end_writing()
        self._faults.show(_EXPORT, fault)

    # ── import ───────────────────────────────────────────────────────────────

    @property
    def wanted(self) -> str:
        """For the hint about what can be dropped."""
        return self.tr("Exported chats of moechat, ChatGPT, LM Studio or Open WebUI")

    def takes(self, path: Path) -> bool:
        """Whether it looks like a file of chats; blocks."""
        return path.is_file() and may_hold_chats(path)

    def take(self, paths: Sequence[Path]) -> None:
        """Import files, one after another."""
        idle = not self._waiting
        self._waiting.extend(paths)
        if idle and self._waiting:
            self._look()

    @Slot()
    def ask_for_files(self) -> None:
        """Ask for files to import."""
        dialog = QFileDialog(self._shell.window(), self.tr("Import chats"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("Exported chats (*.json *.zip)"), self.tr("All files (*)")])
        dialog.filesSelected.connect(lambda paths: self.take([Path(path) for path in paths]))
        dialog.open()

    def _look(self) -> None:
        path = self._waiting[0]
        text = self.tr("Reading {0}…").format(path.name)
        stop = (self.tr("Stop"), self._leave)
        self._area.show_notice(Notice(_IMPORT, text, tone=Tone.ACCENT, actions=[stop]))
        self._imports.look(path)

    def _go_on(self) -> None:
        if self._waiting:
            self._waiting.popleft()
        if self._waiting:
            self._look()

    def _leave(self) -> None:
        self._asking = False
        self._imports.leave()
        self._area.dismiss(_IMPORT)
        self._go_on()

    @Slot(object)
    def _ask(self, found: Found) -> None:
        def take(*, copies: bool) -> None:
            self._asking = False
            self._area.dismiss(_IMPORT)
            self._imports.take(copies=copies)

        copies = (self.tr("Import copies"), lambda: take(copies=True))
        nothing = (self.tr("Import nothing"), self._leave)
        others = (self.tr("Import the others"), lambda: take(copies=False))
        all_known = found.known == found.chats
        self._area.show_notice(
            Notice(
                _IMPORT,
                known_text(found.chats, found.known),
                found.path.name,
                Tone.WARN,
                [nothing, copies] if all_known else [others, copies, nothing],
            )
        )

        self._asking = True

    @Slot()
    def _on_notices_changed(self) -> None:
        """A question that is dismissed is answered with no."""
        if self._asking and not self._area.has(_IMPORT):
            self._leave()

    @Slot(object, object)
    def _on_imported(self, found: Found, added: Added) -> None:
        actions = []
        if added.first:
            actions.append((self.tr("Open the chat"), lambda: self._open_chat(added.first)))
        self._area.show_notice(
            Notice(_IMPORT, imported_text(added, found.origin), found.path.name, Tone.OK, actions)
        )
        self._chat.refresh()
        self._go_on()

    @Slot(object)
    def _on_import_failed(self, fault: Fault) -> None:
        self._area.dismiss(_IMPORT)
        self._faults.show(f"{_IMPORT} {fault.values.get('path', '')}", fault)
        self._go_on()

    @Slot(list)
    def _take_titles(self, conversations: list[Conversation]) -> None:
        self._titles = {chat.id: chat.title for chat in conversations}


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

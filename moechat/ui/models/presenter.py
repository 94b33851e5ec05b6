"""Between the services and the page of models, the download bar, and what tells of downloads."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from moechat.core.download_queue import WANTED, QueueState
from moechat.core.faults import Fault
from moechat.core.hub_model import HubModel, SearchPage, SearchQuery, SortOrder
from moechat.core.model_name import read_model_name
from moechat.services.download_view import Download
from moechat.services.downloads import DownloadService
from moechat.services.engine import EngineService
from moechat.services.getting import GettingModels
from moechat.services.hub_search import Described, HubSearch
from moechat.services.joining import one_after_another
from moechat.services.model_manager import ModelManager
from moechat.services.model_shelf import ModelShelf
from moechat.services.models import ModelLibrary
from moechat.services.shelf_texts import machine_line
from moechat.services.texts import describe
from moechat.services.update_check import UpdateCheck
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.icons import IconSet
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.acts import Act
from moechat.ui.models.doing import Doing
from moechat.ui.models.gate import Gatekeeper
from moechat.ui.models.importing import ModelImport
from moechat.ui.models.page import ModelsView
from moechat.ui.models.updating import Updating
from moechat.ui.notifier import Notifier
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme, Tone

_ENDED = "download"  # the key of the notice
_LEAST_WORDS = 2  # characters that are worth a question to the hub


class ModelsPresenter(QObject):
    """The page is built when it is first opened."""

    token_wanted = Signal()  # to be entered in the settings

    def __init__(
        self,
        *,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        shelf: ModelShelf,
        manager: ModelManager,
        downloads: DownloadService,
        search: HubSearch,
        getting: GettingModels,
        engine: EngineService,
        library: ModelLibrary,
        models: ModelPresenter,
        notifier: Notifier,
        updates: UpdateCheck,
        hub: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._shell = theme, icons, shell
        self._shelf, self._manager = shelf, manager
        self._downloads, self._search = downloads, search
        self._getting, self._engine, self._library = getting, engine, library
        self._models, self._notifier = models, notifier
        self._focus_before: QWidget | None = None
        self._chatting_with: Path | None = None  # the latest that was loaded from here
        self._found: tuple[HubModel, ...] = ()
        self._searching = False  # the status is about a search
        self.view: ModelsView | None = None
        self.gate = Gatekeeper(
            place=self.place_of_notices,
            downloads=downloads,
            getting=getting,
            hub=hub,
            ask_to_open=shell.link_prompt.ask,
            enter_token=self.token_wanted.emit,
            parent=self,
        )
        self._updating = Updating(
            check=updates,
            manager=manager,
            shelf=shelf,
            place=self.place_of_notices,
            parent=self,
        )
        self.importing = ModelImport(
            manager=manager,
            shelf=shelf,
            open_page=self.show,
            place=self.place_of_notices,
            chat_with=self.chat_with,
            parent=self,
        )
        self._doing: Doing | None = None
        shell.sidebar.models_wanted.connect(self.open)
        bar = shell.download_bar
        bar.opened.connect(self.open)
        bar.pause_wanted.connect(downloads.pause)
        bar.cancel_wanted.connect(self._cancel)
        for going_on in (shell.sidebar.opened, shell.sidebar.new_chat):
            going_on.connect(self.leave)
        downloads.changed.connect(self._show_bar)
        downloads.progressed.connect(self._on_progressed)
        downloads.finished.connect(self._on_finished)
        downloads.failed.connect(self._on_failed)
        getting.ready_to_chat.connect(self.chat_with)
        getting.terms.connect(self._on_terms)
        shelf.changed.connect(self._refresh)
        shell.cover_changed.connect(self._refresh)  # the page may be back from below another
        search.found.connect(self._on_found)
        search.judged.connect(shelf.take_verdict)
        search.described.connect(self._on_described)
        search.failed.connect(self._on_search_failed)

    # ── opening and closing ──────────────────────────────────────────────────

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.view is not None and self._shell.cover is self.view

    @Slot()
    def open(self) -> None:
        """Show the page; where it is shown, put the cursor into its search."""
        self.show()
        if self.view is not None:
            self.view.enter()

    def place_of_notices(self) -> NoticeArea:
        """Where something about models is seen now: on the page, or above what is shown."""
        return self.view.notices if self.view and self.is_open else self._shell.notices

    def show(self) -> None:
        """Show the page; where it is shown, nothing changes."""
        if self.view is None:
            self.view = self._make_view()
        if not self.is_open:
            self._focus_before = QApplication.focusWidget()
            self._shell.frame.close_drawer()
            self._shell.show_cover(self.view)
            self.view.set_models_dir(str(self._shelf.models_dir))
            self._refresh()
            self._shelf.refresh()

    @Slot()
    def close(self) -> bool:
        """Take the page away, or first its details; whether there was anything."""
        if not self.is_open or self.view is None:
            return False
        if self.view.close_details():
            return True
        self._shell.show_cover(None)
        before, self._focus_before = self._focus_before, None
        if before is not None and before.isVisibleTo(self._shell) and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._shell.focus_composer()
        return True

    @Slot()
    def leave(self) -> None:
        """Take the page away, to write in a chat."""
        if self.is_open and self.view is not None:
            self.view.close_details()
            self._focus_before = None
            self.close()

    def settle(self) -> None:
        """What was deleted cannot be brought back any more: the program ends."""
        for removed in self._manager.undoable:
            self._library.forget(Path(removed.folder))

    def _make_view(self) -> ModelsView:
        view = ModelsView(self._theme, self._icons)
        self._doing = Doing(
            view=view,
            shelf=self._shelf,
            manager=self._manager,
            downloads=self._downloads,
            getting=self._getting,
            engine=self._engine,
            library=self._library,
            chat_with=self.chat_with,
            place=self.place_of_notices,
            updating=self._updating,
            parent=self,
        )
        view.close_wanted.connect(self.close)
        view.folder_wanted.connect(lambda: self.importing.ask_for_folder(self._shell.window()))
        view.acted.connect(self._act)
        view.details_wanted.connect(self._describe)
        view.page_wanted.connect(self.gate.show_page)
        view.address_wanted.connect(self._shell.link_prompt.ask)
        view.updates_wanted.connect(self._updating.look_at_all)
        view.search_wanted.connect(self._on_search_wanted)
        view.more_wanted.connect(self._search.more)
        return view

    @Slot(str, object)
    def _act(self, key: str, act: Act) -> None:
        model = self._shelf.get(key)
        if model is None or self._doing is None:
            return
        if act is Act.IN_USE:
            self.leave()
        else:
            self._doing.act(model, act)

    @Slot(object)
    def _on_terms(self, model: HubModel) -> None:
        self.open()
        self.gate.show_terms(model)

    @Slot(Path)
    def chat_with(self, folder: Path) -> None:
        """Load a model and go to the chat."""
        self._chatting_with = folder
        self.leave()
        self._models.load(folder)
        self._shell.focus_composer()

    # ── what is shown ────────────────────────────────────────────────────────

    @Slot()
    def _refresh(self) -> None:
        if self.view is None or not self.is_open:
            return
        if self._shelf.here is not None:
            self.view.show_machine(machine_line(self._shelf.here))
        self.view.show_models(self._shelf.models)

    @Slot(object)
    def _on_progressed(self, download: Download) -> None:
        if self.is_open and self.view is not None:
            self.view.show_progress(download)
        self._show_bar()

    @Slot(str)
    def _cancel(self, download_id: str) -> None:
        """What has come is kept: the page offers to go on, or to clean up."""
        self._downloads.cancel(download_id, keep_parts=True)
        self._manager.refresh()

    @Slot()
    def _show_bar(self) -> None:
        wanted = [d for d in self._downloads.downloads if d.state in WANTED]
        running = [d for d in wanted if d.state is QueueState.RUNNING]
        shown = running[0] if running else wanted[0] if wanted else None
        self._shell.download_bar.show_download(shown, len(wanted) - 1)

    # ── the end of a download ────────────────────────────────────────────────

    @Slot(object)
    def _on_finished(self, download: Download) -> None:
        self._library.add(download.folder)
        name = read_model_name(download.folder.name).name
        title = self.tr("{0} is ready").format(name)
        self._notifier.tell(title, self.tr("You can chat with it."))
        if not self.is_open and self._chatting_with != download.folder:
            chat = (self.tr("Chat"), lambda: self._chat_from_notice(download.folder))
            self._shell.notices.show_notice(Notice(_ENDED, title, "", Tone.OK, (chat,)))

    def _chat_from_notice(self, folder: Path) -> None:
        self._shell.notices.dismiss(_ENDED)
        self.chat_with(folder)

    @Slot(object)
    def _on_failed(self, download: Download) -> None:
        if download.fault is None:
            return
        name = read_model_name(download.folder.name).name
        title = self.tr("The download of {0} failed").format(name)
        text = describe(download.fault)
        self._notifier.tell(title, text.title)
        if not (self.gate.show_refusal(download) or self.is_open):
            advice = one_after_another((text.title, text.advice))
            show = (self.tr("Show the models"), self._open_from_notice)
            self._shell.notices.show_notice(Notice(_ENDED, title, advice, Tone.BAD, (show,)))

    def _open_from_notice(self) -> None:
        self._shell.notices.dismiss(_ENDED)
        self.open()

    # ── the hub ──────────────────────────────────────────────────────────────

    @Slot(str, object)
    def _on_search_wanted(self, text: str, sort: SortOrder | None) -> None:
        self._found, self._searching = (), False
        self._shelf.show_found(())
        if self.view is None:
            return
        self.view.more.hide()
        if len(text) < _LEAST_WORDS and sort is None:
            self._search.cancel()
            self.view.show_status("")
            return
        self._searching = True
        self.view.show_status(self.tr("Searching the hub…"))
        self._search.search(SearchQuery(text=text, sort=sort or SortOrder.DOWNLOADS))

    @Slot(object)
    def _on_found(self, page: SearchPage) -> None:
        if self.view is None:
            return
        self._found += page.models
        self._shelf.show_found(self._found)
        self.view.more.setVisible(self._search.has_more)
        nothing = self.tr("The hub has no OpenVINO model with these words.")
        self.view.show_status("" if self._found else nothing)

    @Slot(str)
    def _describe(self, key: str) -> None:
        model = self._shelf.get(key)
        if model is not None and model.repo and not self._getting.asked:
            self._search.describe(model.repo)

    @Slot(object)
    def _on_described(self, described: Described) -> None:
        self._shelf.take_described(described)
        if self.view is not None and not self._searching:
            self.view.show_status("")  # the hub can be reached again
        if self.view is not None and self.view.chosen:
            details = described.details
            self.view.details.show_details(details.model.repo, details)

    @Slot(object)
    def _on_search_failed(self, fault: Fault) -> None:
        if self.view is not None and self.is_open:
            text = describe(fault)
            here = self.tr("What is listed here is known without it.")
            said = one_after_another((text.title, text.advice, here))
            self.view.show_status(said, Tone.WARN)

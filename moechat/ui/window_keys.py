"""What the keys of the whole window do."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.models import ModelLibrary
from moechat.services.presets import Presets
from moechat.services.settings import TEXT_PERCENTS, Settings, SettingsFile
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.copying import LastAnswer
from moechat.ui.actions.palette import Palette
from moechat.ui.actions.palette_sources import ActionSource, ChatSource, ModelSource, PresetSource
from moechat.ui.actions.sheet import ShortcutSheet
from moechat.ui.actions.table import ActionId
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.frame import Side
from moechat.ui.icons import IconSet
from moechat.ui.model_presenter import ModelPresenter
from moechat.ui.models.presenter import ModelsPresenter
from moechat.ui.settings_presenter import SettingsPresenter
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme

_USUAL_PERCENT = Settings().text_percent


class WindowKeys(QObject):
    """Binds the actions of the table that concern the window; presenters bind theirs themselves."""

    def __init__(
        self,
        *,
        actions: BoundActions,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        chat: ChatService,
        settings_file: SettingsFile,
        chats: ChatPresenter,
        models: ModelPresenter,
        models_page: ModelsPresenter,
        settings: SettingsPresenter,
        library: ModelLibrary,
        presets: Presets,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._shell = theme, icons, shell
        self._chat, self._file = chat, settings_file
        self._chats, self._models = chats, models
        self._models_page, self._settings = models_page, settings
        self._actions = actions
        self._last_answer = LastAnswer(chat, shell.composer, self)
        self._sheet: ShortcutSheet | None = None
        self.palette = Palette(
            theme,
            icons,
            (
                ActionSource(actions),
                ModelSource(library, self._load),
                PresetSource(presets),
                ChatSource(chat, self._open, self),
            ),
            shell,
        )
        actions.about_to_act.connect(self._uncover)
        self._bind_chats()
        self._bind_window()

    def _bind_chats(self) -> None:
        bind, in_chat = self._actions.bind, self._is_in_chat
        bind(ActionId.NEW_CHAT, self._new_chat)
        bind(ActionId.SEARCH_CHATS, self._search)
        bind(ActionId.NEXT_CHAT, lambda: self._go(1))
        bind(ActionId.PREVIOUS_CHAT, lambda: self._go(-1))
        bind(ActionId.DELETE_CHAT, self._delete_chat, can=in_chat)
        bind(ActionId.FOCUS_INPUT, self._show_chat)
        bind(ActionId.STOP, self._escape)
        bind(ActionId.COPY_ANSWER, self._last_answer.copy, can=in_chat)
        bind(ActionId.COPY_CODE, self._last_answer.copy_code, can=in_chat)

    def _bind_window(self) -> None:
        bind, frame, bar = self._actions.bind, self._shell.frame, self._shell.top_bar
        bind(ActionId.PICK_MODEL, self._pick_model)
        bind(ActionId.OPEN_FOLDER, self._models.ask_for_folder)
        bind(ActionId.UNLOAD, self._unload, can=lambda: bar.can_unload)
        bind(ActionId.CHAT_PAGE, self._show_chat)
        bind(ActionId.MODELS_PAGE, self._models_page.open)
        bind(ActionId.PERFORMANCE_PAGE, lambda: self._settings.open("offload"))
        bind(ActionId.SETTINGS, self._settings.open)
        bind(ActionId.SIDEBAR, lambda: frame.toggle(Side.SIDEBAR))
        bind(ActionId.PANEL, lambda: frame.toggle(Side.PANEL))
        bind(ActionId.LARGER, lambda: self._zoom(1))
        bind(ActionId.SMALLER, lambda: self._zoom(-1))
        bind(ActionId.USUAL_SIZE, lambda: self._file.update(text_percent=_USUAL_PERCENT))
        bind(ActionId.PALETTE, self._toggle_palette)
        bind(ActionId.SHORTCUTS, self._show_sheet)

    # ── chats ────────────────────────────────────────────────────────────────

    @Slot()
    def _new_chat(self) -> None:
        self._chats.new_chat()
        self._show_chat()

    @Slot()
    def _show_chat(self) -> None:
        self._settings.leave()
        self._models_page.leave()
        self._shell.focus_composer()

    @Slot()
    def _search(self) -> None:
        if not self._shell.frame.is_shown(Side.SIDEBAR):
            self._shell.frame.toggle(Side.SIDEBAR)
        self._shell.sidebar.focus_search()

    def _go(self, step: int) -> None:
        chat = self._shell.sidebar.beside(self._chat.conversation_id, step)
        if chat:
            self._open(chat)

    def _open(self, conversation_id: str) -> None:
        self._settings.leave()
        self._models_page.leave()
        self._chats.open(conversation_id)

    def _is_in_chat(self) -> bool:
        return self._chat.conversation_id != NEW_CHAT

    @Slot()
    def _delete_chat(self) -> None:
        if self._is_in_chat():
            if not self._shell.frame.is_shown(Side.SIDEBAR):
                self._shell.frame.toggle(Side.SIDEBAR)  # it has the way back
            self._shell.sidebar.delete(self._chat.conversation_id)

    # ── the window ───────────────────────────────────────────────────────────

    @Slot(str)
    def _uncover(self, action: str) -> None:
        """What lay above goes before another thing is done."""
        overlay = self._shell.overlay
        if action == ActionId.STOP or (action == ActionId.PALETTE and overlay is self.palette):
            return  # it goes by that itself
        if overlay is not None:
            overlay.dismiss()

    @Slot()
    def _toggle_palette(self) -> None:
        if self.palette.isVisible():
            self.palette.dismiss()
        else:
            self.palette.open()

    def _load(self, folder: Path) -> None:
        self._show_chat()
        self._models.load(folder)

    @Slot()
    def _pick_model(self) -> None:
        self._show_chat()
        self._shell.top_bar.open_model_menu()

    @Slot()
    def _unload(self) -> None:
        if self._shell.top_bar.can_unload:
            self._models.unload()

    def _zoom(self, step: int) -> None:
        now = self._file.value.text_percent
        larger = [each for each in TEXT_PERCENTS if each > now]
        smaller = [each for each in TEXT_PERCENTS if each < now]
        offered = larger[:1] if step > 0 else smaller[-1:]
        for percent in offered:
            self._file.update(text_percent=percent)

    @Slot()
    def _show_sheet(self) -> None:
        if self._sheet is None:
            self._sheet = ShortcutSheet(self._theme, self._icons, self._shell)
        with_ctrl = self._file.value.send_key == "ctrl_enter"
        written = {ActionId.SEND: ("Ctrl+Enter",), ActionId.NEW_LINE: ("Enter",)}
        self._sheet.open(self._actions.shown(), written if with_ctrl else {})

    @Slot()
    def _escape(self) -> None:
        """Close what lies above, else stop the answer."""
        shell = self._shell
        if shell.overlay is not None:
            shell.overlay.dismiss()
        elif shell.frame.close_drawer():
            shell.focus_composer()
        elif self._settings.close() or self._models_page.close():
            return
        elif not shell.transcript.end_selecting():
            shell.composer.stop()

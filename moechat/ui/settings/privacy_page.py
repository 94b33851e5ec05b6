"""What is kept, where, and how to be rid of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot

from moechat.services.data_files import DataKind
from moechat.services.own_data import Kept, OwnData
from moechat.services.paths import Origin
from moechat.services.texts import format_bytes
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.settings.deletion_question import DeletionQuestion
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card
from moechat.ui.theme import Theme


def privacy_info() -> PageInfo:
    """What the page has."""
    translate = QCoreApplication.translate
    return PageInfo(
        "privacy",
        translate("Settings", "Privacy"),
        (
            Entry(
                "place",
                translate("Settings", "Folder of data"),
                "",
                translate("Settings", "where stored location portable folder directory"),
            ),
            Entry(
                DataKind.CHATS.value,
                translate("Settings", "Chats"),
                translate("Settings", "Messages, drafts, and the speeds that were measured."),
                translate("Settings", "conversations history database stored where"),
            ),
            Entry(
                DataKind.SETTINGS.value,
                translate("Settings", "Settings"),
                translate("Settings", "What is chosen here, and folders of models."),
                translate("Settings", "configuration file toml stored where"),
            ),
            Entry(
                DataKind.LOGS.value,
                translate("Settings", "Logs"),
                translate("Settings", "What the program did, without the text of chats."),
                translate("Settings", "log files crash stored where"),
            ),
            Entry(
                DataKind.MODELS.value,
                translate("Settings", "Models"),
                "",
                translate("Settings", "weights size storage where"),
            ),
            Entry(
                "export_chats",
                translate("Settings", "Export all chats"),
                translate("Settings", "To read elsewhere, or as JSON to import them again."),
                translate("Settings", "save backup copy markdown html pdf json"),
            ),
            Entry(
                "import_chats",
                translate("Settings", "Import chats"),
                translate("Settings", "Exports of moechat, ChatGPT, LM Studio and Open WebUI."),
                translate("Settings", "restore backup load move json zip"),
            ),
            Entry(
                "delete_all",
                translate("Settings", "Delete my data"),
                translate(
                    "Settings",
                    "Chats, settings, logs, secrets and models: you choose which. What "
                    "moechat did not make is kept.",
                ),
                translate("Settings", "erase remove wipe clear reset all data history"),
            ),
        ),
    )


class PrivacyPage(Page):
    """Places with sizes; deletion asks once more, in place."""

    export_wanted = Signal()
    import_wanted = Signal()

    def __init__(
        self, theme: Theme, icons: IconSet, data: OwnData, open_folder: Callable[[Path], None]
    ) -> None:
        super().__init__(theme, icons, privacy_info())
        self._data, self._open_folder = data, open_folder
        self.show_subtitle(
            self.tr("All of it is on this PC. moechat sends nothing of it anywhere.")
        )
        self._places(self.add_card(self.tr("Kept on this PC")))
        self._add_exchange(self.add_card(self.tr("In and out")))
        self._add_deletion(self.add_card())
        data.measured.connect(self._on_measured)
        data.deleted.connect(self._on_deleted)
        data.failed.connect(self._on_failed)

    def _places(self, card: Card) -> None:
        paths = self._data.paths
        open_all = Button(self._theme, self._icons, self.tr("Open folder"))
        open_all.clicked.connect(lambda: self._open_folder(paths.data))
        place = self.add_row(card, "place", open_all)
        place.show_note(self.tr("{0} · {1}").format(paths.data, _origin_text(paths.origin)))
        for kind, path in (
            (DataKind.CHATS, paths.database),
            (DataKind.SETTINGS, paths.settings),
            (DataKind.LOGS, paths.logs),
            (DataKind.MODELS, paths.models),
        ):
            folder = path.parent if kind in (DataKind.CHATS, DataKind.SETTINGS) else path
            button = Button(self._theme, self._icons, self.tr("Open folder"))
            button.clicked.connect(lambda _=False, where=folder: self._open_folder(where))
            row = self.add_row(card, kind.value, button)
            row.show_note(str(path))

    def _add_exchange(self, card: Card) -> None:
        export = Button(self._theme, self._icons, self.tr("Export…"))
        export.clicked.connect(self.export_wanted)
        self.add_row(card, "export_chats", export)
        bring = Button(self._theme, self._icons, self.tr("Import…"))
        bring.clicked.connect(self.import_wanted)
        self.add_row(card, "import_chats", bring)

    def _add_deletion(self, card: Card) -> None:
        theme, icons = self._theme, self._icons
        self._delete = Button(theme, icons, self.tr("Delete my data…"), icon_name="trash")
        self._delete.clicked.connect(self._ask)
        self._result = self.add_row(card, "delete_all", self._delete)
        self._question = DeletionQuestion(theme, icons)
        self._question.decided.connect(self._delete_now)
        self._question.left.connect(self._leave_question)
        self._question.hide()
        card.add_widget(self._question)

    @Slot()
    def _ask(self) -> None:
        self._result.show_note("")
        self._delete.setEnabled(False)
        self._question.ask()
        self.ensureWidgetVisible(self._question)

    @Slot()
    def _leave_question(self) -> None:
        self._question.hide()
        self._delete.setEnabled(True)
        self._delete.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _delete_now(self, kinds: frozenset[DataKind]) -> None:
        self._leave_question()
        self._data.delete(kinds)

    @Slot()
    def _on_deleted(self) -> None:
        self._result.show_note(self.tr("What you chose was deleted."))
        self._data.measure()

    @Slot()
    def _on_failed(self) -> None:
        self._result.show_note(self.tr("Not all of what you chose could be deleted."))

    @Slot(list)
    def _on_measured(self, kept: list[Kept]) -> None:
        for each in kept:
            size = format_bytes(each.bytes) if each.bytes else self.tr("nothing")
            self.rows[each.kind.value].show_note(self.tr("{0} · {1}").format(size, str(each.path)))
        self._question.show_sizes(kept)

    def shown(self) -> None:
        """Sizes of now."""
        super().shown()
        self._data.measure()

    def settle(self) -> None:
        """A question that was left is answered with no."""
        super().settle()
        if not self._question.isHidden():
            self._leave_question()


def _origin_text(origin: Origin) -> str:
    translate = QCoreApplication.translate
    match origin:
        case Origin.PORTABLE:
            return translate("Settings", "beside the program, as its file “portable” asks for")
        case Origin.VARIABLE:
            return translate("Settings", "as the variable MOECHAT_HOME says")
    return translate("Settings", "the usual place")

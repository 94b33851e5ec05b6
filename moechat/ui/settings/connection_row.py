"""*Test connection*: a button, and below it how each step went."""

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.faults import Fault
from moechat.hub.connection import StepResult
from moechat.services.connection_check import ConnectionCheck, step_text
from moechat.services.joining import one_after_another
from moechat.services.settings import SettingsFile
from moechat.services.texts import describe
from moechat.ui.buttons import Button
from moechat.ui.chip import Chip
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card
from moechat.ui.theme import Theme, Tone

_CHIP = 58  # pixels of the design: either word fits


class ConnectionRow(QObject):
    """Adds its row to a card; what it found goes when the way is changed."""

    def __init__(
        self,
        page: Page,
        card: Card,
        *,
        theme: Theme,
        icons: IconSet,
        settings: SettingsFile,
        check: ConnectionCheck,
    ) -> None:
        super().__init__(page)
        self._page, self._theme, self._settings, self._check = page, theme, settings, check
        self._running = False
        self._tested: object = None
        self._button = Button(theme, icons, self.tr("Test connection"))
        self._button.clicked.connect(self._toggle)
        self._row = page.add_row(card, "connection_test", self._button)
        self._steps = QWidget()
        self._column = QVBoxLayout(self._steps)
        self._column.setContentsMargins(theme.px(10), 0, theme.px(10), theme.px(10))
        self._column.setSpacing(theme.gap(6))
        self._steps.hide()
        card.add_widget(self._steps)
        # Once what is new has its place; the note above moves the steps as well.
        self._scroll = QTimer(self, singleShot=True, interval=0)
        self._scroll.timeout.connect(self._show_steps)
        check.stepped.connect(self._on_stepped)
        check.ended.connect(self._on_ended)
        check.failed.connect(self._on_failed)
        page.on_refresh(self._forget_old)

    @Slot()
    def _toggle(self) -> None:
        if self._running:
            self._check.cancel()
            self._end(self.tr("Stopped."))
            return
        self._clear()
        self._running, self._tested = True, self._way()
        self._button.setText(self.tr("Stop"))
        self._row.show_note(self.tr("Testing…"))
        self._check.start()

    @Slot(object)
    def _on_stepped(self, result: StepResult) -> None:
        self._add(step_text(result), good=result.fault is None)

    @Slot(bool)
    def _on_ended(self, good: bool) -> None:
        if good:
            self._end(self.tr("Everything works."))
        else:
            self._end(self.tr("It does not work: the last step below failed."))

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        said = describe(fault)
        self._add(one_after_another((said.title, said.advice)), good=False)
        self._end(self.tr("It could not be tested."))

    def _end(self, note: str) -> None:
        self._running = False
        self._button.setText(self.tr("Test connection"))
        self._row.show_note(note)
        self._scroll.start()

    def _way(self) -> object:
        """What is tested; another one makes the result worthless."""
        now = self._settings.value
        return (
            now.hub_endpoint,
            now.hub_token_to_mirror,
            now.hub_proxy,
            now.hub_use_system_proxy,
            now.hub_ca_file,
        )

    def _forget_old(self) -> None:
        if self._tested is not None and self._tested != self._way():
            self._check.cancel()
            self._end("")
            self._clear()

    def _clear(self) -> None:
        self._tested = None
        while item := self._column.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._steps.hide()

    def _add(self, text: str, *, good: bool) -> None:
        theme = self._theme
        word, tone = (self.tr("Works"), Tone.OK) if good else (self.tr("Fails"), Tone.BAD)
        chip = Chip(theme, word, tone)
        chip.setMinimumWidth(theme.px(_CHIP))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.px(10))
        line.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(Label(theme, text, wrap=True), 1)
        row.setAccessibleName(self.tr("{0}: {1}").format(word, text))
        self._column.addWidget(row)
        self._steps.show()
        self._scroll.start()

    @Slot()
    def _show_steps(self) -> None:
        if self._steps.isVisible():
            self._page.ensureWidgetVisible(self._steps)

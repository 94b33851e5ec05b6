"""Asks where a large model shall be kept, before its download."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.drive_choice import ModelPlace
from moechat.core.model_name import read_model_name
from moechat.services.getting import PlaceQuestion
from moechat.services.place_texts import place_line, reason_text
from moechat.services.texts import format_bytes
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.theme import Size, Theme, Tone

_MOST = 5  # places that are shown; the best come first
_WIDTH = 600  # pixels of the design


class PlacePrompt(Overlay):
    """A line for each drive; the suggested one is the first, with the focus."""

    chosen = Signal(str, object)  # repository, folder for models as a Path
    given_up = Signal(str)  # repository

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._theme, self._icons = theme, icons
        self._repo = ""
        self._waiting: list[PlaceQuestion] = []
        self._lines: list[_PlaceLine] = []
        self._title = Label(theme, size=Size.HEADING, bold=True, wrap=True)
        self._why = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._other = Button(theme, icons, self.tr("Another folder…"))
        self._other.clicked.connect(self._ask_folder)
        self._cancel = Button(theme, icons, self.tr("Cancel"), Kind.QUIET)
        self._cancel.clicked.connect(self.dismiss)
        self._rows = QVBoxLayout()
        buttons = QHBoxLayout()
        buttons.addWidget(self._other)
        buttons.addWidget(self._cancel)
        buttons.addStretch(1)
        self._column = QVBoxLayout(self.card)
        for widget in (self._title, self._why):
            self._column.addWidget(widget)
        self._column.addLayout(self._rows)
        self._column.addLayout(buttons)
        centre = QVBoxLayout(self)
        centre.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(self.tr("Where to keep the model"))
        self.dismissed.connect(self._on_dismissed)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(22), px(18), px(22), px(16))
        self._column.setSpacing(px(12))
        self._rows.setSpacing(px(10))
        self.card.setFixedWidth(min(px(_WIDTH), self.below.width() - px(32)))

    def cover(self) -> None:
        """As wide as there is room."""
        super().cover()
        self._restyle()

    @Slot(object)
    def ask(self, question: PlaceQuestion) -> None:
        """Ask about a model; one after the other."""
        if self._repo:
            self._waiting.append(question)
            return
        self._repo = question.repo
        name = read_model_name(question.repo.rpartition("/")[2])
        self._title.setText(
            self.tr("Where shall {0} be kept? It has {1}.").format(
                " ".join(filter(None, (name.name, name.precision))),
                format_bytes(question.download_bytes),
            )
        )
        self._why.setText(reason_text(question.suggestion))
        for line in self._lines:
            line.deleteLater()
        shown = question.suggestion.places[:_MOST]
        self._lines = [
            _PlaceLine(
                self._theme, self._icons, place, question.download_bytes, is_best=number == 0
            )
            for number, place in enumerate(shown)
        ]
        for line in self._lines:
            line.button.clicked.connect(lambda _=False, folder=line.folder: self._choose(folder))
            self._rows.addWidget(line)
        self.appear(self._lines[0].button)

    def stops(self) -> Sequence[QWidget]:
        """The drives, then the rest."""
        return (*(line.button for line in self._lines), self._other, self._cancel)

    def _choose(self, folder: Path) -> None:
        repo, self._repo = self._repo, ""
        if repo:
            self.chosen.emit(repo, folder)
        self.dismiss()

    @Slot()
    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Where to keep the model"), self._lines[0].nearest)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda folder: self._choose(Path(folder)))
        dialog.open()

    @Slot()
    def _on_dismissed(self) -> None:
        repo, self._repo = self._repo, ""
        if repo:
            self.given_up.emit(repo)
        if self._waiting:
            self.ask(self._waiting.pop(0))


class _PlaceLine(QWidget):
    """A folder, what its drive is like, and a button."""

    def __init__(
        self, theme: Theme, icons: IconSet, place: ModelPlace, size: int, *, is_best: bool
    ) -> None:
        super().__init__()
        self.folder = Path(place.folder)
        about = place_line(place, size)
        name = Label(theme, place.folder, size=Size.SMALL, bold=is_best, wrap=True)
        if is_best:
            title = self.tr("{0} (suggested)")
        elif place.is_usual:
            title = self.tr("{0} (as usual)")
        else:
            title = "{0}"
        name.setText(title.format(place.folder))
        line = Label(theme, about, size=Size.SMALL, tone=Tone.MUTED, figures=True, wrap=True)
        kind = Kind.PRIMARY if is_best else Kind.BORDERED
        self.button = Button(theme, icons, self.tr("Download here"), kind)
        self.button.setAccessibleName(self.tr("Download to {0}").format(place.folder))
        self.button.setAccessibleDescription(about)
        texts = QVBoxLayout()
        texts.setSpacing(theme.px(2))
        texts.addWidget(name)
        texts.addWidget(line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(12))
        row.addLayout(texts, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def nearest(self) -> str:
        """Where a search for another folder begins."""
        return str(self.folder.parent)

"""All about one model: verdict, licence, the three questions, memory against the ratio, files."""

from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from moechat.core.hub_model import ModelDetails
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import Answer
from moechat.services.details_texts import (
    Question,
    files_text,
    languages_text,
    licence_text,
    notes_text,
    origin_text,
    other_reasons,
    place_text,
    questions,
)
from moechat.services.download_view import Download
from moechat.services.joining import as_sentence, one_after_another
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.shelf_texts import (
    about_text,
    headline_text,
    parameters_sentence,
    size_text,
    state_line,
    title_text,
    trouble_text,
    update_text,
    used_text,
)
from moechat.services.verdict_texts import verdict_lines
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.models.row import verdict_tone
from moechat.ui.models.row_actions import RowActions
from moechat.ui.offload.ratio_plot import RatioPlot
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone

_MOST_README = 6000  # characters: the rest is on its page
_ANSWERS = {Answer.YES: Tone.OK, Answer.NO: Tone.BAD, Answer.UNPROVEN: Tone.WARN}


class DetailsPane(Surface):
    """Shows one model; the same widgets for every one.

    It is built block by block, see `build_next`, and so it appears the first time: each takes some
    milliseconds, of which a turn of the event loop has few.
    """

    close_wanted = Signal()
    acted = Signal(str, object)  # key, Act
    page_wanted = Signal(str)  # repository
    address_wanted = Signal(str)  # of the text of its licence

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__(theme, Tone.BACKGROUND, Qt.Edge.LeftEdge)
        self._icons = icons
        self._model: ShelfModel | None = None
        self._details: ModelDetails | None = None
        self._models_dir = ""
        self._blocks: list[QWidget] = []
        self._steps = [self._build_head, self._build_facts, self._build_end]
        self._reveal = QTimer(self, interval=0)
        self._reveal.timeout.connect(self.reveal_next)
        self._all = QVBoxLayout()
        self._wrap()
        self.setAccessibleName(self.tr("Details of the model"))
        theme.changed.connect(self._restyle)
        self._restyle()

    # ── building ─────────────────────────────────────────────────────────────

    def build_next(self) -> bool:
        """Build the next block; False if all are there."""
        if self._steps:
            self._content = QVBoxLayout()
            self._content.setContentsMargins(0, 0, 0, 0)
            self._steps.pop(0)()
            block = QWidget()
            block.setLayout(self._content)
            if self._blocks:
                block.hide()
            self._blocks.append(block)
            self._all.insertWidget(len(self._blocks) - 1, block)
            for widget in block.findChildren(QWidget):
                widget.ensurePolished()  # which would come with the first look at it
            self._restyle()
        return bool(self._steps)

    @property
    def is_appearing(self) -> bool:
        """Whether blocks are still to be shown."""
        return self._reveal.isActive()

    @Slot()
    def reveal_next(self) -> None:
        """Show the next block."""
        hidden = [block for block in self._blocks if block.isHidden()]
        if hidden:
            hidden[0].show()
        if len(hidden) <= 1:
            self._reveal.stop()

    def _build_all(self) -> None:
        while self.build_next():
            pass

    def _build_head(self) -> None:
        theme, icons = self._theme, self._icons
        self._title = Label(theme, size=Size.HEADING, bold=True, wrap=True)
        self._close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        self._close.setAccessibleName(self.tr("Close the details"))
        self._close.setToolTip(self.tr("Close the details (Esc)"))
        self._close.clicked.connect(self.close_wanted)
        self._actions = RowActions(theme, icons, self)
        self._actions.acted.connect(self._act)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._content.addLayout(head)
        self._about = self._text(tone=Tone.MUTED)
        self._verdict = self._text(bold=True)
        self._lines = self._text(tone=Tone.MUTED)
        self._better = self._text()
        self._content.addWidget(self._actions)

    def _build_facts(self) -> None:
        theme, icons = self._theme, self._icons
        self._page = Button(theme, icons, self.tr("Open its page…"), small=True)
        self._page.clicked.connect(self._open_page)
        self._questions = [_QuestionView(theme) for _ in range(3)]
        self._trouble = self._text(tone=Tone.WARN)
        self._place = self._text(tone=Tone.MUTED)
        self._licence = self._text()
        self._terms = Button(theme, icons, self.tr("Read its licence…"), small=True)
        self._terms.clicked.connect(self._open_licence)
        self._content.addWidget(self._terms, 0, Qt.AlignmentFlag.AlignLeft)
        self._origin = self._text(tone=Tone.MUTED)
        self._update = self._text(tone=Tone.ACCENT)
        self._content.addWidget(self._page, 0, Qt.AlignmentFlag.AlignLeft)
        self._notes = self._text()
        for view in self._questions:
            self._content.addWidget(view)
        self._other = self._text(tone=Tone.MUTED)

    def _build_end(self) -> None:
        self._plot = RatioPlot(self._theme)
        self._plot_title = self._heading(self.tr("Speed and memory here"))
        self._content.addWidget(self._plot)
        self._files_title = self._heading(self.tr("Files"))
        self._files = self._text(tone=Tone.MUTED)
        self._readme_title = self._heading(self.tr("What its page says"))
        self._readme = self._text()

    def _wrap(self) -> None:
        scroll = QScrollArea()
        scroll.setViewport(QWidget())  # of our own making, see ui/panel.py
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setVerticalScrollBar(ThinScrollBar(self._theme))
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._all.addStretch(1)
        body = QWidget()
        body.setLayout(self._all)
        scroll.setWidget(body)
        body.setAutoFillBackground(False)
        self._scroll = scroll
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.addWidget(scroll)

    def _text(self, *, tone: Tone = Tone.TEXT, bold: bool = False) -> Label:
        label = Label(self._theme, size=Size.SMALL, tone=tone, bold=bold, figures=True, wrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._content.addWidget(label)
        return label

    def _heading(self, text: str) -> Label:
        label = Label(self._theme, text, size=Size.SMALL, bold=True)
        self._content.addWidget(label)
        return label

    @Slot()
    def _restyle(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._all.setContentsMargins(px(20), px(18), px(16), px(20))
        self._all.setSpacing(gap(9))
        for block in self._blocks:
            if (layout := block.layout()) is not None:
                layout.setSpacing(gap(9))

    # ── what it shows ────────────────────────────────────────────────────────

    def begin(self, model: ShelfModel, better: str = "") -> None:
        """Another model, from its beginning."""
        self._build_all()
        self._reveal.start()
        self._details = None
        self._scroll.verticalScrollBar().setValue(0)
        self.show_model(model, better)

    def set_models_dir(self, folder: str) -> None:
        """Where downloads go."""
        self._models_dir = folder

    def show_model(self, model: ShelfModel, better: str = "") -> None:
        """What is known of it now, and what to take instead."""
        if (model, better) == (self._model, self._better.text()) and self._details is None:
            return
        self._model = model
        _show(self._better, better)
        self._title.setText(title_text(model))
        self._about.setText(
            " · ".join(
                filter(None, (about_text(model), parameters_sentence(model), size_text(model)))
            )
        )
        _show(self._verdict, headline_text(model))
        self._verdict.set_tone(verdict_tone(model))
        _show(self._lines, "\n".join(_lines(model)))
        self._actions.show_model(model)
        self._actions.setFixedHeight(self._actions.wanted_height() + self._theme.px(8))
        told = model.state is not ShelfState.WANTED or (model.download and model.download.fault)
        trouble = trouble_text(model) if told else ""
        _show(self._trouble, trouble)
        _show(
            self._place,
            "\n".join(
                filter(None, (place_text(model, self._models_dir), state_line(model), _used(model)))
            ),
        )
        _show(self._origin, origin_text(model))
        newer = self.tr("The hub has something newer: {0}.").format(update_text(model))
        _show(self._update, newer if model.update is not None else "")
        self._page.setVisible(bool(model.repo))
        _show(self._notes, notes_text(model))
        self._show_facts(model)
        self._show_details()

    def show_details(self, repo: str, details: ModelDetails) -> None:
        """What the hub says of it."""
        if self._model is not None and self._model.repo == repo:
            self._details = details
            self._show_details()

    def show_progress(self, download: Download) -> None:
        """Only how far it is has changed."""
        model = self._model
        if model is not None and model.download is not None and model.download.id == download.id:
            self._actions.show_progress(download)

    def enter(self) -> None:
        """Put the focus on it."""
        self._close.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_facts(self, model: ShelfModel) -> None:
        facts, verdict = model.facts, model.verdict
        answers = questions(facts) if facts is not None else []
        for number, view in enumerate(self._questions):
            view.setVisible(number < len(answers))
            if number < len(answers):
                view.show_question(answers[number])
        _show(self._other, other_reasons(facts) if facts is not None else "")
        plan = verdict.plan if verdict is not None else None
        shown = plan is not None and len(plan.curve) > 1
        self._plot.setVisible(shown)
        self._plot_title.setVisible(shown)
        if shown and plan is not None:
            self._plot.show_curve(plan.curve, (), comfortable(plan.budget_bytes))

    def _show_details(self) -> None:
        details, model = self._details, self._model
        if model is None:
            return
        licence, languages = licence_text(model, details), languages_text(model, details)
        _show(self._licence, one_after_another((licence, languages)))
        self._terms.setVisible(bool(details is not None and details.licence_link))
        files = files_text(details) if details is not None else ""
        readme = details.readme.strip()[:_MOST_README] if details is not None else ""
        _show(self._files, files)
        self._files_title.setVisible(bool(files))
        _show(self._readme, readme)
        self._readme_title.setVisible(bool(readme))

    @Slot(object)
    def _act(self, act: object) -> None:
        if self._model is not None:
            self.acted.emit(self._model.key, act)

    @Slot()
    def _open_page(self) -> None:
        if self._model is not None:
            self.page_wanted.emit(self._model.repo)

    @Slot()
    def _open_licence(self) -> None:
        if self._details is not None:
            self.address_wanted.emit(self._details.licence_link)


class _QuestionView(QWidget):
    """A question, its answer, and why."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._question = Label(theme, size=Size.SMALL, bold=True, wrap=True)
        self._answer = Label(theme, size=Size.SMALL, bold=True)
        self._why = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._question, 1)
        head.addWidget(self._answer)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        column.addLayout(head)
        column.addWidget(self._why)

    def show_question(self, question: Question) -> None:
        """This one."""
        self._question.setText(question.question)
        self._answer.setText(question.answer_text)
        beside = question.beside_the_point
        self._answer.set_tone(Tone.MUTED if beside else _ANSWERS[question.answer])
        _show(self._why, question.why)


def _lines(model: ShelfModel) -> list[str]:
    """What it needs; of a model that is here nothing is to be downloaded any more."""
    if model.verdict is None:
        return []
    lines = verdict_lines(model.verdict)
    fetched = model.state in (ShelfState.HERE, ShelfState.IN_USE, ShelfState.DAMAGED)
    about_download = 1 + (model.verdict.free_after_bytes is not None)
    return lines[:-about_download] if fetched else lines


def _used(model: ShelfModel) -> str:
    text = used_text(model, date.today())  # noqa: DTZ011 - as the calendar on the wall
    return as_sentence(text[:1].upper() + text[1:]) if text else ""


def _show(label: Label, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))

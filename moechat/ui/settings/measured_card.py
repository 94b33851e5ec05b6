"""What was measured with the current model: a plot, the last runs, and all of it as a file."""

from pathlib import Path

from PySide6.QtCore import QDateTime, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.memory_plan import comfortable
from moechat.core.run_record import RunKind, RunRecord
from moechat.services.run_history import RunHistory, measured
from moechat.services.texts import format_bytes, format_moment
from moechat.ui.buttons import Button
from moechat.ui.figures import rate_number, seconds_text
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.ratio_plot import Dot, RatioPlot
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.settings.rows import Card
from moechat.ui.theme import Size, Theme, Tone

_MOST_ROWS = 8


class MeasuredCard(Card):
    """Follows the history of runs; ``export`` is for a row of the page."""

    tune_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, history: RunHistory) -> None:
        super().__init__(theme)
        self._history = history
        self._heading = Label(theme, bold=True, wrap=True)
        self._best = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._tune = Button(theme, icons, self.tr("Find best setting…"), small=True)
        self._tune.setToolTip(self.tr("Measure this model at several ratios"))
        self._tune.clicked.connect(self.tune_wanted)
        self.export = Button(theme, icons, self.tr("Export…"))
        self.export.setToolTip(self.tr("Save all runs of all models as a CSV file"))
        self.export.clicked.connect(self._ask_for_file)
        self._plot = RatioPlot(theme)
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._body = QWidget()
        self._column_of_body = QVBoxLayout(self._body)
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        texts = QVBoxLayout()
        texts.addWidget(self._heading)
        texts.addWidget(self._best)
        head.addLayout(texts, 1)
        head.addWidget(self._tune, 0, Qt.AlignmentFlag.AlignTop)
        self._column_of_body.addLayout(head)
        self._column_of_body.addWidget(self._plot)
        self._wide = ScrollBox(theme, self._table, sideways=True)
        self._wide.setAccessibleName(self.tr("Runs that were measured"))
        self._column_of_body.addWidget(self._wide)
        self.add_widget(self._body)
        self._is_stale = False
        history.changed.connect(self._on_changed)
        history.exported.connect(self._on_exported)
        theme.changed.connect(self._restyle_body)
        self._restyle_body()
        self.show_history()

    @Slot()
    def _restyle_body(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._column_of_body.setContentsMargins(px(10), gap(8), px(10), gap(8))
        self._column_of_body.setSpacing(gap(8))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(14))
        self._grid.setVerticalSpacing(gap(4))

    # ── what is shown ────────────────────────────────────────────────────────

    @Slot()
    def _on_changed(self) -> None:
        """Every answer changes it, and nearly always nobody looks on."""
        if self.isVisible():
            self.show_history()
        else:
            self._is_stale = True

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up."""
        super().showEvent(event)
        if self._is_stale:
            self.show_history()

    def show_history(self) -> None:
        """Show what is known of the runs now."""
        self._is_stale = False
        history, planned = self._history, self._history.planned
        count = len(history.runs)
        self._heading.setText(
            self.tr("Measured on this PC, runs: {0}").format(count)
            if count
            else self.tr("Nothing was measured with this model yet.")
        )
        tuned = history.tuned
        self._best.setText(
            self.tr("Best setting found: {0} % streamed, {1} tok/s").format(
                tuned.ratio, rate_number(tuned.tokens_per_second)
            )
            if tuned
            else ""
        )
        self._best.setVisible(tuned is not None)
        self._tune.setEnabled(planned is not None)
        curve = planned.plan.curve if planned else []
        self._plot.setVisible(len(curve) > 1)
        if planned is not None:
            plan = planned.plan
            dots = [
                Dot(run.ratio, run.tokens_per_second, run.measured_bytes, run.ratio == plan.ratio)
                for run in measured(history.runs, plan.device)
            ]
            self._plot.show_curve(curve, dots, comfortable(plan.budget_bytes))
        self._show_table(history.runs[:_MOST_ROWS])

    def _show_table(self, runs: list[RunRecord]) -> None:
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._wide.setVisible(bool(runs))
        if not runs:
            return
        heads = (
            self.tr("When"), self.tr("What"), self.tr("Streamed"), self.tr("tok/s"),
            self.tr("First token"), self.tr("Memory"),
        )  # fmt: skip
        self._grid.setColumnStretch(1, 1)
        for column, head in enumerate(heads):
            self._put(0, column, head, Tone.FAINT)
        for row, run in enumerate(runs, 1):
            for column, text in enumerate(self._cells(run)):
                bad = column == 1 and (run.fault is not None or run.paging)
                self._put(row, column, text, Tone.BAD if bad else Tone.TEXT)

    def _put(self, row: int, column: int, text: str, tone: Tone) -> None:
        label = Label(self._theme, text, size=Size.SMALL, tone=tone, figures=True, wrap=column == 1)
        side = Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(label, row, column, side | Qt.AlignmentFlag.AlignTop)

    def _cells(self, run: RunRecord) -> tuple[str, ...]:
        when = QDateTime.fromSecsSinceEpoch(round(run.at))
        size = run.measured_bytes or run.needed_bytes
        return (
            format_moment(when),
            self._what(run),
            self.tr("{0} %").format(run.ratio),
            rate_number(run.tokens_per_second) if run.tokens_per_second > 0 else "",
            seconds_text(run.ttft_ms) if run.ttft_ms > 0 else "",
            format_bytes(size) if size else "",
        )

    def _what(self, run: RunRecord) -> str:
        kind = {
            RunKind.CHAT: self.tr("answer"),
            RunKind.TUNE: self.tr("measurement"),
            RunKind.LOAD: self.tr("load"),
        }[run.kind]
        if run.fault is not None:
            return self.tr("{0}: failed").format(kind)
        return self.tr("{0}: memory was short").format(kind) if run.paging else kind

    # ── the file ─────────────────────────────────────────────────────────────

    @Slot()
    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self.window(), self.tr("Save all runs"), "moechat-runs.csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda path: self._history.export(Path(path)))
        dialog.open()

    @Slot(Path)
    def _on_exported(self, path: Path) -> None:
        self._best.setText(self.tr("Saved as {0}").format(path.name))
        self._best.show()

"""Formulas as pictures within the text of a message."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from moechat.protocol.messages import TextKind
from moechat.services.formulas import formula_svg
from moechat.ui.theme import Scheme, Tone
from moechat.ui.transcript.formula_object import OBJECT, FormulaObject, formula_of
from moechat.ui.transcript.formula_picture import picture_of
from moechat.ui.transcript.text_row import TextRow
from tests.ui.transcript.conftest import Screen, answer, draft

_SHOWN = [
    r"\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}",
    r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}",
    r"\begin{cases} 1 & x < 0 \\ 0 & \text{otherwise} \end{cases}",
    r"\begin{align} a &= b \\ &= c \end{align}",
    r"\boxed{\mathbb{R}} \cancel{x} \underbrace{a + b}_{n}",
]


def _ink(image: QImage) -> int:
    bits = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(1 for grey in bytes(bits.constBits()) if grey < 128)


@pytest.mark.parametrize("tex", _SHOWN)
def test_glyphs_are_drawn_and_not_only_bars(tex: str) -> None:
    svg = formula_svg(tex, display=True)
    assert svg is not None
    picture = picture_of(svg)
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    picture.paint(painter, QPointF(10, 100), 1.5, QColor("black"))
    painter.end()
    assert _ink(image) > 150
    assert picture.box.top() < 0 < picture.box.width()


@pytest.mark.parametrize("tex", [r"\frac{a", "a & b", r"\begin{nothing", r"\sqrt" * 500 + "x"])
def test_what_cannot_be_drawn_is_none(tex: str) -> None:
    assert formula_svg(tex, display=False) is None


def _objects(row: TextRow) -> list[str]:
    found, block = [], row.document().begin()
    while block.isValid():
        fragments: Any = block.begin()
        while not fragments.atEnd():
            formula = formula_of(fragments.fragment().charFormat())
            if formula is not None:
                found.append(formula.tex)
            fragments += 1
        block = block.next()
    return found


def _show(screen: Screen, text: str) -> TextRow:
    screen.view.append(answer(0, text))
    screen.settle()
    row = screen.seen()[0]
    assert isinstance(row, TextRow)
    return row


def test_formulas_are_drawn_in_the_colour_of_the_theme(screen: Screen) -> None:
    row = _show(screen, "$$\n\\frac{\\mathbf{MMMM}}{\\mathbf{MMMM}}\n$$")
    theme = screen.view._theme
    before = theme.colour(Tone.TEXT).name()
    assert _has_colour(row, before)
    theme.choose(Scheme.DARK)
    screen.settle()
    after = theme.colour(Tone.TEXT).name()
    assert after != before
    assert _has_colour(screen.seen()[0], after)


def _has_colour(row: TextRow, name: str) -> bool:
    image = row.grab().toImage()
    return any(
        image.pixelColor(x, y).name() == name
        for x in range(image.width())
        for y in range(image.height())
    )


def test_the_source_is_shown_until_it_is_drawn_and_the_row_grows(screen: Screen) -> None:
    view = screen.view
    view.begin_answer(draft(0))
    view.add_delta("0", TextKind.TEXT, "With $\\frac{\\frac{a}{b}}{")
    view.flush()
    row = screen.seen()[0]
    assert row.toPlainText() == "With $\\frac{\\frac{a}{b}}{"
    view.add_delta("0", TextKind.TEXT, "\\frac{c}{d}}$ in it")
    view.flush()
    assert _objects(row) == ["\\frac{\\frac{a}{b}}{\\frac{c}{d}}"]
    before = row.height()
    screen.settle()
    assert row.height() > before
    assert row.toPlainText() == f"With {OBJECT} in it"


def test_what_cannot_be_drawn_is_shown_as_it_was_written(screen: Screen) -> None:
    row = _show(screen, "This $\\frac{a$ and\n\n$$\n\\text{速度}\n= v\n$$\n\nthat")
    assert row.toPlainText() == "This $\\frac{a$ and\n$$\n\\text{速度}\n= v\n$$\nthat"


def test_copying_and_screen_readers_get_the_source(screen: Screen) -> None:
    row = _show(screen, "With $x^2$ and\n\n$$\ny\n$$\n\n| $a$ | b |\n|---|---|\n| 1 | 2 |\n")
    row.selectAll()
    assert row.selected_text() == "With $x^2$ and\n$$\ny\n$$\n$a$\tb\n1\t2"
    assert "$x^2$" in row.accessibleDescription()
    assert "$$ y $$" in row.accessibleDescription()


def test_a_wide_formula_within_a_line_is_made_to_fit(screen: Screen) -> None:
    row = _show(screen, f"So ${' + '.join(['x_{100}'] * 60)}$.")
    assert row.document().size().width() <= row.width()


def test_many_formulas_of_a_paragraph_are_measured_a_few_times(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured, measure = [0], FormulaObject.intrinsicSize

    def counted(self: FormulaObject, *arguments: Any) -> Any:
        measured[0] += 1
        return measure(self, *arguments)

    monkeypatch.setattr(FormulaObject, "intrinsicSize", counted)
    screen.open([answer(0, "$a$ or " * 300)])
    assert len(_objects(screen.seen()[0])) > 100
    assert measured[0] < 300 * 60

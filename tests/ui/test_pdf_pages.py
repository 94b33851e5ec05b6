"""A PDF as another program reads it."""

import errno
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pypdf
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument

from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.conversation import Role
from moechat.core.export_pieces import pieces
from moechat.services.chat_export import StoppedError
from moechat.services.chat_writer import ShownChat
from moechat.services.page_process import PageProcess
from moechat.ui.page_formulas import PageFormulas
from moechat.ui.transcript.formula_picture import FormulaPicture
from tests.support.chat_files import WORDS

ANSWER = """# Results

The first **office** of `moechat` is [here](https://example.org/).

| city | people |
|---|---|
| Ulm | 126000 |

- one
  - two

3. three

> quoted

```python
def double(number):
    return number * 2  # twice
```

$E = mc^2$
"""


def written(
    path: Path, *messages: ExportedMessage, chats: int = 1, command: list[str] | None = None
) -> pypdf.PdfReader:
    """In a process of its own, as the window does."""

    def shown() -> Iterator[ShownChat]:
        for number in range(chats):
            chat = ExportedChat(id="c", title=f"Chat {number}", created_at=1.0, updated_at=1.0)
            yield ShownChat(chat, iter(messages))

    PageProcess(command)(path, "A chat", shown(), WORDS)
    return pypdf.PdfReader(path)


def message(text: str, role: Role = Role.ASSISTANT, **fields: object) -> ExportedMessage:
    return ExportedMessage(id="1", role=role, created_at=1.0, text=text, **fields)  # type: ignore[arg-type]


def words(reader: pypdf.PdfReader) -> str:
    return " ".join("\n".join(page.extract_text() for page in reader.pages).split())


def test_the_text_can_be_found(tmp_path: Path) -> None:
    reader = written(
        tmp_path / "a.pdf",
        message("How many?", Role.USER),
        message(ANSWER, model="qwen", reasoning="Let me count.", state="interrupted"),
        chats=2,
    )
    assert reader.metadata is not None
    assert reader.metadata.title == "A chat"
    assert len(reader.pages) == 2  # one for each chat
    text = words(reader).replace(" ", "")  # where a colour begins, pypdf sees one
    for part in (
        "Chat 0", "Chat 1", "Begun at 1", "You", "How many?", "qwen", "Thinking", "Let me count.",
        "Results", "office", "moechat", "here", "Ulm", "126000", "one", "two", "3. three", "quoted",
        "def double(number): return number * 2 # twice", "Interrupted.", "Page 2",
    ):  # fmt: skip
        assert part.replace(" ", "") in text, part
    assert "mc^2" not in text  # it is drawn
    assert "How many?" in words(reader)
    assert not any("\t" in page.extract_text() for page in reader.pages)  # for a space


def curves(reader: pypdf.PdfReader) -> int:
    """How many pieces of curves are drawn; letters of text are none."""
    found = 0
    for page in reader.pages:
        contents = page.get_contents()
        assert contents is not None
        found += [operator for _, operator in contents.operations].count(b"c")
    return found


def test_formulas_are_drawn(tmp_path: Path) -> None:
    text = "Before {0} between $$ {1} $$ after.\n\n$$\n{1}\n$$\n\n| {0} |\n|---|\n| cell {0} |\n"
    reader = written(
        tmp_path / "a.pdf",
        message(text.replace("{0}", r"$e^{\alpha}$").replace("{1}", r"\frac{S}{8}")),
        message(r"Broken: $\frac{a$ and $\hspace{90cm} x$.", reasoning=r"Thought of $\alpha$."),
    )
    bare = written(tmp_path / "b.pdf", message(text.replace("$$", "")), message("Broken:"))
    assert curves(bare) == 0
    assert curves(reader) > 50
    found = words(reader)
    for part in (
        "Before", "between", "after.", "cell", r"\frac{a$", r"\hspace{90cm} x", "Thought of",
    ):  # fmt: skip
        assert part.replace(" ", "") in found.replace(" ", ""), part
    assert "alpha" not in found
    assert "{8}" not in found


def shown(markdown: str, width: float) -> QTextDocument:
    document, formulas = QTextDocument(), PageFormulas()
    document.setTextWidth(width)
    document.setHtml(
        "".join(piece.html for piece in pieces(markdown, lambda _, text: text, formulas.html))
    )
    formulas.put_in(document, QColor("black"))
    return document


def painted(document: QTextDocument, patch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Where the baselines of the formulas are, and how wide they are."""
    found: list[tuple[float, float]] = []

    def paint(
        self: FormulaPicture, painter: QPainter, origin: QPointF, scale: float, ink: QColor
    ) -> None:
        found.append((origin.y(), self.box.width() * scale))
        assert ink == QColor("black")

    patch.setattr(FormulaPicture, "paint", paint)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    return found


@pytest.mark.usefixtures("qapp")
def test_displayed_formulas_are_centred_and_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = " + ".join(["x_{100}"] * 40)
    table = f"| a | b |\n|---|---|\n| ${wide}$ | ${wide}$ |"
    document = shown(f"One \ufffc $y$ $$ {wide} $$ two.\n\n$$ {wide} $$\n\n{table}", 400)
    assert document.size().width() <= 400
    widths = [width for _, width in painted(document, monkeypatch)]
    assert len(widths) == 5
    assert all(width < 400.1 for width in widths)
    blocks: list[tuple[str, bool]] = []
    block = document.begin()
    while block.isValid() and len(blocks) < 4:
        centred = block.blockFormat().alignment() == Qt.AlignmentFlag.AlignHCenter
        blocks.append((block.text().strip(), centred))
        block = block.next()
    assert blocks == [
        ("One \ufffc \ufffc", False),
        ("\ufffc", True),
        ("two.", False),
        ("\ufffc", True),
    ]


@pytest.mark.usefixtures("qapp")
def test_formulas_stand_on_the_baseline(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in (
        "Text $x$.",
        "# Heading $q$",
        "$x$ and $a_{b_c}$",
        r"High $x$ $\sqrt{\frac{a}{b}}$",
    ):
        document = shown(text, 400)
        found = painted(document, monkeypatch)
        block = document.begin()
        line = block.layout().lineAt(0)
        top = document.documentLayout().blockBoundingRect(block).top()
        baseline = pytest.approx(top + line.y() + line.ascent(), abs=0.1)
        assert {y == baseline for y, _ in found} == {True}, text


def test_every_line_of_a_long_chat_is_there_once(tmp_path: Path) -> None:
    code = "```\n" + "\n".join(f"line{number};" for number in range(150)) + "\n```"
    prose = " ".join(f"word{number}." for number in range(900))
    table = "| a |\n|---|\n" + "\n".join(f"| cell{number}; |" for number in range(60))
    reader = written(tmp_path / "a.pdf", message(code), message(prose), message(table))
    assert len(reader.pages) > 3
    text = words(reader)
    for name, count in (("line", 150), ("word", 900), ("cell", 60)):
        mark = "." if name == "word" else ";"
        for number in range(count):
            assert text.count(f"{name}{number}{mark}") == 1, (name, number)


def test_odd_texts_make_pages_too(tmp_path: Path) -> None:
    odd = "\ud800\0 שלום 日本 😀 <script>x</script> ![p](https://example.org/p.png)"
    long_word = "x" * 30_000
    reader = written(
        tmp_path / "a.pdf", message(odd), message(long_word), message(""), message("#\n\n-\n\n>")
    )
    text = words(reader).replace(" ", "")
    assert "<script>x</script>" in text
    assert text.count("x") >= 30_000


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(OSError):  # noqa: PT011 - its words are of the system
        written(tmp_path / "nowhere" / "a.pdf", message("x"))


def test_a_process_that_ends_is_a_failed_write(tmp_path: Path) -> None:
    for command in (["-c", "import os; os._exit(3)"], ["-m", "moechat", "--version"]):
        with pytest.raises(OSError) as raised:  # noqa: PT011 - its number is below
            written(tmp_path / "a.pdf", message("x" * 300_000), command=[sys.executable, *command])
        assert raised.value.errno == errno.EIO


def test_what_stops_the_export_ends_the_process(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"

    def shown() -> Iterator[ShownChat]:
        yield ShownChat(
            ExportedChat(id="c", title="", created_at=1.0, updated_at=1.0), iter([message("x")])
        )
        raise StoppedError

    with pytest.raises(StoppedError):
        PageProcess()(path, "A chat", shown(), WORDS)
    assert not psutil.Process().children()
    assert not path.exists() or not path.read_bytes().rstrip().endswith(b"%%EOF")


def test_all_of_a_text_is_in_its_pieces() -> None:
    html = "".join(piece.html for piece in pieces(ANSWER, lambda kind, text: text))
    for part in ("office", "Ulm", "two", "3.&nbsp;three", "quoted", "double(number)"):
        assert part in html
    assert [piece.level for piece in pieces("> a\n>\n> > b\n\n- c\n  - d", lambda k, t: t)] == [
        1, 2, 1, 2,
    ]  # fmt: skip
    long = list(pieces("a *b* " * 2000, lambda kind, text: text))
    assert len(long) > 5
    assert all(len(piece.html) < 6000 for piece in long)
    assert "".join(piece.html for piece in long).count("<em>b</em>") == 2000

"""Render the window's states into PNG files, to be looked at.

    python -m tests.shots.render FOLDER [--only STATE…] [--variants] [--scale 1 2] [--font FAMILY]
                                  [--language CODE]

Without ``--only`` every state once and the key states of `tests.shots.states` at twice the size
too. The figures in them are examples. Nothing is started and nothing is read from the user's data.
"""

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from moechat.ui.application import make_application
from moechat.ui.language import LANGUAGES, speak
from moechat.ui.theme import Scheme, Theme, Tone
from tests.shots.stage import Stage
from tests.shots.states import KEY, STATES, VARIANTS, Arrange, Size

_FAMILY = "Inter"  # where it is installed; it is what the pictures of the design use
_SETTLE_S = 0.2
_COARSE = 0xF0F0F0  # colours that share the upper half of each channel are one hue


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--only", nargs="*", default=[], choices=[*STATES, *VARIANTS], metavar="STATE"
    )
    parser.add_argument("--variants", action="store_true", help="other sizes of the window too")
    parser.add_argument("--scale", nargs="*", type=float, default=[1.0, 2.0])
    parser.add_argument("--font", default="")
    parser.add_argument("--points", type=float, default=10.5)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    return parser.parse_args(arguments)


def main() -> int:
    options = parse(sys.argv[1:])
    options.folder.mkdir(parents=True, exist_ok=True)
    if len(options.scale) == 1:
        render(options, options.scale[0])
        return 0
    for scale in options.scale:  # Qt reads the scale once
        command = [sys.executable, "-m", "tests.shots.render", *sys.argv[1:], "--scale", str(scale)]
        subprocess.run(command, env={**os.environ, "QT_SCALE_FACTOR": str(scale)}, check=True)
    return 0


def chosen(options: argparse.Namespace, scale: float) -> dict[str, tuple[Size, Arrange]]:
    """The states to render at this scale."""
    every = STATES | VARIANTS
    if options.only:
        return {name: every[name] for name in options.only}
    if scale != 1.0:
        return {name: STATES[name] for name in KEY}
    return every if options.variants else STATES


def render(options: argparse.Namespace, scale: float) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_SCALE_FACTOR", str(scale))
    app = make_application(sys.argv[:1])
    speak(app, options.language)
    family = options.font or (_FAMILY if _FAMILY in QFontDatabase.families() else "")
    font = QFont(family) if family else app.font()
    font.setPointSizeF(options.points)
    app.setFont(font)
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme = Theme(app, scheme)
        # Colours of code come later the first time.
        draw(app, theme, *STATES["chat"], settle_s=1.0)
        for name, (size, arrange) in chosen(options, scale).items():
            path = options.folder / f"{name}-{scheme}-{scale:g}x.png"
            picture = draw(app, theme, size, arrange, settle_s=_SETTLE_S)
            few_colours(picture.toImage()).save(str(path), quality=0)  # the smallest, without loss
            print(path, flush=True)


def draw(
    app: QApplication, theme: Theme, size: Size, arrange: Arrange, *, settle_s: float
) -> QPixmap:
    """One state; ``settle_s`` is given to what is drawn a moment later."""
    stage = Stage(theme, size)
    arrange(stage)
    end = time.monotonic() + settle_s
    app.processEvents()
    while time.monotonic() < end or not stage.transcript.is_settled:
        app.processEvents()
        time.sleep(0.01)
    picture = stage.shell.grab()
    painter = QPainter(picture)
    for widget, where in stage.above:
        over = widget.grab()
        room = (stage.shell.size() - widget.size()) / 2
        place = QPoint(room.width(), room.height()) if where is None else where
        painter.drawPixmap(place, over)
        if widget.isWindow() and where is None:  # in place of the frame that a desktop draws
            painter.setPen(theme.colour(Tone.CONTROL))
            painter.drawRect(widget.rect().translated(place))
    painter.end()
    for widget, _ in stage.above:
        widget.close()
    stage.shell.close()
    stage.shell.deleteLater()
    return picture


def few_colours(image: QImage) -> QImage:
    """At most 256 colours, which a third of the bytes can hold; text stays sharp.

    One of every hue that there is, then the most frequent ones.
    """
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(memoryview(image.constBits()).cast("I"))
    hues: dict[int, int] = {}
    for colour, _ in counts.most_common():
        hues.setdefault(colour & _COARSE, colour)
    table = [*hues.values()]
    table += [colour for colour, _ in counts.most_common() if colour not in set(table)]
    return image.convertToFormat(QImage.Format.Format_Indexed8, table[:256])


if __name__ == "__main__":
    sys.exit(main())

"""Checks of what the program is shipped with, and of the environment that children get."""

import os
import platform
import subprocess
import sys

from PySide6.QtCore import QLibraryInfo, QTranslator, qVersion

from moechat import __version__
from moechat.build_stamp import version_line
from moechat.core.code_kinds import coloured
from moechat.hub.catalogue import read_catalogue
from moechat.resources_path import resource
from moechat.selftest.check import Check, CheckFailedError
from moechat.services.formulas import formula_svg
from moechat.services.licences import all_notices
from moechat.ui.language import LANGUAGES

_WRITTEN = "en"  # the language of the texts in the code: there is nothing to load
_SAMPLE = ("Machine", "Looking, which takes a few seconds…")  # context and text of a translation
_FORMULA = r"\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}"
_CODE = {"python": "def f(): pass", "c++": "class A;", "bash": "if true; then echo; fi"}
# What a boot loader of packaged programs sets, and what would mislead others.
_TELLTALE = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "PYTHONHOME", "PYTHONPATH")


def checks() -> list[Check]:
    """In the order in which they run."""
    return [
        Check("program", program),
        Check("resources", resources),
        Check("translations", translations),
        Check("catalogue", catalogue),
        Check("licences", licences),
        Check("formula", formula),
        Check("code colours", code_colours),
        Check("environment of children", environment),
    ]


def program() -> str:
    """What runs here."""
    kind = "packaged" if getattr(sys, "frozen", False) else "checkout"
    python = platform.python_version()
    return f"{version_line(__version__)}, {kind}, Python {python}, Qt {qVersion()}"


def resources() -> str:
    """The icons are there and say that they are drawings."""
    icons = sorted(resource("icons", "plus.svg").parent.glob("*.svg"))
    for file in (resource("moechat.svg"), *icons):
        if "<svg" not in file.read_text("utf-8"):
            raise CheckFailedError(f"{file} is no drawing")
    return f"{len(icons)} icons"


def translations() -> str:
    """Each language has our texts and Qt's."""
    ours = resource("translations", "moechat_de.qm").parent
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    written_out = [code for code in LANGUAGES if code != _WRITTEN]
    for code in written_out:
        if not QTranslator().load(f"qtbase_{code}", qts):
            raise CheckFailedError(f"{qts} has no qtbase_{code}.qm")
        translator = QTranslator()
        if not translator.load(f"moechat_{code}", str(ours)):
            raise CheckFailedError(f"{ours} has no moechat_{code}.qm")
        if not translator.translate(*_SAMPLE):
            raise CheckFailedError(f"moechat_{code}.qm does not know {_SAMPLE[1]!r}")
    return ", ".join(written_out)


def catalogue() -> str:
    """The list of recommended models can be read."""
    models = read_catalogue().models
    if not models:
        raise CheckFailedError("it is empty")
    return f"{len(models)} models"


def licences() -> str:
    """What is on board says under which terms."""
    notices = all_notices()
    if not any(notice.files for notice in notices):
        raise CheckFailedError("there are no texts of licences")
    return f"{len(notices)} works"


def formula() -> str:
    """Formulas have their fonts."""
    svg = formula_svg(_FORMULA, display=True)
    if svg is None or "<path" not in svg:
        raise CheckFailedError("it was not drawn")
    return f"{len(svg)} bytes of SVG"


def code_colours() -> str:
    """The languages that code is coloured in are found."""
    for language, code in _CODE.items():
        if "<keyword>" not in coloured(code, language, lambda kind, text: f"<{kind}>{text}"):
            raise CheckFailedError(f"{language} stays plain")
    return ", ".join(_CODE)


def environment() -> str:
    """Other programs are not led to our libraries."""
    if os.name == "nt":
        return "nothing to look for on Windows"
    told = subprocess.run(["/bin/sh", "-c", "env"], capture_output=True, text=True, check=True)
    given = dict(line.split("=", 1) for line in told.stdout.splitlines() if "=" in line)
    bundle = getattr(sys, "_MEIPASS", None)  # where a packaged program has its libraries
    for name in _TELLTALE:
        if bundle and bundle in given.get(name, ""):
            raise CheckFailedError(f"children get {name}={given[name]}")
    return f"LD_LIBRARY_PATH is {given.get('LD_LIBRARY_PATH', 'not set')}"

"""Licences over the window, and news of a newer version."""

from PySide6.QtCore import QObject

from moechat.core.licence_notice import Notice
from moechat.services.licence_reader import LicenceReader
from moechat.ui.about.licences_sheet import LicencesSheet
from tests.shots.stage import Stage

_MIT = """MIT License

Copyright (c) 2020 ExecutableBookProject

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software."""
_NOTICES = [
    Notice(name="markdown-it-py", version="4.3.0", licence="MIT", homepage="https://a.example"),
    Notice(name="numpy", version="2.4.6", licence="BSD-3-Clause AND 0BSD AND MIT AND Zlib"),
    Notice(name="openvino", version="2026.4.1", licence="Apache-2.0"),
    Notice(name="PySide6_Essentials", version="6.11.3", licence="LGPL-3.0-only"),
    Notice(name="Python", version="3.11.7", licence="PSF-2.0"),
    Notice(name="STIX Two Math", version="2.11", licence="OFL-1.1"),
]


class _Reader(LicenceReader):
    """Has what it needs."""

    def __init__(self) -> None:
        QObject.__init__(self)

    def look(self) -> None:
        self.listed.emit(_NOTICES)

    def want(self, notice: Notice) -> None:
        self.read.emit(notice, _MIT)


def licences(stage: Stage) -> None:
    stage.talk()
    sheet = LicencesSheet(stage.theme, stage.icons, stage.shell, _Reader())
    stage.window.sheet = sheet
    sheet.open()


STATES = {"licences": licences}

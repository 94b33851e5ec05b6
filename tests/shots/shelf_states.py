"""States of the list of chats: folders, several chosen, found by a search; and the bar to find."""

import time

from PySide6.QtCore import QItemSelectionModel

from moechat.core.conversation import Conversation, Folder, Role
from moechat.core.search_hits import ChatHit, Found, Hit, MessageHit
from moechat.core.search_words import Literally, Words, snippet
from moechat.services.organiser import Shelves
from moechat.ui.confirm import Confirm
from moechat.ui.frame import Side
from moechat.ui.sidebar.chat_list import ARCHIVE, BIN
from tests.shots.stage import Stage

_DAY = 86_400
_CHATS = [
    # title, days ago, pinned, archived, folder
    ("How a CPU cache works", 0, False, False, None),
    ("Packing list for the Alps", 0, True, False, None),
    ("Regression in the parser", 1, False, False, "work"),
    ("Quarterly report, first draft", 2, False, False, "work"),
    ("Recipe for sourdough bread", 3, False, False, "home"),
    ("Translate the user guide", 4, False, False, None),
    ("日本語の文法", 9, False, False, None),
    ("Old notes on quantisation", 40, False, True, None),
    ("Tax return of last year", 90, False, True, None),
]
_ANSWER = (
    "A cache keeps copies of recently used data close to the core. Without a cache every read "
    "would wait for memory."
)


def _chat(number: int, title: str, days: float, **fields: object) -> Conversation:
    at = time.time() - _DAY * days
    return Conversation(id=str(number), title=title, created_at=at, updated_at=at, **fields)  # type: ignore[arg-type]


def shelves(stage: Stage) -> None:
    stage.talk()
    chats = [
        _chat(number, title, days, pinned=pinned, archived=archived, folder_id=folder)
        for number, (title, days, pinned, archived, folder) in enumerate(_CHATS)
    ]
    gone = [_chat(90, "A joke about compilers", 5, deleted_at=time.time() - _DAY)]
    folders = [Folder(id="work", name="Work"), Folder(id="home", name="Home and garden")]
    sidebar = stage.shell.sidebar
    sidebar.set_chats(chats)
    sidebar.set_shelves(Shelves(folders, gone))
    sidebar.list.fold("home", closed=True)
    sidebar.list.set_drafts({"2", "5"})
    sidebar.select("0")


def archive(stage: Stage) -> None:
    shelves(stage)
    rows = stage.shell.sidebar.list
    for shelf in ("work", ARCHIVE, BIN):
        rows.fold(shelf, closed=shelf == "work")
    stage.shell.sidebar.undo.offer("Archived “Old notes on quantisation”", lambda: None)


def several(stage: Stage) -> None:
    shelves(stage)
    view = stage.shell.sidebar._view
    view.setFocus()
    for number in (2, 3, 5):
        index = stage.shell.sidebar.list.index_of(str(number))
        view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)


def found(stage: Stage) -> None:
    shelves(stage)
    words, now = Words("cache"), time.time()
    hits: list[Hit] = [
        ChatHit(
            conversation_id="0", title=snippet(_CHATS[0][0], words), archived=False, at=now - 60
        )
    ]
    for number, (text, role, archived) in enumerate(
        (
            (_ANSWER, Role.ASSISTANT, False),
            ("Explain how a CPU cache works, with a small example in C.", Role.USER, False),
            (f"{_ANSWER} " * 3 + "The prefix cache went with the process.", Role.ASSISTANT, True),
        )
    ):
        title = _CHATS[7][0] if archived else _CHATS[0][0]
        hits.append(
            MessageHit(
                message_id=str(number),
                conversation_id="0",
                title=title,
                archived=archived,
                role=role,
                at=now - _DAY * number * 20,
                snippet=snippet(text, words),
            )
        )
    sidebar = stage.shell.sidebar
    sidebar._search.setText("cache")
    sidebar.show_found(Found(typed="cache", hits=hits, complete=True))
    sidebar._results.setFocus()
    stage.transcript.mark_words(words)
    stage.transcript.reveal("a", 1)


def nothing_found(stage: Stage) -> None:
    shelves(stage)
    stage.shell.sidebar._search.setText("sourcream")
    stage.shell.sidebar.show_found(Found(typed="sourcream", hits=[], complete=True))


def find(stage: Stage) -> None:
    shelves(stage)
    bar = stage.shell.find_bar
    bar.open()
    bar.field.setText("line")
    bar.show_place(3, 17)
    stage.transcript.mark_words(Literally("line"))
    stage.transcript.reveal("a", 2, in_reasoning=False)


def temporary(stage: Stage) -> None:
    shelves(stage)
    stage.shell.sidebar.select("")
    stage.shell.temporary_bar.show()


def leaving(stage: Stage) -> None:
    temporary(stage)
    question = Confirm(stage.theme, stage.icons, stage.shell)
    question.ask(
        "End the temporary chat?",
        "Its messages were never written to disk. They are gone when you leave it.",
        "End it",
        lambda: None,
    )


def _in_drawer(stage: Stage) -> None:
    found(stage)
    stage.shell.frame.toggle(Side.SIDEBAR)


STATES = {
    "folders": shelves,
    "archive": archive,
    "several": several,
    "found": found,
    "find": find,
    "temporary": temporary,
}
VARIANTS = {"nothing-found": nothing_found, "leaving": leaving}
SMALL = {"narrow-found": _in_drawer, "narrow-find": find}

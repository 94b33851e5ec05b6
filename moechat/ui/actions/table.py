"""Every action that has a key or stands in the command palette: its text and its keys.

The one place for keys: menus, tool tips and the sheet of shortcuts all read them here.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence


class ActionId(StrEnum):
    """One thing that can be done."""

    NEW_CHAT = "new_chat"
    NEW_FOLDER = "new_folder"
    SEARCH_CHATS = "search_chats"
    FIND = "find"
    FIND_NEXT = "find_next"
    FIND_PREVIOUS = "find_previous"
    TEMPORARY_CHAT = "temporary_chat"
    NEXT_CHAT = "next_chat"
    PREVIOUS_CHAT = "previous_chat"
    RENAME_CHAT = "rename_chat"
    DELETE_CHAT = "delete_chat"
    EXPORT_CHAT = "export_chat"
    EXPORT_CHATS = "export_chats"
    IMPORT_CHATS = "import_chats"
    FOCUS_INPUT = "focus_input"
    SEND = "send"
    NEW_LINE = "new_line"
    ATTACH = "attach"
    STOP = "stop"
    REGENERATE = "regenerate"
    CONTINUE = "continue"
    EDIT_LAST = "edit_last"
    PREVIOUS_VERSION = "previous_version"
    NEXT_VERSION = "next_version"
    COPY_ANSWER = "copy_answer"
    COPY_CODE = "copy_code"
    PICK_MODEL = "pick_model"
    OPEN_FOLDER = "open_folder"
    UNLOAD = "unload"
    PALETTE = "palette"
    CHAT_PAGE = "chat_page"
    MODELS_PAGE = "models_page"
    PERFORMANCE_PAGE = "performance_page"
    SETTINGS = "settings"
    SIDEBAR = "sidebar"
    PANEL = "panel"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual_size"
    SHORTCUTS = "shortcuts"
    QUIT = "quit"


class Group(StrEnum):
    """Where an action stands in the sheet of shortcuts."""

    CHATS = "chats"
    MESSAGES = "messages"
    MODEL = "model"
    WINDOW = "window"


@dataclass(frozen=True)
class Action:
    """``text`` names it; ``words`` also find it in the palette, which lacks it if not ``listed``.

    The keys of an action that is not ``global_`` are dealt with by the widget that has the focus.
    ``note`` is told in the sheet of shortcuts.
    """

    id: ActionId
    group: Group
    text: str
    words: str = ""
    listed: bool = True
    global_: bool = True
    note: str = ""


# As Qt writes them everywhere; the first is the one that tool tips name.
KEYS: dict[ActionId, tuple[str, ...]] = {
    ActionId.NEW_CHAT: ("Ctrl+N", "Ctrl+Shift+O"),
    ActionId.NEW_FOLDER: ("Ctrl+Shift+N",),
    ActionId.SEARCH_CHATS: ("Ctrl+Shift+F",),
    ActionId.FIND: ("Ctrl+F",),
    ActionId.FIND_NEXT: ("F3", "Ctrl+G"),
    ActionId.FIND_PREVIOUS: ("Shift+F3", "Ctrl+Shift+G"),
    ActionId.TEMPORARY_CHAT: ("Ctrl+Shift+T",),
    ActionId.NEXT_CHAT: ("Ctrl+Tab",),
    ActionId.PREVIOUS_CHAT: ("Ctrl+Shift+Tab",),
    ActionId.RENAME_CHAT: ("F2",),
    ActionId.DELETE_CHAT: ("Ctrl+Shift+Backspace",),
    ActionId.EXPORT_CHAT: ("Ctrl+Shift+S",),
    ActionId.EXPORT_CHATS: (),  # in the palette alone, as the next
    ActionId.IMPORT_CHATS: (),
    ActionId.FOCUS_INPUT: ("Shift+Esc",),
    ActionId.SEND: ("Enter",),
    ActionId.NEW_LINE: ("Shift+Enter",),
    ActionId.ATTACH: ("Ctrl+Shift+A",),
    ActionId.STOP: ("Esc",),
    ActionId.REGENERATE: ("Ctrl+Shift+R",),
    ActionId.CONTINUE: ("Alt+Enter",),
    ActionId.EDIT_LAST: ("Ctrl+Shift+E",),
    ActionId.PREVIOUS_VERSION: ("Alt+Left",),
    ActionId.NEXT_VERSION: ("Alt+Right",),
    ActionId.COPY_ANSWER: ("Ctrl+Shift+C",),
    ActionId.COPY_CODE: ("Ctrl+Shift+;",),
    ActionId.PICK_MODEL: ("Ctrl+L",),
    ActionId.OPEN_FOLDER: ("Ctrl+O",),
    ActionId.UNLOAD: ("Ctrl+E",),
    ActionId.PALETTE: ("Ctrl+K",),
    ActionId.CHAT_PAGE: ("Ctrl+1",),
    ActionId.MODELS_PAGE: ("Ctrl+M", "Ctrl+2"),
    ActionId.PERFORMANCE_PAGE: ("Ctrl+3",),
    ActionId.SETTINGS: ("Ctrl+,",),
    ActionId.SIDEBAR: ("Ctrl+B",),
    ActionId.PANEL: ("Ctrl+Shift+B", "Ctrl+P"),
    ActionId.LARGER: ("Ctrl++",),
    ActionId.SMALLER: ("Ctrl+-",),
    ActionId.USUAL_SIZE: ("Ctrl+0",),
    ActionId.SHORTCUTS: ("Ctrl+/", "F1"),
    ActionId.QUIT: ("Ctrl+Q",),
}
# Other ways that keyboards have to say the same; nobody needs to be told.
_SAME: dict[ActionId, tuple[str, ...]] = {
    ActionId.CONTINUE: ("Alt+Return",),
    ActionId.LARGER: ("Ctrl+=",),
}


def keys_of(action: ActionId) -> list[QKeySequence]:
    """All keys of an action."""
    return [QKeySequence(keys) for keys in (*KEYS[action], *_SAME.get(action, ()))]


def native(keys: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def first_keys(action: ActionId) -> str:
    """The usual keys of an action, as this system writes them; "" where it has none."""
    return native(KEYS[action][0]) if KEYS[action] else ""


def hint(action: ActionId) -> str:
    """As `first_keys`, to stand faintly on a button: "Ctrl N"."""
    return first_keys(action).replace("+", " ")


def with_keys(text: str, action: ActionId) -> str:
    """A tool tip with the keys that do the same: "Hide the chats (Ctrl+B)"."""
    return QCoreApplication.translate("Actions", "{0} ({1})").format(text, first_keys(action))


def all_actions() -> list[Action]:
    """The table, in the order of the sheet, in the language of now."""
    return [*_chats(), *_messages(), *_model(), *_window()]


def _chats() -> list[Action]:
    translate, group = QCoreApplication.translate, Group.CHATS
    return [
        Action(
            ActionId.NEW_CHAT,
            group,
            translate("Actions", "New chat"),
            translate("Actions", "begin empty"),
        ),
        Action(ActionId.NEW_FOLDER, group, translate("Actions", "New folder for chats")),
        Action(ActionId.SEARCH_CHATS, group, translate("Actions", "Search all chats")),
        Action(ActionId.FIND, group, translate("Actions", "Find in this chat")),
        Action(ActionId.FIND_NEXT, group, translate("Actions", "Next place that was found")),
        Action(
            ActionId.FIND_PREVIOUS, group, translate("Actions", "Previous place that was found")
        ),
        Action(
            ActionId.TEMPORARY_CHAT,
            group,
            translate("Actions", "New temporary chat"),
            translate("Actions", "incognito private unsaved"),
        ),
        Action(
            ActionId.NEXT_CHAT,
            group,
            translate("Actions", "Next chat"),
            translate("Actions", "older"),
        ),
        Action(
            ActionId.PREVIOUS_CHAT,
            group,
            translate("Actions", "Previous chat"),
            translate("Actions", "newer"),
        ),
        Action(
            ActionId.RENAME_CHAT,
            group,
            translate("Actions", "Rename, in the list of chats"),
            listed=False,
            global_=False,
        ),
        Action(
            ActionId.DELETE_CHAT,
            group,
            translate("Actions", "Delete this chat"),
            translate("Actions", "remove trash"),
        ),
        Action(
            ActionId.EXPORT_CHAT,
            group,
            translate("Actions", "Export this chat…"),
            translate("Actions", "save markdown html pdf json"),
        ),
        Action(
            ActionId.EXPORT_CHATS,
            group,
            translate("Actions", "Export all chats…"),
            translate("Actions", "save backup markdown html pdf json"),
        ),
        Action(
            ActionId.IMPORT_CHATS,
            group,
            translate("Actions", "Import chats…"),
            translate("Actions", "chatgpt lm studio open webui backup json"),
        ),
    ]


def _messages() -> list[Action]:
    translate, group = QCoreApplication.translate, Group.MESSAGES
    return [
        Action(ActionId.FOCUS_INPUT, group, translate("Actions", "Write a message"), listed=False),
        Action(ActionId.SEND, group, translate("Actions", "Send"), listed=False, global_=False),
        Action(
            ActionId.NEW_LINE, group, translate("Actions", "New line"), listed=False, global_=False
        ),
        Action(
            ActionId.ATTACH,
            group,
            translate("Actions", "Attach documents or images…"),
            translate("Actions", "file pdf picture upload"),
        ),
        Action(
            ActionId.STOP, group, translate("Actions", "Close what is open, or stop"), listed=False
        ),
        Action(
            ActionId.REGENERATE,
            group,
            translate("Actions", "Regenerate the answer"),
            translate("Actions", "answer again retry another"),
        ),
        Action(
            ActionId.CONTINUE,
            group,
            translate("Actions", "Continue the answer"),
            translate("Actions", "go on longer"),
        ),
        Action(
            ActionId.EDIT_LAST,
            group,
            translate("Actions", "Edit the last message"),
            note=translate("Actions", "↑ does the same while nothing is written"),
        ),
        Action(
            ActionId.PREVIOUS_VERSION, group, translate("Actions", "Previous version of the answer")
        ),
        Action(ActionId.NEXT_VERSION, group, translate("Actions", "Next version of the answer")),
        Action(ActionId.COPY_ANSWER, group, translate("Actions", "Copy the last answer")),
        Action(ActionId.COPY_CODE, group, translate("Actions", "Copy the last block of code")),
    ]


def _model() -> list[Action]:
    translate, group = QCoreApplication.translate, Group.MODEL
    return [
        Action(
            ActionId.PICK_MODEL,
            group,
            translate("Actions", "Choose a model"),
            translate("Actions", "load switch change"),
        ),
        Action(
            ActionId.OPEN_FOLDER,
            group,
            translate("Actions", "Open a model folder…"),
            translate("Actions", "load add"),
        ),
        Action(
            ActionId.UNLOAD,
            group,
            translate("Actions", "Unload the model"),
            translate("Actions", "eject free memory"),
        ),
    ]


def _window() -> list[Action]:
    translate, group = QCoreApplication.translate, Group.WINDOW
    return [
        Action(
            ActionId.PALETTE,
            group,
            translate("Actions", "Go to a chat, a model, anything"),
            listed=False,
        ),
        Action(ActionId.CHAT_PAGE, group, translate("Actions", "Show the chat")),
        Action(
            ActionId.MODELS_PAGE,
            group,
            translate("Actions", "Show the models"),
            translate("Actions", "download find manage"),
        ),
        Action(
            ActionId.PERFORMANCE_PAGE,
            group,
            translate("Actions", "Show the offload tuning"),
            translate("Actions", "performance speed memory settings"),
        ),
        Action(
            ActionId.SETTINGS,
            group,
            translate("Actions", "Settings"),
            translate("Actions", "options preferences"),
        ),
        Action(ActionId.SIDEBAR, group, translate("Actions", "Show or hide the chats")),
        Action(
            ActionId.PANEL,
            group,
            translate("Actions", "Show or hide speed and memory"),
            translate("Actions", "panel"),
        ),
        Action(
            ActionId.LARGER,
            group,
            translate("Actions", "Larger text"),
            translate("Actions", "zoom in"),
        ),
        Action(
            ActionId.SMALLER,
            group,
            translate("Actions", "Smaller text"),
            translate("Actions", "zoom out"),
        ),
        Action(
            ActionId.USUAL_SIZE,
            group,
            translate("Actions", "Text in its usual size"),
            translate("Actions", "zoom reset"),
        ),
        Action(
            ActionId.SHORTCUTS,
            group,
            translate("Actions", "Keyboard shortcuts"),
            translate("Actions", "keys help"),
        ),
        Action(
            ActionId.QUIT,
            group,
            translate("Actions", "Quit"),
            translate("Actions", "exit close end"),
        ),
    ]


def group_title(group: Group) -> str:
    """The heading of a group in the sheet."""
    translate = QCoreApplication.translate
    match group:
        case Group.CHATS:
            return translate("Actions", "Chats")
        case Group.MESSAGES:
            return translate("Actions", "Messages")
        case Group.MODEL:
            return translate("Actions", "Model")
        case Group.WINDOW:
            return translate("Actions", "Window")

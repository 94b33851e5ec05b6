"""The menu of a message."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from moechat.core.conversation import Message
from moechat.core.message_actions import MessageAction, Standing, offered, waits
from moechat.ui.transcript.action_texts import action_text, action_tip, wait_text


def fill_menu(
    menu: QMenu,
    message: Message,
    act: Callable[[MessageAction], None],
    *,
    is_last: bool,
    standing: Standing,
    removed: int,
    show_removed: Callable[[], None],
) -> None:
    """Add what can be done with a message, and the way to the deleted ones if there are any."""
    translate = QCoreApplication.translate
    menu.setToolTipsVisible(True)
    for action in offered(message, is_last=is_last):
        if action in (MessageAction.BRANCH, MessageAction.DELETE):
            menu.addSeparator()
        entry = menu.addAction(action_text(action), partial(act, action))
        rests = waits(action, standing)
        entry.setEnabled(not rests)
        entry.setToolTip(wait_text() if rests else action_tip(action))
    if removed:
        menu.addSeparator()
        text = translate("Messages", "Deleted messages…")
        menu.addAction(text, show_removed)

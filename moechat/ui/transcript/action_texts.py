"""What the actions on messages are called."""

from PySide6.QtCore import QCoreApplication

from moechat.core.message_actions import MessageAction


def action_text(action: MessageAction) -> str:
    """As a menu has it."""
    translate = QCoreApplication.translate
    return {
        MessageAction.COPY: translate("Messages", "Copy as Markdown"),
        MessageAction.COPY_TEXT: translate("Messages", "Copy as plain text"),
        MessageAction.QUOTE: translate("Messages", "Quote in the reply"),
        MessageAction.EDIT: translate("Messages", "Edit and send again"),
        MessageAction.REGENERATE: translate("Messages", "Regenerate"),
        MessageAction.CONTINUE: translate("Messages", "Continue"),
        MessageAction.BRANCH: translate("Messages", "Branch into a new chat"),
        MessageAction.SELECT: translate("Messages", "Select messages"),
        MessageAction.DELETE: translate("Messages", "Delete with all that follows"),
    }[action]


def action_tip(action: MessageAction) -> str:
    """What the action does, where its name alone does not tell."""
    translate = QCoreApplication.translate
    match action:
        case MessageAction.REGENERATE:
            return translate("Messages", "Have another answer written; this one stays as a version")
        case MessageAction.CONTINUE:
            return translate("Messages", "Go on from the last word")
        case MessageAction.BRANCH:
            return translate("Messages", "Begin a new chat with all messages up to this one")
        case MessageAction.EDIT:
            return translate(
                "Messages", "Edit and send again; the message as it is stays as a version"
            )
        case _:
            return action_text(action)


def wait_text() -> str:
    """Why an action cannot be done now."""
    return QCoreApplication.translate(
        "Messages", "An answer is being written. This can be done when it has ended."
    )

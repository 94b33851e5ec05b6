"""What is said about newer versions of moechat."""

from urllib.parse import urlsplit

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.hub.latest_release import question_address
from moechat.services.program_updates import News, ProgramNews

_CONTEXT = "ProgramUpdate"
# The stubs call what QT_TRANSLATE_NOOP returns an object.
_TEXTS: dict[News, object] = {
    News.NEWER: QT_TRANSLATE_NOOP("ProgramUpdate", "Version {0} is there."),
    News.CURRENT: QT_TRANSLATE_NOOP("ProgramUpdate", "This is the latest version."),
    News.NONE_YET: QT_TRANSLATE_NOOP("ProgramUpdate", "Nothing was released there yet."),
    News.UNREACHABLE: QT_TRANSLATE_NOOP(
        "ProgramUpdate", "{1} cannot be reached. Check the connection, then try again."
    ),
    News.BUSY: QT_TRANSLATE_NOOP(
        "ProgramUpdate", "{1} was asked too often from this network. Try again in an hour."
    ),
    News.ODD: QT_TRANSLATE_NOOP(
        "ProgramUpdate", "{1} gave an answer that makes no sense. Try again later."
    ),
    News.FORBIDDEN: QT_TRANSLATE_NOOP(
        "ProgramUpdate", "Offline mode is on in the environment (HF_HUB_OFFLINE): nothing is asked."
    ),
}


def news_text(news: ProgramNews, repository: str) -> str:
    """An answer in a sentence."""
    text = QCoreApplication.translate(_CONTEXT, str(_TEXTS[news.news]))
    return text.format(news.version.removeprefix("v"), asked_host(repository))


def asked_host(repository: str) -> str:
    """Who is asked."""
    return urlsplit(question_address(repository)).hostname or ""


def what_is_sent(repository: str) -> str:
    """What leaves this PC with the daily question; or why there can be none."""
    translate = QCoreApplication.translate
    if not repository:
        return translate(
            "ProgramUpdate",
            "This build does not know where new versions are. Look where you got moechat from.",
        )
    return translate(
        "ProgramUpdate",
        "Once a day at most, moechat asks {0} which version is the latest. That server sees the "
        "version you have and, as every server, the address of your network; nothing else is "
        "sent. Nothing is downloaded or replaced.",
    ).format(asked_host(repository))

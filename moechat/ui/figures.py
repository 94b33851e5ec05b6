"""Figures as people read them, in the manner of their language."""

from PySide6.QtCore import QCoreApplication, QLocale

from moechat.core.memory_plan import GIB
from moechat.services.texts import format_decimal


def gigabytes(size: int) -> str:
    """Memory in GB as the task managers count them: 1024³ bytes each."""
    return QLocale().toString(size / GIB, "f", 1)


def use_text(used: int, total: int) -> str:
    """``25.6 of 31.3 GB``."""
    text = QCoreApplication.translate("figures", "{0} of {1} GB")
    return text.format(gigabytes(used), gigabytes(total))


def rate_number(tokens_per_second: float) -> str:
    """``18.6``, and ``186`` where a tenth means nothing."""
    return format_decimal(tokens_per_second)


def rate_text(tokens_per_second: float) -> str:
    """``18.6 tok/s``."""
    number = rate_number(tokens_per_second)
    return QCoreApplication.translate("figures", "{0} tok/s").format(number)


def seconds_text(milliseconds: float) -> str:
    """``0.42 s``, ``4.1 s``, ``23 s``."""
    seconds = milliseconds / 1000
    digits = 2 if seconds < 1 else 1 if seconds < 10 else 0
    number = QLocale().toString(seconds, "f", digits)
    return QCoreApplication.translate("figures", "{0} s").format(number)


def token_count(tokens: int) -> str:
    """``312``, ``2.1k``, ``32k``."""
    if tokens < 1000:
        return str(tokens)
    thousands = tokens / 1024 if tokens % 1024 == 0 else tokens / 1000
    digits = 1 if thousands < 10 and tokens % 1024 else 0
    return QCoreApplication.translate("figures", "{0}k").format(
        QLocale().toString(thousands, "f", digits)
    )

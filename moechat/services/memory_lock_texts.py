"""What came of locking a model in memory, in plain words."""

import sys

from PySide6.QtCore import QCoreApplication

from moechat.core.memory_lock import LockLack, MemoryLock
from moechat.services.texts import format_bytes


def lock_text(lock: MemoryLock, platform: str = sys.platform) -> str:
    """How much is locked; of what is not, why and what to do."""
    translate = QCoreApplication.translate
    locked, wanted = format_bytes(lock.locked_bytes), format_bytes(lock.wanted_bytes)
    if not lock.wanted_bytes:  # as without /proc
        return translate(
            "MemoryLock",
            "Nothing is locked: the system does not tell where in memory the model is.",
        )
    if lock.lack is LockLack.NONE:
        return translate("MemoryLock", "The model is locked in memory: {0}.").format(locked)
    if lock.lack is LockLack.ROOM:
        text = translate(
            "MemoryLock",
            "{0} of {1} are locked in memory, what is needed most first. More would leave too "
            "little for other programs.",
        )
    elif lock.lack is LockLack.REFUSED:
        text = translate(
            "MemoryLock",
            "{0} of {1} are locked in memory: the system refused the rest. The log has its reason.",
        )
    elif platform == "win32":
        text = translate(
            "MemoryLock",
            "{0} of {1} are locked in memory: Windows lets this program keep no more. It is the "
            "right “Increase a process working set” that an administrator can give.",
        )
    else:
        text = translate(
            "MemoryLock",
            "{0} of {1} are locked in memory: the system lets this program lock {2}. To allow "
            "more, write “{3}” into {4} and “[Service]” with “LimitMEMLOCK=infinity” into {5}, as "
            "administrator, and start the computer again.",
        )
    return text.format(
        locked,
        wanted,
        format_bytes(lock.limit_bytes or 0),
        "* - memlock unlimited",
        "/etc/security/limits.d/moechat.conf",
        "/etc/systemd/system/user@.service.d/moechat.conf",
    )

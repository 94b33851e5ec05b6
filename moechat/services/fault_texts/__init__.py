"""The sentences for every fault: what happened, why, what to do next.

Written for people who have never seen a traceback. A title is the first one whose values are
known; a sentence of the advice whose values are not known is left out.
"""

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.attachments import ATTACHMENT_TEXTS
from moechat.services.fault_texts.chats import CHAT_TEXTS
from moechat.services.fault_texts.downloads import DOWNLOAD_TEXTS
from moechat.services.fault_texts.drives import DRIVE_TEXTS
from moechat.services.fault_texts.engine import ENGINE_TEXTS
from moechat.services.fault_texts.entry import CONTEXT, Entry, FaultAction
from moechat.services.fault_texts.exchange import EXCHANGE_TEXTS
from moechat.services.fault_texts.installed import INSTALLED_TEXTS
from moechat.services.fault_texts.models import MODEL_TEXTS

__all__ = ["CONTEXT", "FAULT_TEXTS", "Entry", "FaultAction"]

FAULT_TEXTS: dict[FaultCode, tuple[Entry, ...]] = (
    MODEL_TEXTS
    | ENGINE_TEXTS
    | CHAT_TEXTS
    | ATTACHMENT_TEXTS
    | EXCHANGE_TEXTS
    | DOWNLOAD_TEXTS
    | DRIVE_TEXTS
    | INSTALLED_TEXTS
)

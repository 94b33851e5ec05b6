"""Faults of the hub, of a repository in it, and of a download."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

_CHECK_NETWORK = QT_TRANSLATE_NOOP("Fault", "Check the connection, and the proxy in the settings.")
_PARTS_KEPT = QT_TRANSLATE_NOOP("Fault", "What was downloaded is kept.")
_CHOOSE_ANOTHER = QT_TRANSLATE_NOOP("Fault", "Choose another model.")

DOWNLOAD_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    # ── the hub ──────────────────────────────────────────────────────────────────
    FaultCode.HUB_OFFLINE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "moechat is told to stay offline."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The variable {variable} says so."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Models that are here work. To get others, start it without that."
                ),
            ),
        ),
    ),
    FaultCode.HUB_ADDRESS: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "“{address}” is not the address of a hub."),
                QT_TRANSLATE_NOOP("Fault", "This is not the address of a hub."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It looks like https://huggingface.co. Correct it in the settings."
                ),
            ),
        ),
    ),
    FaultCode.HUB_UNREACHABLE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{host} cannot be reached."),
                QT_TRANSLATE_NOOP("Fault", "The model hub cannot be reached."),
            ),
            (_CHECK_NETWORK, _PARTS_KEPT),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.HUB_BUSY: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{host} asks to wait."),
                QT_TRANSLATE_NOOP("Fault", "The model hub asks to wait."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It had too many requests from this network. Try again later."
                ),
                _PARTS_KEPT,
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.HUB_BROKEN: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{host} is out of order."),
                QT_TRANSLATE_NOOP("Fault", "The model hub is out of order."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It answers, but not with what was asked for. Try again later, or check "
                    "the address of the hub in the settings.",
                ),
                _PARTS_KEPT,
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.HUB_LOGIN_PAGE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This network wants you to sign in first."),),
            (
                QT_TRANSLATE_NOOP("Fault", "A web page came instead of an answer from {host}."),
                QT_TRANSLATE_NOOP("Fault", "Open a web browser, sign in, and try again."),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.HUB_TLS: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The connection to {host} cannot be trusted."),
                QT_TRANSLATE_NOOP("Fault", "The connection to the hub cannot be trusted."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Its certificate is unknown here. If your company inspects connections, "
                    "add its certificate file in the settings. Otherwise check the clock of "
                    "this PC, and whether this network wants you to sign in.",
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.PROXY_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The proxy wants another user name or password."),),
            (QT_TRANSLATE_NOOP("Fault", "Correct them in the settings."),),
            when=(("reason", "login"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This is not the address of a proxy."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It begins with http:// or socks5://. Correct it in the settings."
                ),
            ),
            when=(("reason", "address"),),
        ),
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The proxy {host} does not work."),
                QT_TRANSLATE_NOOP("Fault", "The proxy does not work."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It cannot be reached, or it lets nothing through. Check the settings."
                ),
                _PARTS_KEPT,
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.CA_FILE_UNREADABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The file with certificates cannot be used."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path} is missing or holds no certificates."),
                QT_TRANSLATE_NOOP("Fault", "Choose another one in the settings."),
            ),
        ),
    ),
    FaultCode.TOKEN_REFUSED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{host} does not accept your access token."),
                QT_TRANSLATE_NOOP("Fault", "The hub does not accept your access token."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It may have expired. Make a new one and put it into the settings."
                ),
            ),
        ),
    ),
    # ── the repository ───────────────────────────────────────────────────────────
    FaultCode.REPO_GATED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This model is only for people who are signed in."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Accept its terms on its page in a web browser, then put an access token "
                    "into the settings and try again.",
                ),
            ),
            FaultAction.TRY_AGAIN,
            (("reason", "login"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This model has terms that you have not accepted yet."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The model is {repo}."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Accept them on its page in a web browser, then try again."
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.REPO_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model was not found."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The hub has no {repo}."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It was renamed or deleted, or it is private and needs another access token.",
                ),
                _CHOOSE_ANOTHER,
            ),
        ),
    ),
    FaultCode.REVISION_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This version of the model was not found."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{repo} has no version {revision} any more."),
                QT_TRANSLATE_NOOP("Fault", "Download the current one."),
            ),
        ),
    ),
    FaultCode.REPO_UNSAFE: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{repo} was refused: it could do harm."),
                QT_TRANSLATE_NOOP("Fault", "This model was refused because it could do harm."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "The name of a file in it is not safe: “{file}”."),
                QT_TRANSLATE_NOOP("Fault", "Nothing was written. Choose another model."),
            ),
        ),
    ),
    FaultCode.REPO_TOO_MANY_FILES: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{repo} has too many files."),
                QT_TRANSLATE_NOOP("Fault", "This model has too many files."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "More than {most_files} are not taken."),
                _CHOOSE_ANOTHER,
            ),
        ),
    ),
    FaultCode.REPO_NOT_OPENVINO: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This is no OpenVINO model."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{repo} has no file openvino_model.xml."),
                QT_TRANSLATE_NOOP("Fault", "Choose a model in OpenVINO format."),
            ),
        ),
    ),
    # ── the download ─────────────────────────────────────────────────────────────
    FaultCode.DOWNLOAD_DISK_FULL: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The drive is full, so the download waits."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "{missing_bytes} more are needed on the drive of {path}."
                ),
                QT_TRANSLATE_NOOP("Fault", "Free some space: it goes on by itself."),
            ),
        ),
    ),
    FaultCode.DOWNLOAD_FILE_TOO_LARGE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The drive cannot hold files as large as this model's."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{file} is larger than any file may be on it."),
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Choose another drive for models, or format it with another system."
                ),
            ),
        ),
    ),
    FaultCode.DOWNLOAD_CORRUPT: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "A file of the model arrives damaged."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{file} was wrong twice; the other files are kept."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Try again later, without a proxy or mirror if you use one."
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.DOWNLOAD_FOLDER_IN_USE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Another program is downloading into this folder."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Wait until it is done, or close it."),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.DOWNLOAD_FOLDER_OTHER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is something else in the folder for this model."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The folder is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Move it away, or choose another folder."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.DOWNLOAD_FOLDER_NAME: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The folder for this model has a name that is no text."),),
            (
                QT_TRANSLATE_NOOP("Fault", "No model can be used in {path}."),
                QT_TRANSLATE_NOOP("Fault", "Rename it, or choose another folder."),
            ),
        ),
    ),
    FaultCode.DOWNLOAD_FOLDER_LINK: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "A link in the model's folder leads elsewhere."),),
            (
                QT_TRANSLATE_NOOP("Fault", "Nothing is written through {path}."),
                QT_TRANSLATE_NOOP("Fault", "Remove the link and try again."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.DOWNLOAD_METERED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The download waits: this connection may cost money."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The system calls it metered."),
                QT_TRANSLATE_NOOP("Fault", "Go on with it if you want that, or change networks."),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.DOWNLOAD_WORKER_DIED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The download stopped unexpectedly."),),
            (_PARTS_KEPT, QT_TRANSLATE_NOOP("Fault", "Try again: it goes on where it was.")),
            FaultAction.TRY_AGAIN,
        ),
    ),
}

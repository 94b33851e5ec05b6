"""What can go wrong, as codes and values; the sentences live in ``services.texts``."""

import errno
from enum import StrEnum
from typing import Any

import msgspec


class FaultCode(StrEnum):
    """Every failure that a person may meet. The comment names the values it carries."""

    # The model folder
    MODEL_FOLDER_MISSING = "model_folder_missing"  # path
    MODEL_NOT_A_FOLDER = "model_not_a_folder"  # path
    MODEL_XML_MISSING = "model_xml_missing"  # path
    MODEL_XML_DAMAGED = "model_xml_damaged"  # file
    MODEL_UNSUPPORTED = "model_unsupported"  # name, reason
    WEIGHTS_MISSING = "weights_missing"  # file
    WEIGHTS_ARE_POINTER = "weights_are_pointer"  # file: a Git-LFS pointer stands for the weights
    WEIGHTS_DAMAGED = "weights_damaged"  # file
    TOKENIZER_MISSING = "tokenizer_missing"  # file
    TOKENIZER_DAMAGED = "tokenizer_damaged"  # name
    CONFIG_DAMAGED = "config_damaged"  # file, field
    CHAT_TEMPLATE_MISSING = "chat_template_missing"  # name
    CHAT_TEMPLATE_FAILED = "chat_template_failed"  # reason
    MODEL_CHANGED = "model_changed"  # path: deleted, moved or replaced while loaded
    MODEL_UNREADABLE = "model_unreadable"  # path, reason

    # The device
    DEVICE_MISSING = "device_missing"  # device, available
    PROPERTY_UNSUPPORTED = "property_unsupported"  # property, device
    OUT_OF_MEMORY = "out_of_memory"  # needed_bytes, free_bytes, missing_bytes where it is known
    DRIVER_FAILED = "driver_failed"  # device
    GPU_LOST = "gpu_lost"  # device: the GPU, or what the engine has on it, is of no use any more
    GPU_LOST_ASLEEP = "gpu_lost_asleep"  # found lost after the computer slept
    DRIVER_HANGS = "driver_hangs"  # device, seconds: asked for its devices, it did not answer
    TOO_LITTLE_MEMORY = "too_little_memory"  # name, available_bytes, enough_bytes, missing_bytes
    NOTHING_WORKED = "nothing_worked"  # missing_bytes: no setting could be loaded
    LOAD_TOOK_DOWN = "load_took_down"  # name: the program ended while it was being loaded
    LOAD_FAILED = "load_failed"  # reason

    # A conversation
    NOTHING_LOADED = "nothing_loaded"
    BUSY = "busy"
    CONTEXT_FULL = "context_full"  # prompt_tokens, context_tokens
    EMPTY_CONVERSATION = "empty_conversation"
    CONVERSATION_GONE = "conversation_gone"  # deleted meanwhile, in another window
    GENERATION_FAILED = "generation_failed"  # reason
    NO_SUMMARY = "no_summary"  # the model wrote none of the messages that are to be left out
    PRESETS_UNREADABLE = "presets_unreadable"  # path: no file of presets

    # The engine process; where it died, `stage` tells what it did: idle, loading, prefill, decode
    ENGINE_NOT_STARTED = "engine_not_started"  # reason: missing, ended, silent
    ENGINE_DIED = "engine_died"  # cause: killed, crashed, exited, closed_pipe
    ENGINE_OUT_OF_MEMORY = "engine_out_of_memory"
    ENGINE_SILENT = "engine_silent"  # seconds, paused (0 or 1)
    ENGINE_STALLED = "engine_stalled"  # seconds: alive, but no token
    ENGINE_GARBLED = "engine_garbled"
    ENGINE_VERSION = "engine_version"  # engine_protocol, app_protocol
    ENGINE_CRASH_LOOP = "engine_crash_loop"  # count, minutes, last (a FaultCode)
    FORCED_STOP = "forced_stop"
    APP_CLOSED = "app_closed"  # the program ended while an answer was being written

    # Requests
    BAD_REQUEST = "bad_request"  # reason
    LINE_TOO_LONG = "line_too_long"  # bytes, limit
    ON_BATTERY = "on_battery"

    # The store and settings
    STORE_NEWER = "store_newer"  # path, found, known
    STORE_DAMAGED = "store_damaged"  # path
    STORE_SALVAGED = "store_salvaged"  # path, messages, chats
    STORE_UNWRITABLE = "store_unwritable"  # path, reason
    DISK_FULL = "disk_full"  # path
    MESSAGE_DAMAGED = "message_damaged"
    SETTINGS_DAMAGED = "settings_damaged"  # path; some=1 and names where only these are wrong
    SETTINGS_NEWER = "settings_newer"  # path

    # One's own data, to be deleted
    DATA_NOT_DELETED = "data_not_deleted"  # path, reason
    SECRETS_KEPT = "secrets_kept"  # the keyring does not let go of them

    # Files of chats
    CHAT_FILE_UNREADABLE = "chat_file_unreadable"  # path, reason
    CHAT_FILE_FOREIGN = "chat_file_foreign"  # path: of no program that is known
    CHAT_FILE_NEWER = "chat_file_newer"  # path, found, known
    CHAT_FILE_DAMAGED = "chat_file_damaged"  # path, problem, chat, message, field
    CHAT_FILE_TOO_LARGE = "chat_file_too_large"  # path, what, most, limit (bytes)
    EXPORT_UNWRITABLE = "export_unwritable"  # path, reason
    CODE_UNWRITABLE = "code_unwritable"  # path, reason: of code that is saved as a file

    # What is attached to messages
    DOCUMENT_UNREADABLE = "document_unreadable"  # name, reason ("missing" or the system's words)
    DOCUMENT_EMPTY = "document_empty"  # name
    DOCUMENT_TOO_LARGE = "document_too_large"  # name, bytes, limit_bytes
    DOCUMENT_TOO_LONG = "document_too_long"  # name, most (characters)
    DOCUMENT_ENCRYPTED = "document_encrypted"  # name
    DOCUMENT_SCANNED = "document_scanned"  # name: pages, but no text
    DOCUMENT_WRONG_SUFFIX = "document_wrong_suffix"  # name, suffix, format
    DOCUMENT_FORMAT = "document_format"  # name: no text, and nothing that is known
    DOCUMENT_ENCODING = "document_encoding"  # name
    DOCUMENT_DAMAGED = "document_damaged"  # name
    DOCUMENT_READER_ENDED = "document_reader_ended"  # name, reason: memory, time, ended
    IMAGE_UNREADABLE = "image_unreadable"  # name
    IMAGES_UNSUPPORTED = "images_unsupported"  # name: of a model that reads text alone
    IMAGES_TOO_MANY = "images_too_many"  # most: in one chat

    # The test of a drive
    DRIVE_FOLDER_MISSING = "drive_folder_missing"  # path
    DRIVE_NOT_A_FOLDER = "drive_not_a_folder"  # path
    DRIVE_TEST_NO_ROOM = "drive_test_no_room"  # path: no weights to read, no room to write any
    DRIVE_TEST_FAILED = "drive_test_failed"  # path, reason
    DRIVE_SILENT = "drive_silent"  # path, seconds

    # What doctor printed, for plan
    MACHINE_FILE_UNREADABLE = "machine_file_unreadable"  # path, reason
    MACHINE_FILE_DAMAGED = "machine_file_damaged"  # path

    # The hub
    HUB_OFFLINE = "hub_offline"  # variable: of the environment, which forbids it
    HUB_ADDRESS = "hub_address"  # address: is none
    HUB_UNREACHABLE = "hub_unreachable"  # host: no network, no such name, refused, silent, cut off
    HUB_BUSY = "hub_busy"  # host: too many requests
    HUB_BROKEN = "hub_broken"  # host: it answers with errors or nonsense
    HUB_LOGIN_PAGE = "hub_login_page"  # host: a web page came instead of the answer
    HUB_TLS = "hub_tls"  # host: its certificate is not trusted
    PROXY_FAILED = "proxy_failed"  # host, reason: "unreachable", "login", "refused", "address"
    CA_FILE_UNREADABLE = "ca_file_unreadable"  # path
    TOKEN_REFUSED = "token_refused"  # host: it does not take it  # noqa: S105  # no secret
    REPO_GATED = "repo_gated"  # repo, reason: "login", "terms"
    REPO_MISSING = "repo_missing"  # repo: or private
    REVISION_MISSING = "revision_missing"  # repo, revision
    REPO_UNSAFE = "repo_unsafe"  # file, reason
    REPO_TOO_MANY_FILES = "repo_too_many_files"  # most_files
    REPO_NOT_OPENVINO = "repo_not_openvino"  # repo

    # A download
    DOWNLOAD_DISK_FULL = "download_disk_full"  # path, missing_bytes (if known)
    DOWNLOAD_FILE_TOO_LARGE = "download_file_too_large"  # file: FAT32 and the like
    DOWNLOAD_CORRUPT = "download_corrupt"  # file
    DOWNLOAD_FOLDER_IN_USE = "download_folder_in_use"  # path: another program downloads into it
    DOWNLOAD_FOLDER_OTHER = "download_folder_other"  # path: something else is in it
    DOWNLOAD_FOLDER_NAME = "download_folder_name"  # path: it is no UTF-8
    DOWNLOAD_FOLDER_LINK = "download_folder_link"  # path: a link in it leads elsewhere
    DOWNLOAD_METERED = "download_metered"  # waits for the user's word, as it may cost money
    DOWNLOAD_WORKER_DIED = "download_worker_died"  # reason: "missing", "ended"

    # The models that are here
    MODEL_NOT_INSTALLED = "model_not_installed"  # name
    MODEL_IN_USE = "model_in_use"  # name: it is loaded
    MODEL_USED_ELSEWHERE = "model_used_elsewhere"  # name: another program has it loaded
    MODEL_NO_SOURCE = "model_no_source"  # name: nobody knows where it came from
    MODEL_NOT_DELETED = "model_not_deleted"  # path, reason: not even into the trash
    IMPORT_NOTHING = "import_nothing"  # path: no model is in it
    IMPORT_EXISTS = "import_exists"  # path
    IMPORT_DAMAGED = "import_damaged"  # file, path
    MODELS_MOVE_INTO = "models_move_into"  # path: one folder lies in the other

    # The starter model
    STARTER_DOWNLOAD_FAILED = "starter_download_failed"  # reason
    STARTER_DAMAGED = "starter_damaged"

    UNEXPECTED = "unexpected"  # reason


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One failure. ``detail`` is technical text for the log and the *Details* view.

    ``fatal``: the engine that tells it ends right after, as its GPU cannot be trusted any more.
    """

    code: FaultCode
    values: dict[str, str | int | float] = {}
    detail: str = ""
    fatal: bool = False


FULL = frozenset({errno.ENOSPC, errno.EDQUOT})  # of an `OSError`: there is no room


def file_fault(error: OSError, path: str) -> Fault:
    """What it means that ``path`` could not be written: DISK_FULL or STORE_UNWRITABLE."""
    if error.errno in FULL:
        return Fault(FaultCode.DISK_FULL, {"path": path}, repr(error))
    reason = error.strerror or str(error)
    return Fault(FaultCode.STORE_UNWRITABLE, {"path": path, "reason": reason}, repr(error))


class UserError(Exception):
    """A failure that a person can understand and act upon; anything else is a bug."""

    def __init__(self, code: FaultCode, *, detail: str = "", **values: Any) -> None:
        super().__init__(code.value)
        self.fault = Fault(code, values, detail)

    @classmethod
    def from_fault(cls, fault: Fault) -> "UserError":
        """Raise a fault that is known already."""
        error = cls(fault.code)
        error.fault = fault
        return error

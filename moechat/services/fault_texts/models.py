"""Faults of a model folder, of a device, and of loading."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

_DOWNLOAD_AGAIN = QT_TRANSLATE_NOOP("Fault", "Download the model again.")

MODEL_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    # ── the model folder ─────────────────────────────────────────────────────────
    FaultCode.MODEL_FOLDER_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model folder is gone."),),
            (
                QT_TRANSLATE_NOOP("Fault", "There is nothing at {path}."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It was moved, renamed or deleted, or its drive is not connected. "
                    "Choose where the model is now.",
                ),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.MODEL_NOT_A_FOLDER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "This is a file, not a model folder."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The file is {path}."),
                QT_TRANSLATE_NOOP("Fault", "Choose the folder that holds the model's files."),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.MODEL_XML_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is no OpenVINO model in this folder."),),
            (
                QT_TRANSLATE_NOOP("Fault", "The file openvino_model.xml is not in {path}."),
                QT_TRANSLATE_NOOP("Fault", "Choose a model in OpenVINO format."),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.MODEL_XML_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's description is damaged."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "{file} cannot be read; its download may have been cut short."
                ),
                _DOWNLOAD_AGAIN,
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.MODEL_UNSUPPORTED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} cannot run on the NPU."),
                QT_TRANSLATE_NOOP("Fault", "This model cannot run on the NPU."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Choose the GPU or the CPU for it."),),
            FaultAction.CHOOSE_DEVICE,
            (("reason", "NPU"),),
        ),
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} cannot be used for a chat."),
                QT_TRANSLATE_NOOP("Fault", "This model cannot be used for a chat."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It is not a language model, or it was made for another version of OpenVINO. "
                    "Choose another model.",
                ),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.WEIGHTS_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's weights are missing."),),
            (QT_TRANSLATE_NOOP("Fault", "{file} is not in the folder."), _DOWNLOAD_AGAIN),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.WEIGHTS_ARE_POINTER: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's weights were never downloaded."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "{file} is a small placeholder that Git leaves for a large file."
                ),
                QT_TRANSLATE_NOOP(
                    "Fault", "Run “git lfs pull” in the folder, or download the model again."
                ),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.WEIGHTS_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's weights are damaged."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "{file} does not fit the model; its download may have been cut short.",
                ),
                _DOWNLOAD_AGAIN,
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.TOKENIZER_MISSING: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's tokenizer is incomplete."),),
            (
                QT_TRANSLATE_NOOP("Fault", "Without {file} it can neither read nor write text."),
                _DOWNLOAD_AGAIN,
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.TOKENIZER_DAMAGED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The tokenizer of {name} is damaged."),
                QT_TRANSLATE_NOOP("Fault", "The model's tokenizer is damaged."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "Without it the model can neither read nor write text."),
                _DOWNLOAD_AGAIN,
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.CONFIG_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "A configuration file of the model is damaged."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{file} cannot be understood."),
                QT_TRANSLATE_NOOP("Fault", "Its field “{field}” is missing or has a wrong value."),
                QT_TRANSLATE_NOOP("Fault", "Download that file again, or the whole model."),
            ),
            FaultAction.OPEN_FOLDER,
        ),
    ),
    FaultCode.CHAT_TEMPLATE_MISSING: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} was not made for conversations."),
                QT_TRANSLATE_NOOP("Fault", "This model was not made for conversations."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It has no chat template and can only go on with a text. "
                    "Choose a model whose name says Instruct or Chat.",
                ),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.CHAT_TEMPLATE_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model cannot take this conversation as it is."),),
            (
                QT_TRANSLATE_NOOP("Fault", "Its chat template refused it: {reason}"),
                QT_TRANSLATE_NOOP("Fault", "Start a new chat, or choose another model."),
            ),
            FaultAction.NEW_CHAT,
        ),
    ),
    FaultCode.MODEL_CHANGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model's files changed while it was in use."),),
            (
                QT_TRANSLATE_NOOP("Fault", "Files in {path} were replaced, moved or deleted."),
                QT_TRANSLATE_NOOP("Fault", "Load the model again."),
            ),
            FaultAction.RELOAD_MODEL,
        ),
    ),
    FaultCode.MODEL_UNREADABLE: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model folder cannot be read."),),
            (
                QT_TRANSLATE_NOOP("Fault", "{path}: {reason}"),
                QT_TRANSLATE_NOOP(
                    "Fault", "Check its name and who may read it, or choose another."
                ),
            ),
            FaultAction.CHOOSE_MODEL,
        ),
    ),
    # ── the device ───────────────────────────────────────────────────────────────
    FaultCode.DEVICE_MISSING: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{device} was not found on this PC."),
                QT_TRANSLATE_NOOP("Fault", "The device was not found on this PC."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "There is: {available}."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Choose another device, or install the driver of this one."
                ),
            ),
            FaultAction.CHOOSE_DEVICE,
        ),
    ),
    FaultCode.PROPERTY_UNSUPPORTED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{device} does not know the setting {property}."),
                QT_TRANSLATE_NOOP("Fault", "The device does not know a setting."),
            ),
            (QT_TRANSLATE_NOOP("Fault", "Set it back to automatic and load the model again."),),
            FaultAction.RELOAD_MODEL,
        ),
    ),
    FaultCode.OUT_OF_MEMORY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "There is not enough memory for this model."),),
            (
                QT_TRANSLATE_NOOP("Fault", "It needs {needed_bytes}; {free_bytes} are free."),
                QT_TRANSLATE_NOOP("Fault", "At least {missing_bytes} more are needed."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Close other programs, or choose a smaller model or context."
                ),
            ),
            FaultAction.RELOAD_MODEL,
            other=FaultAction.LOAD_SAFER,
        ),
    ),
    FaultCode.TOO_LITTLE_MEMORY: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "There is too little memory for {name}."),
                QT_TRANSLATE_NOOP("Fault", "There is too little memory for this model."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "{enough_bytes} free would be enough; now it is {available_bytes}. Close "
                    "{missing_bytes} of other programs.",
                ),
                QT_TRANSLATE_NOOP("Fault", "A smaller model may fit."),
            ),
            FaultAction.LOAD_ANYWAY,
            other=FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.NOTHING_WORKED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model could not be loaded in any way that is left."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Memory ran out at every try, also with less of the model in memory.",
                ),
                QT_TRANSLATE_NOOP("Fault", "At least {missing_bytes} more are needed."),
                QT_TRANSLATE_NOOP(
                    "Fault", "Close other programs and load it again, or choose a smaller model."
                ),
            ),
            FaultAction.RELOAD_MODEL,
            other=FaultAction.CHOOSE_MODEL,
        ),
    ),
    FaultCode.LOAD_TOOK_DOWN: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "{name} was not loaded by itself this time."),
                QT_TRANSLATE_NOOP("Fault", "The model was not loaded by itself this time."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "While it was being loaded the last time, moechat or the whole PC stopped; "
                    "memory may have run out. It is safer to keep less of it in memory.",
                ),
            ),
            FaultAction.LOAD_SAFER,
            other=FaultAction.RELOAD_MODEL,
        ),
    ),
    FaultCode.DRIVER_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The driver of the NPU stopped answering."),),
            (QT_TRANSLATE_NOOP("Fault", "A newer driver may help if it happens again."),),
            when=(("device", "NPU"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The graphics driver stopped answering."),),
            (QT_TRANSLATE_NOOP("Fault", "A newer driver may help if it happens again."),),
        ),
    ),
    FaultCode.DRIVER_HANGS: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "The driver of the {device} does not answer."),
                QT_TRANSLATE_NOOP("Fault", "A driver does not answer."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "It was asked and waited for, {seconds} seconds long."),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Models run on the CPU meanwhile. Start the PC again; if that does not help, "
                    "install a newer driver.",
                ),
            ),
            FaultAction.CHOOSE_DEVICE,
            other=FaultAction.RESTART_ENGINE,
        ),
    ),
    FaultCode.GPU_LOST: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The graphics processor dropped out."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Its memory may have been too full, or its driver was reset. If it happens "
                    "again, close other programs, stream more of the model, or install a newer "
                    "driver.",
                ),
            ),
        ),
    ),
    FaultCode.LOAD_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The model could not be loaded."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "Its files may be damaged, or made for another version of OpenVINO. "
                    "Try again, or choose another model.",
                ),
            ),
            FaultAction.RELOAD_MODEL,
            other=FaultAction.CHOOSE_MODEL,
        ),
    ),
    # ── the starter model ────────────────────────────────────────────────────────
    FaultCode.STARTER_DOWNLOAD_FAILED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The starter model could not be downloaded."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "Check the connection and try again, or choose a model folder."
                ),
            ),
            FaultAction.TRY_AGAIN,
        ),
    ),
    FaultCode.STARTER_DAMAGED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The starter model is damaged."),),
            (QT_TRANSLATE_NOOP("Fault", "Try again: it is downloaded anew."),),
            FaultAction.TRY_AGAIN,
        ),
    ),
}

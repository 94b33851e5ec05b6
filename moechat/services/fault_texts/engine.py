"""Faults of the engine process."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from moechat.core.faults import FaultCode
from moechat.services.fault_texts.entry import Entry, FaultAction

ENGINE_TEXTS: dict[FaultCode, tuple[Entry, ...]] = {
    # ── sleep ────────────────────────────────────────────────────────────────────
    FaultCode.GPU_LOST_ASLEEP: (
        Entry(
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "The graphics processor lost the model while the computer slept."
                ),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "The engine was restarted and loads the model again by itself; your chats "
                    "are all there. If it happens every time, install a newer graphics driver.",
                ),
            ),
        ),
    ),
    # ── the engine process ───────────────────────────────────────────────────────
    FaultCode.ENGINE_NOT_STARTED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine could not be started."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It did not report in time; the PC may be very busy, or a virus scanner may "
                    "hold it back. Try again.",
                ),
            ),
            FaultAction.RESTART_ENGINE,
            (("reason", "silent"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine could not be started."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "A part of moechat is missing or blocked, perhaps by a virus scanner. "
                    "If trying again does not help, install moechat again.",
                ),
            ),
            FaultAction.RESTART_ENGINE,
        ),
    ),
    FaultCode.ENGINE_DIED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine was ended by another program."),),
            (),
            when=(("cause", "killed"),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine broke off its connection."),),
            (),
            when=(("cause", "closed_pipe"),),
        ),
        Entry((QT_TRANSLATE_NOOP("Fault", "The engine stopped unexpectedly."),), ()),
    ),
    FaultCode.ENGINE_OUT_OF_MEMORY: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine ran out of memory."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "Close other programs, or choose a smaller model or context."
                ),
            ),
        ),
    ),
    FaultCode.ENGINE_SILENT: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine was paused by another program."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It gave no sign of life for {seconds} seconds and was ended."
                ),
            ),
            when=(("paused", 1),),
        ),
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine stopped answering."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It gave no sign of life for {seconds} seconds and was ended."
                ),
            ),
        ),
    ),
    FaultCode.ENGINE_STALLED: (
        Entry(
            (
                QT_TRANSLATE_NOOP("Fault", "No new word for {seconds} seconds."),
                QT_TRANSLATE_NOOP("Fault", "The answer does not go on."),
            ),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "The engine is alive; the PC may be short of memory. "
                    "Wait a little longer, or stop the answer; what was written is kept.",
                ),
            ),
            FaultAction.FORCE_STOP,
            other=FaultAction.LOAD_SAFER,
        ),
    ),
    FaultCode.ENGINE_GARBLED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The engine sent something unreadable."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "It was ended, so that no part of an answer is lost unnoticed."
                ),
            ),
        ),
    ),
    FaultCode.ENGINE_VERSION: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "Engine and window are of different versions."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "An update may be half done. Close moechat and start it again; "
                    "if that does not help, install it again.",
                ),
            ),
            FaultAction.RESTART_ENGINE,
        ),
    ),
    FaultCode.ENGINE_CRASH_LOOP: (
        Entry(
            (
                QT_TRANSLATE_NOOP(
                    "Fault", "The engine stopped {count} times in {minutes} minutes."
                ),
                QT_TRANSLATE_NOOP("Fault", "The engine stopped again and again."),
            ),
            (
                QT_TRANSLATE_NOOP("Fault", "The last time: {last}"),
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "It no longer restarts by itself. "
                    "Choose a smaller model or another device, or restart it.",
                ),
            ),
            FaultAction.RESTART_ENGINE,
        ),
    ),
    FaultCode.FORCED_STOP: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "The answer was stopped. What was written is kept."),),
            (
                QT_TRANSLATE_NOOP(
                    "Fault",
                    "The engine had to be restarted; the model loads again with the next message.",
                ),
            ),
            FaultAction.CONTINUE,
        ),
    ),
    FaultCode.APP_CLOSED: (
        Entry(
            (QT_TRANSLATE_NOOP("Fault", "moechat ended while this was being written."),),
            (QT_TRANSLATE_NOOP("Fault", "The answer can go on from its last word."),),
            FaultAction.CONTINUE,
        ),
    ),
}

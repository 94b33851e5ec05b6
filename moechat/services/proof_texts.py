"""Whether experts are streamed, in the words of a chip and in a sentence or two."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.offload_proof import Proof, ProofCause
from moechat.services.texts import format_bytes

_CONTEXT = "Proof"

# Every cause belongs to one state. The stubs call what QT_TRANSLATE_NOOP returns an object.
_CHIPS: dict[ProofCause, object] = {
    ProofCause.NONE: QT_TRANSLATE_NOOP("Proof", "Streaming active"),
    ProofCause.NO_XMX: QT_TRANSLATE_NOOP("Proof", "Not streaming: this GPU has no XMX"),
    ProofCause.NOT_FUSED: QT_TRANSLATE_NOOP("Proof", "Ratio ignored: unknown kind of experts"),
    ProofCause.CACHED_BLOB: QT_TRANSLATE_NOOP("Proof", "Ratio ignored: compiled before"),
    ProofCause.UNKNOWN: QT_TRANSLATE_NOOP("Proof", "Ratio ignored: cause unknown"),
    ProofCause.CPU: QT_TRANSLATE_NOOP("Proof", "Not streaming: on the processor"),
    ProofCause.RESIDENT: QT_TRANSLATE_NOOP("Proof", "All experts in memory"),
    ProofCause.DENSE: QT_TRANSLATE_NOOP("Proof", "No experts to stream"),
    ProofCause.NO_STATISTICS: QT_TRANSLATE_NOOP("Proof", "Streaming not verified"),
    ProofCause.TOO_CLOSE: QT_TRANSLATE_NOOP("Proof", "Streaming not verified"),
    ProofCause.BETWEEN: QT_TRANSLATE_NOOP("Proof", "Streaming doubtful"),
}

_EXPLANATIONS: dict[ProofCause, object] = {
    ProofCause.NONE: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory. With all experts in memory it would take "
        "{resident}; {streamed} of them are read from the drive as they are needed.",
    ),
    ProofCause.NO_XMX: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory instead of {predicted}: graphics without "
        "XMX units cannot stream experts. The processor, or a smaller model, is the better choice.",
    ),
    ProofCause.NOT_FUSED: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory instead of {predicted}: OpenVINO does not "
        "know the layout of its experts, so that it cannot stream them. Another version of the "
        "model may help.",
    ),
    ProofCause.CACHED_BLOB: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory instead of {predicted}: OpenVINO took a "
        "model from its cache folder that was compiled at another ratio. Load it without a cache "
        "folder.",
    ),
    ProofCause.UNKNOWN: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory instead of {predicted}, so its experts are "
        "all in memory. Why is not known; the driver or OpenVINO may be too old or too new.",
    ),
    ProofCause.CPU: QT_TRANSLATE_NOOP(
        "Proof", "Experts are streamed to graphics only. The processor has the whole model in RAM."
    ),
    ProofCause.RESIDENT: QT_TRANSLATE_NOOP(
        "Proof",
        "Nothing is streamed: the whole model is in memory, and no answer waits for the drive.",
    ),
    ProofCause.DENSE: QT_TRANSLATE_NOOP(
        "Proof", "This model has no experts. It is in memory as a whole."
    ),
    ProofCause.NO_STATISTICS: QT_TRANSLATE_NOOP(
        "Proof",
        "The driver does not tell how much graphics memory the model takes. By the plan it is "
        "{predicted}.",
    ),
    ProofCause.TOO_CLOSE: QT_TRANSLATE_NOOP(
        "Proof",
        "So little is streamed that memory does not show it: {predicted} by the plan, {resident} "
        "with all experts in memory.",
    ),
    ProofCause.BETWEEN: QT_TRANSLATE_NOOP(
        "Proof",
        "The model takes {measured} of graphics memory, where {predicted} were planned and "
        "{resident} would be all of it. So it is not certain that experts are streamed.",
    ),
}


def proof_chip(proof: Proof) -> str:
    """A few words, without a full stop."""
    return QCoreApplication.translate(_CONTEXT, str(_CHIPS[proof.cause]))


def proof_text(proof: Proof) -> str:
    """What was found, and what to do where something is wrong."""
    return QCoreApplication.translate(_CONTEXT, str(_EXPLANATIONS[proof.cause])).format(
        measured=format_bytes(proof.measured_bytes),
        predicted=format_bytes(proof.predicted_bytes),
        resident=format_bytes(proof.resident_bytes),
        streamed=format_bytes(max(0, proof.resident_bytes - proof.predicted_bytes)),
    )

"""Every reason has its sentence."""

import re

import pytest
from PySide6.QtCore import QLocale

from moechat.core.model_facts import Answer, ModelReason, Reason
from moechat.services.inspection_texts import REASONS, answer_text, reason_text

VALUES: dict[str, str | int | float] = {
    "model_type": "qwen3_moe", "precision": "int4", "count": 2, "shared": 5632, "routed": 1408,
    "device": "GPU.1", "file": "openvino_model.bin", "bytes": 3 * 1024**3,
    "needed_bytes": 15 * 1024**3, "percent": 0.3, "counted": 2 * 1024**3, "by_shape": 1024**3,
}  # fmt: skip


@pytest.mark.parametrize("code", list(Reason))
def test_every_reason_has_a_sentence(code: Reason) -> None:
    text = reason_text(ModelReason(code, VALUES))
    assert text.endswith(".")
    assert not re.search(r"[{}]|nan|None", text)
    used = set(re.findall(r"{(\w+)}", str(REASONS[code])))
    assert used <= VALUES.keys()


def test_values_are_written_for_people() -> None:
    short = {"file": "m.bin", "bytes": 3 * 1024**3, "needed_bytes": 15 * 1024**3}
    text = reason_text(ModelReason(Reason.WEIGHTS_SHORT, short))
    assert text.replace("\N{NO-BREAK SPACE}", " ") == (
        "m.bin has 3.0 GB of 15.0 GB; its download was cut short."
    )
    assert " 0.3 %" in reason_text(ModelReason(Reason.ESTIMATED, {"percent": 0.3}))


def test_what_a_file_says_is_no_format() -> None:
    hostile = ModelReason(Reason.ARCHITECTURE_UNLISTED, {"model_type": "{0.__class__}"})
    assert "{0.__class__}" in reason_text(hostile)


def test_answers() -> None:
    assert [answer_text(answer) for answer in Answer] == ["yes", "no", "unproven"]


def test_shares_are_written_as_in_the_language() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    try:
        text = reason_text(ModelReason(Reason.ESTIMATED, {"percent": 0.5}))
    finally:
        QLocale.setDefault(before)
    assert "0,5 %" in text

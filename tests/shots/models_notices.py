"""What is said on the page of models and above it, and files dragged over the window."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import Gate, HubModel
from moechat.services.update_check import Update
from moechat.ui.dropping import DropHint
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.models.gate import Gatekeeper
from tests.shots import models_stage
from tests.shots.stage import Stage


def states() -> dict[str, Callable[[Stage], None]]:
    """All of them."""
    return {"models-gated": _gated, "models-newer": _newer, "dropping": _dropping}


def _gated(stage: Stage) -> None:
    view = models_stage.make_models_view(stage, models_stage.models())
    gate = Gatekeeper(
        place=lambda: view.notices,
        downloads=cast("Any", None),
        getting=cast("Any", None),
        hub=str,
        ask_to_open=print,
        enter_token=lambda: None,
        parent=view,
    )
    gate.show_terms(HubModel(repo="google/gemma-4-ov", licence="gemma", gate=Gate.AUTOMATIC))


def _newer(stage: Stage) -> None:
    """And a fault that has nothing to do with models."""
    key = models_stage.QWEN.casefold()
    newer = Update(folder="", commit="9b1f0c2d", files=3, size_bytes=41 << 20)
    rows = [replace(m, update=newer) if m.key == key else m for m in models_stage.models()]
    view = models_stage.make_models_view(stage, rows)
    models_stage.open_details(view, key)
    fault = Fault(FaultCode.SETTINGS_DAMAGED, {"path": "/home/user/.config/moechat/settings.toml"})
    FaultNotices(stage.shell.notices, parent=view).show("settings", fault)


def _dropping(stage: Stage) -> None:
    stage.talk()
    hint = DropHint(stage.theme, stage.shell)
    hint.show_wanted(["Folders with OpenVINO models, a Hugging Face cache among them"])
    hint.appear()

"""A load with nothing planned, for tests of what is not about plans."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from moechat.core.faults import Fault, UserError
from moechat.protocol.messages import DeviceAnswers, Load
from moechat.services.engine_requests import line_path


@dataclass(frozen=True)
class FixedLoad:
    """A model on a device, with nothing planned."""

    model_dir: Path
    device: str
    context_tokens: int | None = None

    def prepare(
        self,
        devices: list[DeviceAnswers],
        ready: Callable[[Load], None],
        failed: Callable[[Fault], None],
    ) -> None:
        """Ready at once; fails with MODEL_UNREADABLE for a name that no line can carry."""
        del devices
        try:
            folder = line_path(self.model_dir)
        except UserError as error:
            failed(error.fault)
            return
        ready(
            Load(
                id=0,
                model_dir=folder,
                device=self.device,
                context_tokens=self.context_tokens,
            )
        )

    def retries(self, fault: Fault) -> bool:
        """Never."""
        del fault
        return False

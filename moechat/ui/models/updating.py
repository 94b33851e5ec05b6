"""Looks for newer revisions when the user asks, and tells what there is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot

from moechat.core.model_name import read_model_name
from moechat.services.model_manager import ModelManager
from moechat.services.model_shelf import ModelShelf
from moechat.services.shelf_model import ShelfModel
from moechat.services.shelf_texts import title_text, update_text
from moechat.services.texts import describe
from moechat.services.update_check import Checked, UpdateCheck
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.theme import Tone

_KEY = "updates"


class Updating(QObject):
    """One look at a time."""

    def __init__(
        self,
        *,
        check: UpdateCheck,
        manager: ModelManager,
        shelf: ModelShelf,
        place: Callable[[], NoticeArea],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._check, self._manager = check, manager
        self._shelf, self._place = shelf, place
        self._asked: Sequence[str] = ()  # names
        check.checked.connect(self._on_checked)

    def look_at_all(self) -> None:
        """Ask about every model that can be updated."""
        self.look([model for model in self._shelf.models if model.can_be_updated])

    def look(self, models: Sequence[ShelfModel]) -> None:
        """Ask the hub about these."""
        installed = [model.installed for model in models if model.installed is not None]
        if not installed:
            text = self.tr("No model here is of a known origin, so none can be updated")
            self._place().show_notice(Notice(_KEY, text))
            return
        self._asked = [read_model_name(model.name).name for model in installed]
        stop = (self.tr("Stop"), self._stop)
        text = self.tr("Asking the hub for updates…")
        self._place().show_notice(Notice(_KEY, text, "", Tone.ACCENT, (stop,)))
        self._check.check(installed)

    def update(self, model: ShelfModel) -> None:
        """Fetch what is new."""
        self._place().dismiss(_KEY)
        if model.installed is not None:
            self._manager.update(model.installed)

    def _stop(self) -> None:
        self._check.stop()
        self._place().dismiss(_KEY)

    @Slot(object)
    def _on_checked(self, checked: Checked) -> None:
        for update in checked.updates:
            self._shelf.take_update(update)
        newer = [model for model in self._shelf.models if model.update is not None]
        told = {update.folder for update in checked.updates}
        newer = [model for model in newer if str(model.folder) in told]
        said = describe(checked.fault) if checked.fault is not None else None
        if newer:
            lines = [f"{title_text(model)}: {update_text(model)}" for model in newer]
            lines += [said.title] if said is not None else []
            act = self.tr("Update") if len(newer) == 1 else self.tr("Update all")
            actions = ((act, lambda: self._update_all(newer)),)
            title = self.tr("The hub has something newer")
            notice = Notice(_KEY, title, "\n".join(lines), Tone.ACCENT, actions)
        elif said is not None and checked.fault is not None:
            again = ((self.tr("Try again"), self.look_at_all),)
            notice = Notice(_KEY, said.title, said.advice, Tone.BAD, again, checked.fault.detail)
        elif len(self._asked) == 1:
            text = self.tr("{0} is as new as the hub's").format(self._asked[0])
            notice = Notice(_KEY, text, tone=Tone.OK)
        else:
            notice = Notice(_KEY, self.tr("All models are as new as the hub's"), tone=Tone.OK)
        self._place().show_notice(notice)

    def _update_all(self, models: Sequence[ShelfModel]) -> None:
        for model in models:
            self.update(model)

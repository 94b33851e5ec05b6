"""Models that are on this computer already: found, asked about, and taken in."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from moechat.core.model_name import folder_model_name, read_model_name
from moechat.hub.installed import find_models, has_graph
from moechat.hub.transplant import IMPORT_DEPTH, FoundModel
from moechat.services.joining import in_a_list
from moechat.services.model_manager import ModelManager
from moechat.services.model_shelf import ModelShelf
from moechat.services.texts import format_bytes, format_count
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.theme import Tone

_QUESTION, _ADDED = "import", "imported"
_MOST_NAMES = 4


class ModelImport(QObject):
    """In place or copied, as the user says; a `DropHandler` for folders with models.

    ``open_page`` shows the page of models, ``place`` is where something is said now.
    """

    def __init__(
        self,
        *,
        manager: ModelManager,
        shelf: ModelShelf,
        open_page: Callable[[], None],
        place: Callable[[], NoticeArea],
        chat_with: Callable[[Path], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._manager, self._shelf = manager, shelf
        self._open_page, self._place, self._chat_with = open_page, place, chat_with
        manager.imported.connect(self._on_imported)

    # ── what is dropped ──────────────────────────────────────────────────────

    @property
    def wanted(self) -> str:
        """What it takes, as a line of the hint."""
        return self.tr("Folders with OpenVINO models, a Hugging Face cache among them")

    def takes(self, path: Path) -> bool:
        """Whether there is a model in it. Blocks."""
        return bool(find_models(_folder_of(path), IMPORT_DEPTH))

    def take(self, paths: Sequence[Path]) -> None:
        """Ask what is to become of them."""
        self.offer(list(dict.fromkeys(_folder_of(path) for path in paths)))

    # ── the question ─────────────────────────────────────────────────────────

    def ask_for_folder(self, window: QWidget) -> None:
        """Let the user choose a folder; the window goes on meanwhile."""
        dialog = QFileDialog(window, self.tr("Add the models in a folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda folder: self.offer([Path(folder)]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def offer(self, folders: Sequence[Path]) -> None:
        """Look which models are there, and ask where they are to be."""
        self._open_page()  # what goes wrong is told there, too
        self._manager.look_into(folders, self._ask)

    def _ask(self, found: list[FoundModel]) -> None:
        self._open_page()
        notices = self._place()
        known = {str(model.folder) for model in self._shelf.models if model.installed is not None}
        new = [model for model in found if model.folder not in known]
        if not new:
            title = self.tr("{0}: already on the list").format(_names(found))
            notices.show_notice(Notice(_QUESTION, title, tone=Tone.OK))
            return
        size = format_bytes(sum(model.size_bytes for model in new))
        title = self.tr("Add {0} ({1})?").format(_names(new), size)
        advice = self.tr(
            "Used where it is, nothing is copied, and the folder has to stay there. Copied to {0}, "
            "every file whose checksum is known is checked."
        ).format(self._manager.models_dir)
        folders = [Path(model.folder) for model in new]
        actions = (
            (self.tr("Use it where it is"), lambda: self._take_in(folders, copy=False)),
            (self.tr("Copy it"), lambda: self._take_in(folders, copy=True)),
        )
        notices.show_notice(Notice(_QUESTION, title, advice, Tone.ACCENT, actions))

    def _take_in(self, folders: list[Path], *, copy: bool) -> None:
        self._place().dismiss(_QUESTION)
        self._manager.take_in(folders, copy=copy)

    @Slot(list)
    def _on_imported(self, folders: list[Path]) -> None:
        names = [folder_model_name(folder).name for folder in folders]
        chat: tuple[tuple[str, Callable[[], None]], ...] = ()
        if len(folders) == 1:
            chat = ((self.tr("Chat"), lambda: self._chat(folders[0])),)
        title = self.tr("Added: {0}").format(_list(names))
        self._place().show_notice(Notice(_ADDED, title, "", Tone.OK, chat))

    def _chat(self, folder: Path) -> None:
        self._place().dismiss(_ADDED)
        self._chat_with(folder)


def _folder_of(path: Path) -> Path:
    """Of a file of a model its folder. Blocks."""
    return path.parent if path.is_file() and has_graph(path.parent) else path


def _names(models: Sequence[FoundModel]) -> str:
    return _list([read_model_name(model.name).name for model in models])


def _list(names: Sequence[str]) -> str:
    shown = in_a_list(names[:_MOST_NAMES])
    more = len(names) - _MOST_NAMES
    return f"{shown} + {format_count(more)}" if more > 0 else shown

"""The models on this computer, managed. Every call blocks: they belong on a lane, or in a command.

A model has a folder of its own among the models, or lies elsewhere and is only remembered.
"""

import logging
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
from PySide6.QtCore import QFile

from moechat.core.faults import FaultCode, UserError, file_fault
from moechat.hub import installed, starter, transplant
from moechat.hub.installed import InstalledModel, InstallState
from moechat.hub.model_folder import ModelFolder, is_link, read_manifest, read_unfinished
from moechat.hub.presence import Presence, is_kept_aside
from moechat.services.model_places import root_of

_log = logging.getLogger(__name__)


class Removed(msgspec.Struct, frozen=True):
    """A model that was taken away, and can be brought back."""

    folder: str  # where it was
    kept: str  # where it is


class ModelStore:
    """All about models in folders, but for downloads.

    ``more`` are our folders on other drives, ``remembered`` are models elsewhere, ``in_use`` is
    the one that is loaded. ``presence`` is this program's: what it removes is its own, and what
    others have loaded stays.
    """

    def __init__(
        self,
        models: Path,
        *,
        more: Iterable[Path] = (),
        remembered: Callable[[], Iterable[Path]] = tuple,
        in_use: Callable[[], Path | None] = lambda: None,
        presence: Presence | None = None,
        to_trash: Callable[[Path], str] | None = None,
    ) -> None:
        self.models = models
        self.roots = (models, *(folder for folder in more if folder != models))
        self._remembered = remembered
        self._in_use = in_use
        self._presence = presence or Presence()
        self._to_trash = to_trash or move_to_trash

    def list(self) -> list[InstalledModel]:
        """Every model: those among the models first, then those elsewhere."""
        found: list[InstalledModel] = []
        known: set[Path] = set()
        for root in self.roots:
            new = [model for model in installed.scan(root) if Path(model.folder) not in known]
            found += new
            known |= {Path(model.folder) for model in new}
        for folder in self._remembered():
            if folder not in known and not any(is_kept_aside(r, folder) for r in self.roots):
                with suppress(OSError):
                    if (model := installed.look(folder)) is not None:
                        found.append(_named(model))
        return found

    def is_ours(self, model: InstalledModel) -> bool:
        """Whether it lies in one of our folders, and is not only remembered."""
        return root_of(Path(model.folder), self.roots) is not None

    def _root(self, folder: Path) -> Path:
        return root_of(folder, self.roots) or self.models

    def find(self, name: str) -> InstalledModel:
        """By its name, its repository or its folder. Raises `UserError` MODEL_NOT_INSTALLED."""
        models = self.list()
        for matches in (
            lambda m: name in (m.name, m.repo),
            lambda m: Path(m.folder) == Path(name).absolute(),
            lambda m: m.name.casefold() == name.casefold(),
        ):
            for model in models:
                if matches(model):
                    return model
        raise UserError(FaultCode.MODEL_NOT_INSTALLED, name=name)

    def verify(
        self, model: InstalledModel, on_bytes: Callable[[int], None] = lambda _: None
    ) -> InstalledModel:
        """Hash all files, and say what the model is now.

        Raises `UserError`: MODEL_NO_SOURCE, MODEL_UNREADABLE, DOWNLOAD_FOLDER_IN_USE.
        """
        if model.state is InstallState.INCOMPLETE:
            raise UserError(FaultCode.MODEL_NO_SOURCE, name=model.name)
        try:
            if model.state is InstallState.UNVERIFIED:
                return _verified_there(model, on_bytes)
            installed.verify(Path(model.folder), on_bytes)
            return installed.look(Path(model.folder)) or model
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError(
                FaultCode.MODEL_UNREADABLE, path=model.folder, reason=reason, detail=repr(error)
            ) from error

    # ── from elsewhere ───────────────────────────────────────────────────────

    def add_copy(
        self,
        source: transplant.FoundModel,
        on_bytes: Callable[[int], None] = lambda _: None,
    ) -> InstalledModel:
        """Copy a model among the others; its hashes are checked where they are known.

        Raises `UserError`: IMPORT_DAMAGED, DISK_FULL, STORE_UNWRITABLE.
        """
        target = transplant.target_for(self.models, source)
        try:
            self.models.mkdir(parents=True, exist_ok=True)
            transplant.copy_model(source, target, on_bytes)
            made = installed.look(target)
        except OSError as error:
            raise UserError.from_fault(file_fault(error, str(target))) from error
        if made is None:
            raise UserError(FaultCode.IMPORT_NOTHING, path=source.folder)
        return made

    # ── away ─────────────────────────────────────────────────────────────────

    def remove(self, model: InstalledModel, *, anyway: bool = False) -> Removed:
        """Take a model away so that `restore` can bring it back; its space is not free yet.

        ``anyway`` also if it is loaded. Raises `UserError`: MODEL_IN_USE, MODEL_USED_ELSEWHERE,
        MODEL_NOT_DELETED, DOWNLOAD_FOLDER_IN_USE.
        """
        folder = Path(model.folder)
        if not anyway:
            self._require_unused(model)
        _require_free(folder)
        root = self._root(folder)
        try:
            # On the same drive: a change of names is all that it takes.
            place, number = self._presence.removed_place(root), 1
            while (kept := place / f"{folder.name}-{number}").exists():
                number += 1
            folder.rename(kept)
        except OSError as error:
            self._presence.tidy_removed(root)
            raise _not_deleted(folder, error) from error
        return Removed(str(folder), str(kept))

    def restore(self, removed: Removed) -> None:
        """Bring a model back. Raises `UserError`: IMPORT_EXISTS, MODEL_NOT_INSTALLED."""
        folder = Path(removed.folder)
        if folder.exists():
            raise UserError(FaultCode.IMPORT_EXISTS, path=removed.folder)
        try:
            Path(removed.kept).rename(folder)
        except OSError as error:
            raise UserError(
                FaultCode.MODEL_NOT_INSTALLED, name=folder.name, detail=repr(error)
            ) from error
        self._presence.tidy_removed(self._root(folder))

    def purge(self, removed: Iterable[Removed]) -> None:
        """Undo is over: into the trash, or deleted where there is none."""
        for each in removed:
            self._purge(Path(each.kept))

    def purge_left(self) -> None:
        """The same for what programs that were killed left among the models."""
        for root in self.roots:
            for kept in self._presence.left_removed(root):
                self._purge(kept)

    def delete(self, model: InstalledModel, *, for_good: bool = False) -> None:
        """Into the trash, or ``for_good``. Raises `UserError` as `remove` does."""
        folder = Path(model.folder)
        self._require_unused(model)
        _require_free(folder)
        if for_good:
            try:
                shutil.rmtree(folder)
            except OSError as error:
                raise _not_deleted(folder, error) from error
        elif reason := self._to_trash(folder):
            raise UserError(FaultCode.MODEL_NOT_DELETED, path=str(folder), reason=reason)

    def own(self) -> tuple[InstalledModel, ...]:
        """Models in our folders that moechat downloaded, copied or made, and nothing behind links.

        Whoever put a model there by hand can tell better what is to become of it.
        """
        found: list[InstalledModel] = []
        for root in self.roots:
            left = (installed.look(kept) for kept in self._presence.left_removed(root))
            with suppress(OSError):
                every = [*installed.scan(root), *filter(None, left)]
                found += [model for model in every if _is_own(Path(model.folder), root)]
        return tuple(found)

    def delete_own(self, model: InstalledModel) -> None:
        """Delete for good what is ours of it; other files in its folder stay.

        Raises `UserError`: MODEL_IN_USE, MODEL_USED_ELSEWHERE, MODEL_NOT_DELETED,
        DOWNLOAD_FOLDER_IN_USE.
        """
        folder = Path(model.folder)
        self._require_unused(model)
        try:
            if starter.is_made(folder):
                starter.delete_made(folder)
            else:
                ModelFolder(folder).delete_own()
        except OSError as error:
            raise _not_deleted(folder, error) from error
        root = self._root(folder)
        if folder.parent != root:
            with suppress(OSError):  # of an owner, or of what was removed; others may be in it
                folder.parent.rmdir()
        self._presence.tidy_removed(root)

    def discard_parts(self, model: InstalledModel) -> None:
        """Delete what an unfinished download left; a model that was complete before stays."""
        place = ModelFolder(Path(model.folder))
        with place.opened():
            place.discard()

    def _purge(self, kept: Path) -> None:
        if reason := self._to_trash(kept):
            _log.info("%s: no trash: %s", kept, reason)
            shutil.rmtree(kept, ignore_errors=True)
        with suppress(OSError):
            kept.parent.rmdir()
        self._presence.tidy_removed(self._root(kept))

    def _require_unused(self, model: InstalledModel) -> None:
        folder = Path(model.folder)
        if self._in_use() == folder:
            raise UserError(FaultCode.MODEL_IN_USE, name=model.name)
        if self._presence.used_by_another(self._root(folder), folder):
            raise UserError(FaultCode.MODEL_USED_ELSEWHERE, name=model.name)


def _is_own(folder: Path, root: Path) -> bool:
    parents = [parent for parent in folder.parents if parent.is_relative_to(root)]
    if any(map(is_link, (folder, *parents))):
        return False
    known = read_manifest(folder) is not None or read_unfinished(folder) is not None
    return known or starter.is_made(folder)


def _named(model: InstalledModel) -> InstalledModel:
    """A snapshot in a hub cache is called by its commit; its model has a better name."""
    if model.state is not InstallState.UNVERIFIED:
        return model
    found = transplant.describe(Path(model.folder))
    return msgspec.structs.replace(model, name=found.name, repo=found.repo, commit=found.commit)


def _verified_there(model: InstalledModel, on_bytes: Callable[[int], None]) -> InstalledModel:
    """By what a hub cache tells of its files; nothing is written where others keep their models."""
    found = transplant.describe(Path(model.folder))
    if not found.oids:
        raise UserError(FaultCode.MODEL_NO_SOURCE, name=model.name)
    wrong = transplant.wrong_files(found, on_bytes)
    state = InstallState.DAMAGED if wrong else InstallState.VERIFIED
    return msgspec.structs.replace(model, state=state, damaged=wrong)


def move_to_trash(folder: Path) -> str:
    """Move ``folder`` to the system's trash; why that is not possible, or nothing."""
    file = QFile(str(folder))
    return "" if file.moveToTrash() else file.errorString()


def _require_free(folder: Path) -> None:
    """Raise `UserError` DOWNLOAD_FOLDER_IN_USE while another program downloads into ``folder``."""
    with suppress(OSError):  # a folder that is only read cannot be in use like that
        ModelFolder(folder).require_free()


def _not_deleted(folder: Path, error: OSError) -> UserError:
    reason = error.strerror or str(error)
    return UserError(
        FaultCode.MODEL_NOT_DELETED, path=str(folder), reason=reason, detail=repr(error)
    )

"""Look at a model folder before a pipeline is built from it.

GenAI finds most of this out late, some of it only at the first answer, and says it in terms of
its own source code. Here each failure is one fault that names the file.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import DEFAULT_CONTEXT_TOKENS, CacheLayout, layout_from_states
from moechat.engine.ir import IrFacts, read_ir

PipelineKind = Literal["LLM", "VLM"]

_LFS_POINTER = b"version https://git-lfs.github.com/spec/"
_TOKENIZER_IRS = ("openvino_tokenizer", "openvino_detokenizer")
_LANGUAGE_MODELS: tuple[tuple[str, PipelineKind], ...] = (
    ("openvino_model", "LLM"),
    ("openvino_language_model", "VLM"),
)
_VLM_EMBEDDINGS = "openvino_text_embeddings_model"

FileIdentity = tuple[int, int, int]  # inode, bytes, modification time in ns


@dataclass(frozen=True)
class ModelFolder:
    """A folder that looks loadable."""

    path: Path
    kind: PipelineKind
    weights: Path  # the language model's .bin
    weights_bytes: int
    total_bytes: int  # of all its .bin files
    layout: CacheLayout
    trained_context: int | None  # max_position_embeddings
    identity: Mapping[Path, FileIdentity] = field(repr=False)

    @property
    def name(self) -> str:
        """The folder's name, which people know the model by."""
        return self.path.name

    @property
    def default_context(self) -> int:
        """How many tokens to plan for when nobody says: the model's own, within reason."""
        return min(self.trained_context or DEFAULT_CONTEXT_TOKENS, DEFAULT_CONTEXT_TOKENS)

    def check_unchanged(self) -> None:
        """Raise `UserError` MODEL_CHANGED if a file is not the one that was loaded.

        Weights are mapped, so a replaced file may crash or corrupt an answer. That a CPU could
        often go on is no comfort: the chat would say it came from a model that is not there.
        """
        try:
            unchanged = all(_identify(path) == known for path, known in self.identity.items())
        except OSError:
            unchanged = False
        if not unchanged:
            raise UserError(FaultCode.MODEL_CHANGED, path=str(self.path))


def inspect_folder(path: Path) -> ModelFolder:
    """Check everything that needs no OpenVINO; raises `UserError`."""
    path = path.absolute()
    try:
        return _inspect(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UserError(FaultCode.MODEL_UNREADABLE, path=str(path), reason=reason) from error


def _inspect(path: Path) -> ModelFolder:
    if not path.exists():
        raise UserError(FaultCode.MODEL_FOLDER_MISSING, path=str(path))
    if not path.is_dir():
        raise UserError(FaultCode.MODEL_NOT_A_FOLDER, path=str(path))
    stem, kind = _language_model(path)
    parts = [stem, _VLM_EMBEDDINGS] if kind == "VLM" else [stem]
    facts = [_check_ir(path, part) for part in parts]
    for part in _TOKENIZER_IRS:
        _check_tokenizer(path, part)
    config = _read_json(path / "config.json")
    _read_json(path / "generation_config.json")
    weights = path / f"{stem}.bin"
    watched = [path / f"{part}{end}" for part in parts for end in (".xml", ".bin")]
    return ModelFolder(
        path=path,
        kind=kind,
        weights=weights,
        weights_bytes=weights.stat().st_size,
        total_bytes=sum(file.stat().st_size for file in path.glob("*.bin")),
        layout=layout_from_states(facts[0].states),
        trained_context=_trained_context(config),
        identity={file: _identify(file) for file in watched},
    )


def _language_model(path: Path) -> tuple[str, PipelineKind]:
    for stem, kind in _LANGUAGE_MODELS:
        if (path / f"{stem}.xml").is_file():
            return stem, kind
    raise UserError(FaultCode.MODEL_XML_MISSING, path=str(path))


def _check_ir(path: Path, stem: str) -> IrFacts:
    """Check an XML and the weights beside it, and return its `IrFacts`."""
    xml, weights = path / f"{stem}.xml", path / f"{stem}.bin"
    if not xml.is_file():
        raise UserError(FaultCode.MODEL_XML_MISSING, path=str(path))
    facts = read_ir(xml)
    if not facts.complete:
        raise UserError(FaultCode.MODEL_XML_DAMAGED, file=xml.name)
    if not weights.is_file():
        raise UserError(FaultCode.WEIGHTS_MISSING, file=weights.name)
    if _is_pointer(weights):
        raise UserError(FaultCode.WEIGHTS_ARE_POINTER, file=weights.name)
    size = weights.stat().st_size
    if size == 0 or size < facts.weights_bytes:
        detail = f"{size} bytes, the XML needs {facts.weights_bytes}"
        raise UserError(FaultCode.WEIGHTS_DAMAGED, file=weights.name, detail=detail)
    return facts


def _check_tokenizer(path: Path, stem: str) -> None:
    for name in (f"{stem}.xml", f"{stem}.bin"):
        if not (path / name).is_file():
            raise UserError(FaultCode.TOKENIZER_MISSING, file=name)
    try:
        _check_ir(path, stem)
    except UserError as error:
        fault = error.fault
        detail = f"{fault.code} {fault.values} {fault.detail}"
        raise UserError(FaultCode.TOKENIZER_DAMAGED, name=path.name, detail=detail) from error


def _is_pointer(path: Path) -> bool:
    with path.open("rb") as stream:
        return stream.read(len(_LFS_POINTER)) == _LFS_POINTER


def _read_json(path: Path) -> dict[str, Any]:
    """Return the object in the file; a missing file is an empty one."""
    if not path.exists() and not path.is_symlink():
        return {}
    if not path.is_file():  # a folder, a link to itself, a pipe that nobody writes to
        raise UserError(FaultCode.CONFIG_DAMAGED, file=path.name, detail="no ordinary file")
    try:
        value = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise UserError(FaultCode.CONFIG_DAMAGED, file=path.name, detail=str(error)) from error
    if not isinstance(value, dict):
        raise UserError(FaultCode.CONFIG_DAMAGED, file=path.name, detail="not an object")
    return value


def _trained_context(config: dict[str, Any]) -> int | None:
    """Return the context length of the text model; multimodal configs nest it."""
    for part in (config.get("text_config"), config):
        if isinstance(part, dict):
            value = part.get("max_position_embeddings")
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                return value
    return None


def _identify(path: Path) -> FileIdentity:
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns

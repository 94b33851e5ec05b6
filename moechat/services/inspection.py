"""Look at a model's folder from its files alone: nothing is loaded, no engine is needed."""

from collections.abc import Iterator
from pathlib import Path

from moechat.core.chat_template import names_effort, names_switch
from moechat.core.faults import FaultCode, UserError
from moechat.core.inspect_model import (
    LANGUAGE_MODEL,
    WHOLE_MODEL,
    facts_from_config,
    facts_from_ir,
    other_parts,
)
from moechat.core.ir_graph import CHUNK_BYTES, IrGraph, parse_ir, union_bytes
from moechat.core.model_config import CONFIG_FILE, MAX_CONFIG_BYTES, ModelConfig, parse_config
from moechat.core.model_facts import ModelFacts, ModelReason, Reason

# Where a chat template may stand: in a file of its own, or among other things.
_TEMPLATE_FILES = ("chat_template.jinja", "tokenizer_config.json", "openvino_tokenizer.xml")
_MOST_TEMPLATE_BYTES = 4 * 1024 * 1024
_POINTER = b"version https://git-lfs"
_POINTER_BYTES = 1024  # pointers are shorter


def inspect_folder(directory: Path) -> ModelFacts:
    """Read a model's facts from its folder; the weights may be sparse, short or absent.

    Blocks for up to a second. Raises `UserError`: MODEL_FOLDER_MISSING, MODEL_NOT_A_FOLDER,
    MODEL_XML_MISSING, MODEL_XML_DAMAGED, MODEL_UNREADABLE, CONFIG_DAMAGED.
    """
    try:
        return _inspect(directory)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(
            FaultCode.MODEL_UNREADABLE, detail=repr(error), path=str(directory), reason=reason
        ) from error


def estimate_download(name: str, config_json: bytes, file_sizes: dict[str, int]) -> ModelFacts:
    """Estimate a model that is not downloaded yet. Raises `UserError`: CONFIG_DAMAGED."""
    return facts_from_config(parse_config(config_json), file_sizes, name=name)


def _inspect(directory: Path) -> ModelFacts:
    if not directory.exists():
        raise UserError(FaultCode.MODEL_FOLDER_MISSING, path=str(directory))
    if not directory.is_dir():
        raise UserError(FaultCode.MODEL_NOT_A_FOLDER, path=str(directory))
    sizes = {file.name: file.stat().st_size for file in directory.iterdir() if file.is_file()}
    stem = next((s for s in (LANGUAGE_MODEL, WHOLE_MODEL) if f"{s}.xml" in sizes), None)
    if stem is None:
        raise UserError(FaultCode.MODEL_XML_MISSING, path=str(directory))
    graph = parse_ir(_chunks(directory / f"{stem}.xml"), f"{stem}.xml")
    weights_bytes, notes = _weights(directory / f"{stem}.bin", graph)
    facts = facts_from_ir(
        graph,
        _config(directory, sizes),
        name=directory.resolve().name,
        pipeline="VLM" if stem == LANGUAGE_MODEL else "LLM",
        weights_bytes=weights_bytes,
        other_parts_bytes=other_parts(sizes),
    )
    facts.reasons.extend(notes)
    facts.reasons.extend(_template_notes(directory))
    return facts


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(CHUNK_BYTES):
            yield chunk


def _config(directory: Path, sizes: dict[str, int]) -> ModelConfig | None:
    if CONFIG_FILE not in sizes:
        return None
    with (directory / CONFIG_FILE).open("rb") as file:
        return parse_config(file.read(MAX_CONFIG_BYTES + 1))


def _template_notes(directory: Path) -> list[ModelReason]:
    """What can be chosen for answers, as far as the names in a template tell."""
    texts = []
    for name in _TEMPLATE_FILES:
        path = directory / name
        if path.is_file():
            with path.open("rb") as file:
                texts.append(file.read(_MOST_TEMPLATE_BYTES).decode("utf-8", "replace"))
    template = "\n".join(texts)
    found = (
        (Reason.THINKING_SWITCH, names_switch(template)),
        (Reason.REASONING_EFFORT, names_effort(template)),
    )
    return [ModelReason(code) for code, has in found if has]


def _weights(path: Path, graph: IrGraph) -> tuple[int | None, list[ModelReason]]:
    """Return the size of the weights' file, if it has one, and what is wrong with it.

    Raises `UserError`: MODEL_XML_DAMAGED, if constants lie outside a file that is large enough.
    """
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return None, [ModelReason(Reason.WEIGHTS_MISSING, {"file": path.name})]
    if size <= _POINTER_BYTES and _begins_like_pointer(path):
        return None, [ModelReason(Reason.WEIGHTS_ARE_POINTER, {"file": path.name})]
    constants = list(graph.constants())
    end = max((constant.offset + constant.size for constant in constants), default=0)
    if end <= size:
        return size, []
    needed = union_bytes((constant.offset, constant.size) for constant in constants)
    if needed <= size:
        raise UserError(
            FaultCode.MODEL_XML_DAMAGED,
            detail=f"constants end at byte {end} of a weights file of {size}",
            file=path.with_suffix(".xml").name,
        )
    values: dict[str, str | int | float] = {
        "file": path.name, "bytes": size, "needed_bytes": needed,
    }  # fmt: skip
    return None, [ModelReason(Reason.WEIGHTS_SHORT, values)]


def _begins_like_pointer(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_POINTER)) == _POINTER

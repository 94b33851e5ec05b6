"""The key of a model's folder, read from its files."""

from collections.abc import Iterator
from pathlib import Path

from moechat.core.faults import FaultCode, UserError
from moechat.core.inspect_model import LANGUAGE_MODEL, WHOLE_MODEL
from moechat.core.ir_graph import CHUNK_BYTES
from moechat.core.model_config import CONFIG_FILE, MAX_CONFIG_BYTES
from moechat.core.model_key import SAMPLE_BYTES, model_key, sample_offsets


def read_model_key(directory: Path) -> str:
    """Return `core.model_key` of a folder: the same for every copy of it.

    Blocks for the reading of the .xml and of 1 MB of the weights, which may be absent. Raises
    `UserError`: MODEL_XML_MISSING, MODEL_UNREADABLE.
    """
    try:
        return _read(directory)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(
            FaultCode.MODEL_UNREADABLE, detail=repr(error), path=str(directory), reason=reason
        ) from error


def _read(directory: Path) -> str:
    stems = (directory / name for name in (LANGUAGE_MODEL, WHOLE_MODEL))
    stem = next((stem for stem in stems if stem.with_name(f"{stem.name}.xml").is_file()), None)
    if stem is None:
        raise UserError(FaultCode.MODEL_XML_MISSING, path=str(directory))
    config, weights = directory / CONFIG_FILE, stem.with_name(f"{stem.name}.bin")
    size = weights.stat().st_size if weights.is_file() else 0
    return model_key(
        config=_first(config) if config.is_file() else b"",
        xml=_chunks(stem.with_name(f"{stem.name}.xml")),
        weights_size=size,
        samples=_samples(weights, size) if size else (),
    )


def _first(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_CONFIG_BYTES)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(CHUNK_BYTES):
            yield chunk


def _samples(path: Path, size: int) -> Iterator[bytes]:
    with path.open("rb") as file:
        for offset in sample_offsets(size):
            file.seek(offset)
            yield file.read(SAMPLE_BYTES)

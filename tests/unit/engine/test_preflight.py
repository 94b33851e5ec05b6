"""Looking at a model folder, on made-up ones without any weights to speak of."""

import json
from pathlib import Path

import pytest

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.kv_cache import DEFAULT_CONTEXT_TOKENS
from moechat.engine.preflight import ModelFolder, inspect_folder

_XML = """<?xml version="1.0"?>
<net name="Model0" version="11">
  <layers>
    <layer id="0" name="w" type="Const">
      <data element_type="f32" shape="4" offset="0" size="16" />
    </layer>
    <layer id="1" name="w2" type="Const">
      <data element_type="f32" shape="4" offset="84" size="16" />
    </layer>
    <layer id="2" name="r" type="ReadValue">
      <data variable_id="past_key_values.0.keypresent.0.key" variable_type="f32"
            variable_shape="?,3,?,64" />
    </layer>
    <layer id="3" name="r" type="ReadValue">
      <data variable_id="past_key_values.0.valuepresent.0.value" variable_type="f32"
            variable_shape="?,3,?,64" />
    </layer>
  </layers>
</net>
"""


def _make(folder: Path, stem: str = "openvino_model") -> Path:
    folder.mkdir()
    for name in (stem, "openvino_tokenizer", "openvino_detokenizer"):
        (folder / f"{name}.xml").write_text(_XML)
        (folder / f"{name}.bin").write_bytes(bytes(100))
    (folder / "config.json").write_text(json.dumps({"max_position_embeddings": 8192}))
    (folder / "generation_config.json").write_text("{}")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return _make(tmp_path / "Modell mit Ümlaut 😀")


def _fault(folder: Path) -> Fault:
    with pytest.raises(UserError) as caught:
        inspect_folder(folder)
    return caught.value.fault


def test_a_whole_folder(folder: Path) -> None:
    found = inspect_folder(folder)
    assert found.kind == "LLM"
    assert found.name == folder.name
    assert found.weights == folder / "openvino_model.bin"
    assert found.weights_bytes == 100
    assert found.trained_context == found.default_context == 8192
    assert found.layout.key_heads == found.layout.value_heads == ((3, 64),)
    found.check_unchanged()


def test_config_files_may_be_missing(folder: Path) -> None:
    (folder / "config.json").unlink()
    (folder / "generation_config.json").unlink()
    assert inspect_folder(folder).default_context == DEFAULT_CONTEXT_TOKENS


def test_a_multimodal_folder(tmp_path: Path) -> None:
    folder = _make(tmp_path / "vlm", "openvino_language_model")
    assert _fault(folder).code is FaultCode.MODEL_XML_MISSING  # it has no text embeddings
    (folder / "openvino_text_embeddings_model.xml").write_text(_XML)
    (folder / "openvino_text_embeddings_model.bin").write_bytes(bytes(100))
    config = {"max_position_embeddings": 1, "text_config": {"max_position_embeddings": 999_999}}
    (folder / "config.json").write_text(json.dumps(config))
    found = inspect_folder(folder)
    assert found.kind == "VLM"
    assert found.trained_context == 999_999
    assert found.default_context == DEFAULT_CONTEXT_TOKENS


def test_no_folder(tmp_path: Path) -> None:
    assert _fault(tmp_path / "none").code is FaultCode.MODEL_FOLDER_MISSING
    (tmp_path / "file").touch()
    assert _fault(tmp_path / "file").code is FaultCode.MODEL_NOT_A_FOLDER
    assert _fault(tmp_path).code is FaultCode.MODEL_XML_MISSING


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("openvino_model.xml", FaultCode.MODEL_XML_MISSING),
        ("openvino_model.bin", FaultCode.WEIGHTS_MISSING),
        ("openvino_tokenizer.xml", FaultCode.TOKENIZER_MISSING),
        ("openvino_tokenizer.bin", FaultCode.TOKENIZER_MISSING),
        ("openvino_detokenizer.xml", FaultCode.TOKENIZER_MISSING),
        ("openvino_detokenizer.bin", FaultCode.TOKENIZER_MISSING),
    ],
)
def test_a_missing_file(folder: Path, name: str, code: FaultCode) -> None:
    (folder / name).unlink()
    fault = _fault(folder)
    assert fault.code is code
    assert fault.values.get("file", name) == name


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("openvino_model.bin", b"", FaultCode.WEIGHTS_DAMAGED),
        ("openvino_model.bin", bytes(99), FaultCode.WEIGHTS_DAMAGED),
        ("openvino_model.bin", b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
         FaultCode.WEIGHTS_ARE_POINTER),
        ("openvino_model.xml", b"", FaultCode.MODEL_XML_DAMAGED),
        ("openvino_model.xml", b"<html>404</html>", FaultCode.MODEL_XML_DAMAGED),
        ("openvino_model.xml", _XML[:300].encode(), FaultCode.MODEL_XML_DAMAGED),
        ("openvino_tokenizer.bin", b"", FaultCode.TOKENIZER_DAMAGED),
        ("openvino_detokenizer.bin", bytes(50), FaultCode.TOKENIZER_DAMAGED),
        ("openvino_tokenizer.xml", b"<net", FaultCode.TOKENIZER_DAMAGED),
        ("config.json", b"{", FaultCode.CONFIG_DAMAGED),
        ("config.json", b"[]", FaultCode.CONFIG_DAMAGED),
        ("config.json", b"\xff\xfe\xfa", FaultCode.CONFIG_DAMAGED),
        ("generation_config.json", b"", FaultCode.CONFIG_DAMAGED),
    ],
)  # fmt: skip
def test_a_damaged_file(folder: Path, name: str, content: bytes, code: FaultCode) -> None:
    (folder / name).write_bytes(content)
    assert _fault(folder).code is code


def test_a_path_that_cannot_be_looked_at() -> None:
    assert _fault(Path("x" * 5000)).code is FaultCode.MODEL_UNREADABLE


def _truncate(found: ModelFolder) -> None:
    found.weights.write_bytes(bytes(50))


def _replace(found: ModelFolder) -> None:
    other = found.path / "other"
    other.write_bytes(bytes(100))
    other.replace(found.weights)


def _move(found: ModelFolder) -> None:
    found.path.rename(found.path.with_name("elsewhere"))


@pytest.mark.parametrize("change", [_truncate, _replace, _move])
def test_a_change_while_loaded(folder: Path, change) -> None:  # type: ignore[no-untyped-def]
    found = inspect_folder(folder)
    change(found)
    with pytest.raises(UserError) as caught:
        found.check_unchanged()
    assert caught.value.fault.code is FaultCode.MODEL_CHANGED


def test_facts_at_the_border_of_two_pieces_are_found(folder: Path) -> None:
    padding = "<!-- " + "x" * ((1 << 20) - _XML.index('offset="84"') - 15) + " -->"
    (folder / "openvino_model.xml").write_text(_XML.replace("<layers>", f"<layers>{padding}", 1))
    assert inspect_folder(folder).layout.key_heads == ((3, 64),)
    (folder / "openvino_model.bin").write_bytes(bytes(99))
    assert _fault(folder).code is FaultCode.WEIGHTS_DAMAGED


@pytest.mark.parametrize("name", ["config.json", "generation_config.json"])
def test_a_config_that_is_no_ordinary_file(folder: Path, name: str) -> None:
    path = folder / name
    path.unlink(missing_ok=True)
    path.mkdir()
    assert _fault(folder).code is FaultCode.CONFIG_DAMAGED
    path.rmdir()
    try:
        path.symlink_to(name)  # to itself
    except OSError:
        pytest.skip("links need a privilege here")
    fault = _fault(folder)
    assert (fault.code, fault.values["file"]) == (FaultCode.CONFIG_DAMAGED, name)


def test_a_config_nested_without_end(folder: Path) -> None:
    (folder / "config.json").write_text("[" * 100_000)
    assert _fault(folder).code is FaultCode.CONFIG_DAMAGED


def test_a_truth_value_is_no_context_length(folder: Path) -> None:
    (folder / "config.json").write_text('{"max_position_embeddings": true}')
    assert inspect_folder(folder).trained_context is None


def test_an_offset_of_thousands_of_digits_is_no_offset(folder: Path) -> None:
    xml = folder / "openvino_model.xml"
    digits = "9" * 5000
    xml.write_text(
        f'<net><c offset="{digits}" size="1" variable_id="a" '
        f'variable_shape="?,{digits},?,4"/></net>'
    )
    assert inspect_folder(folder).weights_bytes > 0

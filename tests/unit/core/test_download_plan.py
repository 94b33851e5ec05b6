"""Which files a download consists of."""

import pytest

from moechat.core.download_plan import MAX_FILES, RemoteFile, make_plan
from moechat.core.faults import FaultCode, UserError

SHA1, SHA256 = "a" * 40, "b" * 64
MODEL = ("openvino_model.xml", "openvino_model.bin")


def _files(*paths: str) -> list[RemoteFile]:
    return [RemoteFile(path, 10, SHA1) for path in paths]


def _wanted(*paths: str) -> set[str]:
    plan = make_plan("a/b", "c" * 40, _files(*MODEL, *paths))
    return {file.path for file in plan.files} - set(MODEL)


def _refusal(files: list[RemoteFile]) -> FaultCode:
    with pytest.raises(UserError) as caught:
        make_plan("a/b", "c" * 40, files)
    return caught.value.fault.code


def test_everything_that_a_model_needs_is_wanted() -> None:
    needed = {
        "openvino_tokenizer.xml", "openvino_tokenizer.bin", "openvino_detokenizer.xml",
        "openvino_detokenizer.bin", "config.json", "generation_config.json", "tokenizer.json",
        "tokenizer.model", "chat_template.jinja", "merges.txt", "vocab.json", "README.md",
        "LICENSE", "LICENSE.txt", "Notice", "USE_POLICY.md", "sub/openvino_vision.xml",
        "sub/openvino_vision.bin", "preprocessor_config.json",
    }  # fmt: skip
    assert _wanted(*needed) == needed


def test_what_belongs_to_other_runtimes_stays_where_it_is() -> None:
    assert not _wanted(
        "model.safetensors", "model.safetensors.index.json", "pytorch_model.bin",
        "pytorch_model.bin.index.json", "model.pth", "model.gguf", "model.onnx", ".gitattributes",
        "modeling_custom.py", "picture.png", ".hidden/config.json", "run.sh", "licenses.exe",
    )  # fmt: skip


def test_a_model_of_several_parts_is_a_model() -> None:
    plan = make_plan("a/b", "c", _files("openvino_language_model.xml"))
    assert plan.total_bytes == 10


def test_the_largest_come_first_and_are_summed() -> None:
    files = [RemoteFile("openvino_model.xml", 5, SHA1), RemoteFile("config.json", 1, SHA1),
             RemoteFile("openvino_model.bin", 7 << 30, SHA1, sha256=SHA256)]  # fmt: skip
    plan = make_plan("a/b", "c", files)
    assert [file.size for file in plan.files] == [7 << 30, 5, 1]
    assert plan.total_bytes == (7 << 30) + 6
    assert [file.oid for file in plan.files] == [SHA256, SHA1, SHA1]


def test_a_bad_name_condemns_the_whole_even_where_its_file_is_not_wanted() -> None:
    assert _refusal(_files(*MODEL, "../x.safetensors")) is FaultCode.REPO_UNSAFE


def test_no_openvino_model() -> None:
    assert _refusal(_files("config.json", "model.safetensors")) is FaultCode.REPO_NOT_OPENVINO
    assert _refusal(_files("openvino_tokenizer.xml")) is FaultCode.REPO_NOT_OPENVINO
    assert _refusal([]) is FaultCode.REPO_NOT_OPENVINO


def test_too_many_files() -> None:
    files = _files(*MODEL, *(f"{number}.json" for number in range(MAX_FILES)))
    assert _refusal(files) is FaultCode.REPO_TOO_MANY_FILES


@pytest.mark.parametrize(
    "file",
    [
        RemoteFile("config.json", -1, SHA1),
        RemoteFile("config.json", 1 << 60, SHA1),
        RemoteFile("config.json", 1, "no hash"),
        RemoteFile("config.json", 1, SHA1, sha256="b" * 63),
        RemoteFile("config.json", 1, ""),
    ],
)
def test_nonsense_sizes_and_hashes(file: RemoteFile) -> None:
    assert _refusal([*_files(*MODEL), file]) is FaultCode.REPO_UNSAFE

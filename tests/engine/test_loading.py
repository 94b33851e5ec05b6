"""Loading, replacing and freeing models through the real process."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from moechat.core.faults import FaultCode
from moechat.core.kv_cache import KvPrecision
from moechat.protocol.messages import (
    Cancel,
    Failed,
    Load,
    Loaded,
    LoadProgress,
    LoadStage,
    Unloaded,
)
from tests.support.engine_client import EngineClient, running_engine
from tests.support.tiny_moe import build_tiny_vlm

pytestmark = pytest.mark.real_model


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineClient]:
    with running_engine() as client:
        yield client


@pytest.fixture
def folder(tiny_moe: Path, tmp_path: Path) -> Path:
    """A copy to damage, in a folder whose name is not easy."""
    return shutil.copytree(tiny_moe, tmp_path / "Modelle von Jürgen 😀" / "tiny moe")


def _loaded(engine: EngineClient, folder: Path, **options: object) -> Loaded:
    loaded = engine.load(folder, **options)
    assert isinstance(loaded, Loaded), loaded
    return loaded


def _code(engine: EngineClient, folder: Path, **options: object) -> FaultCode:
    failed = engine.load(folder, **options)
    assert isinstance(failed, Failed), failed
    return failed.fault.code


def test_a_load_goes_through_its_stages(engine: EngineClient, folder: Path) -> None:
    engine.send(Load(id=engine.next_id(), model_dir=str(folder)))
    progress, loaded = engine.until(Loaded)
    assert all(isinstance(event, LoadProgress) for event in progress)
    stages = list(dict.fromkeys(event.stage for event in progress))  # type: ignore[union-attr]
    assert stages[0] is LoadStage.CHECKING
    assert stages[-1] is LoadStage.WARMING_UP
    assert stages == [stage for stage in LoadStage if stage in stages]
    assert loaded.name == "tiny moe"
    assert loaded.pipeline == "LLM"
    assert loaded.device == "CPU"
    assert loaded.kv_precision == "u8"
    assert loaded.context_tokens == loaded.wanted_context_tokens == 8192
    assert loaded.kv_bytes > 0
    assert loaded.load_ms > 0
    assert loaded.rss_bytes > 50_000_000


def test_the_pool_is_what_was_planned(engine: EngineClient, tiny_moe: Path) -> None:
    small = _loaded(engine, tiny_moe, context_tokens=1024)
    large = _loaded(engine, tiny_moe, context_tokens=4096)
    assert small.context_tokens == 1024
    assert large.kv_bytes == 4 * small.kv_bytes


def test_the_whole_context_can_be_used(engine: EngineClient, tiny_moe: Path) -> None:
    _loaded(engine, tiny_moe, context_tokens=256)
    full = engine.answer("word " * 150, max_new_tokens=10_000)
    metrics = full.done.metrics
    assert metrics.prompt_tokens + metrics.new_tokens <= 256
    assert full.done.finish_reason == "length" or metrics.new_tokens < 60
    assert engine.answer("word " * 260).fault.code is FaultCode.CONTEXT_FULL


def test_a_smaller_prefill_chunk_makes_more_steps(engine: EngineClient, tiny_moe: Path) -> None:
    _loaded(engine, tiny_moe, prefill_chunk=16)
    answer = engine.answer("word " * 100, max_new_tokens=1)
    assert len(answer.prefill) >= 140 // 16


def test_nothing_is_loaded_at_first() -> None:
    with running_engine() as engine:
        assert engine.answer("Hi").fault.code is FaultCode.NOTHING_LOADED


def test_unloading_gives_the_memory_back(engine: EngineClient, starter_model: Path) -> None:
    process = psutil.Process(engine.process.pid)
    sizes = []
    for _ in range(2):
        loaded = _loaded(engine, starter_model)
        assert isinstance(engine.unload(), Unloaded)
        sizes.append(process.memory_info().rss)
        assert sizes[-1] < loaded.rss_bytes - 100_000_000
    assert engine.answer("Hi").fault.code is FaultCode.NOTHING_LOADED
    assert abs(sizes[1] - sizes[0]) < 60_000_000


def test_a_failed_load_leaves_nothing_loaded(engine: EngineClient, tiny_moe: Path) -> None:
    _loaded(engine, tiny_moe)
    assert _code(engine, tiny_moe / "none") is FaultCode.MODEL_FOLDER_MISSING
    assert engine.answer("Hi").fault.code is FaultCode.NOTHING_LOADED


def test_requests_during_a_load_are_refused(engine: EngineClient, tiny_moe: Path) -> None:
    load = engine.next_id()
    engine.send(Load(id=load, model_dir=str(tiny_moe)))
    refused = engine.ask("Hi")
    failed = engine.until(Failed)[1]
    assert failed.id == refused
    assert failed.fault.code is FaultCode.BUSY
    assert engine.until(Loaded)[1].id == load


def test_a_cancelled_load_ends_unloaded(engine: EngineClient, tiny_moe: Path) -> None:
    load = engine.next_id()
    engine.send(Load(id=load, model_dir=str(tiny_moe)))
    engine.send(Cancel(id=load))
    assert engine.until(Unloaded)[1].id == load
    assert engine.answer("Hi").fault.code is FaultCode.NOTHING_LOADED


# ── what is wrong with a folder or a device ──────────────────────────────────


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("openvino_model.xml", FaultCode.MODEL_XML_MISSING),
        ("openvino_model.bin", FaultCode.WEIGHTS_MISSING),
        ("openvino_detokenizer.bin", FaultCode.TOKENIZER_MISSING),
    ],
)
def test_a_missing_file(engine: EngineClient, folder: Path, name: str, code: FaultCode) -> None:
    (folder / name).unlink()
    assert _code(engine, folder) is code


def test_truncated_weights(engine: EngineClient, folder: Path) -> None:
    weights = folder / "openvino_model.bin"
    os.truncate(weights, weights.stat().st_size * 999 // 1000)
    assert _code(engine, folder) is FaultCode.WEIGHTS_DAMAGED


def test_a_tokenizer_that_is_none(engine: EngineClient, folder: Path) -> None:
    xml = (folder / "openvino_tokenizer.xml").read_text("utf-8")
    (folder / "openvino_tokenizer.xml").write_text(xml.replace("<layers>", "<layer>"), "utf-8")
    assert _code(engine, folder) is FaultCode.TOKENIZER_DAMAGED


def _forget_templates(folder: Path) -> None:
    """Leave chat_template.jinja as the only place that has one."""
    config = folder / "tokenizer_config.json"
    config.write_text(config.read_text("utf-8").replace("chat_template", "nothing"), "utf-8")
    for name in ("openvino_tokenizer.xml", "openvino_detokenizer.xml"):
        xml = (folder / name).read_text("utf-8").replace("chat_template", "nothing")
        (folder / name).write_text(xml, "utf-8")


def test_a_template_in_a_file_of_its_own(engine: EngineClient, folder: Path) -> None:
    _forget_templates(folder)
    template = "{% for m in messages %}{{ m.content * 100 }}{% endfor %}"
    (folder / "chat_template.jinja").write_text(template, "utf-8")
    _loaded(engine, folder)
    assert engine.answer("x ", max_new_tokens=1).done.metrics.prompt_tokens >= 100


def test_no_chat_template(engine: EngineClient, folder: Path) -> None:
    _forget_templates(folder)
    (folder / "chat_template.jinja").unlink()
    assert _code(engine, folder) is FaultCode.CHAT_TEMPLATE_MISSING


@pytest.mark.parametrize("template", ["{{ raise_exception('only cats may chat') }}", "{% if"])
def test_a_chat_template_that_fails(engine: EngineClient, folder: Path, template: str) -> None:
    _forget_templates(folder)
    (folder / "chat_template.jinja").write_text(template, "utf-8")
    failed = engine.load(folder)
    assert isinstance(failed, Failed), failed
    assert failed.fault.code is FaultCode.CHAT_TEMPLATE_FAILED
    assert failed.fault.values["reason"] in {"only cats may chat", "Expected value expression"}


@pytest.mark.parametrize("device", ["NOSUCH", "GPU.7", "HETERO:NOSUCH,CPU", ""])
def test_a_missing_device(engine: EngineClient, tiny_moe: Path, device: str) -> None:
    assert _code(engine, tiny_moe, device=device) is FaultCode.DEVICE_MISSING


def test_a_property_that_the_device_does_not_know(engine: EngineClient, tiny_moe: Path) -> None:
    failed = engine.load(tiny_moe, properties={"FOO_BAR": 1})
    assert isinstance(failed, Failed), failed
    assert failed.fault.code is FaultCode.PROPERTY_UNSUPPORTED
    assert failed.fault.values == {"property": "FOO_BAR", "device": "CPU"}


def test_another_kv_precision(engine: EngineClient, tiny_moe: Path) -> None:
    wide = _loaded(engine, tiny_moe, kv_precision=KvPrecision.F16)
    assert wide.kv_precision == "f16"
    assert wide.kv_bytes > 1.4 * _loaded(engine, tiny_moe).kv_bytes


def test_a_pool_as_it_was_planned(engine: EngineClient, tiny_moe: Path) -> None:
    loaded = _loaded(engine, tiny_moe, context_tokens=1000, pool_tokens=4000)
    assert loaded.context_tokens == 1000
    assert loaded.pool_tokens == 4000
    assert loaded.kv_bytes == 4 * _loaded(engine, tiny_moe, pool_tokens=1000).kv_bytes * 125 // 128
    short = _loaded(engine, tiny_moe, context_tokens=1000, pool_tokens=500)
    assert short.context_tokens == short.pool_tokens == 512


def _delete(folder: Path) -> None:
    shutil.rmtree(folder)


def _truncate(folder: Path) -> None:
    os.truncate(folder / "openvino_model.bin", 1000)


def _swap(folder: Path) -> None:
    weights = folder / "openvino_model.bin"
    other = folder / "other.bin"
    shutil.copy(weights, other)
    other.replace(weights)


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let go of mapped files")
@pytest.mark.parametrize("change", [_delete, _truncate, _swap])
def test_a_folder_that_changes_while_loaded(
    engine: EngineClient, folder: Path, change: Callable[[Path], None]
) -> None:
    _loaded(engine, folder)
    assert engine.answer("Hi", max_new_tokens=1).done
    change(folder)
    assert engine.answer("Hi").fault.code is FaultCode.MODEL_CHANGED
    assert isinstance(engine.unload(), Unloaded)


# ── multimodal folders ───────────────────────────────────────────────────────


def test_the_language_model_of_a_multimodal_folder_answers(
    engine: EngineClient, starter_model: Path, tmp_path: Path
) -> None:
    folder = build_tiny_vlm(tmp_path / "vlm", starter_model)
    loaded = _loaded(engine, folder, ratio=50, pool_tokens=2048)
    assert (loaded.pipeline, loaded.ratio, loaded.pool_tokens) == ("VLM", 0, 2048)
    answer = engine.answer("Hello <ov_genai_image_0> there", max_new_tokens=5)
    assert answer.done.metrics.new_tokens > 0


def test_a_multimodal_folder_chats_with_text(engine: EngineClient, exported_models: Path) -> None:
    vlm = exported_models / "tiny-random-qwen3.5-moe-vl-ov"
    assert _loaded(engine, vlm).pipeline == "VLM"
    answer = engine.answer("Hello <ov_genai_image_0> <|image_pad|> there", max_new_tokens=5)
    assert answer.done.metrics.new_tokens > 0
    long = engine.ask("word " * 3000, max_new_tokens=5)
    stopped = engine.collect(long, cancel_at=type(answer.prefill[0]), cancel_after=3)
    assert stopped.done.finish_reason == "cancelled"
    assert stopped.prefill[-1].done_tokens < 3000

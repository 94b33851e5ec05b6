"""The shipped catalogue: every entry valid, and derived sizes as OpenVINO counted them."""

import tomllib

import msgspec
import pytest

from moechat.core.catalogue import Catalogue, CatalogueEntry, Note, Purpose, facts_of
from moechat.core.model_facts import Answer, Reason
from moechat.hub.catalogue import parse_catalogue, read_catalogue

ENTRIES = read_catalogue().models
ENTRY = """
[[models]]
id = "m"
name = "M"
repository = "o/m"
model_type = "qwen3_moe"
precision = "int4"
tier = 3
total_parameters_b = 30
[models.shape]
layers = 48
hidden = 2048
experts = 128
top_k = 8
expert_inner = 768
"""


def entry(name: str) -> CatalogueEntry:
    return next(each for each in ENTRIES if each.id == name)


def one(text: str) -> CatalogueEntry:
    (found,) = parse_catalogue(text).models
    return found


@pytest.mark.parametrize("each", ENTRIES, ids=lambda each: each.id)
def test_every_entry_is_whole(each: CatalogueEntry) -> None:
    owner, _, name = each.repository.partition("/")
    assert owner
    assert name.endswith("-ov")
    assert each.precision in name
    shape, facts = each.shape, facts_of(each)
    assert (shape is None) == (facts is None)
    if shape is None or facts is None:
        return
    assert facts.fixed_bytes > 0
    assert facts.active_bytes_per_token > 0
    assert 0 < facts.error < 0.5
    assert facts.architecture_supported is Answer.YES
    if shape.experts:
        assert 0 < shape.top_k < shape.experts
        assert shape.expert_inner
        # The name's parameters are those of the shape, and no fewer.
        experts = shape.expert_count * 3 * (shape.hidden or 0) * shape.expert_inner / 1e9
        assert experts < each.total_parameters_b + 0.5


def test_ids_and_repositories_are_there_once() -> None:
    assert len({each.id for each in ENTRIES}) == len(ENTRIES)
    assert len({each.repository for each in ENTRIES}) == len(ENTRIES)
    assert {each.purpose for each in ENTRIES} == set(Purpose)
    assert {note for each in ENTRIES for note in each.notes} == set(Note)


def test_there_are_dense_models_for_small_machines() -> None:
    assert sum(bool(each.shape and not each.shape.experts) for each in ENTRIES) >= 2


@pytest.mark.parametrize(
    ("name", "routed", "fixed"),
    [
        ("qwen3-30b-a3b-int4", 15_061_745_664, 1_104_620_494),
        ("qwen3-30b-a3b-int8", 29_057_089_536, 1_543_418_830),
    ],
)
def test_what_openvino_counted_is_derived_to_the_byte(name: str, routed: int, fixed: int) -> None:
    facts = facts_of(entry(name))
    assert facts is not None
    assert (facts.routed_bytes, facts.fixed_bytes) == (routed, fixed)
    assert (facts.kv_bytes_per_token.f16, facts.kv_bytes_per_token.u8) == (98_304, 56_064)
    assert facts.streamable is Answer.YES


@pytest.mark.parametrize("name", ["qwen3-30b-a3b-int4", "qwen3-30b-a3b-int8"])
def test_without_a_size_the_bound_holds(name: str) -> None:
    known = facts_of(entry(name))
    derived = facts_of(msgspec.structs.replace(entry(name), weights_bytes=None))
    assert known is not None
    assert derived is not None
    assert derived.routed_bytes == known.routed_bytes
    doubt = derived.error * derived.routed_bytes
    assert derived.fixed_bytes >= known.fixed_bytes  # planned with the worst
    assert abs(derived.fixed_bytes - known.fixed_bytes) <= doubt
    assert derived.error < 0.1


def test_qwen36_is_as_large_as_its_folder() -> None:
    facts = facts_of(entry("qwen3.6-35b-a3b-int4"))
    assert facts is not None
    assert facts.routed_bytes == 16_735_272_960
    total = facts.routed_bytes + facts.fixed_bytes
    assert abs(total - 19.7e9) <= facts.error * facts.routed_bytes
    assert facts.kv_bytes_per_token.f16 == 20_480
    assert (facts.recurrent_bytes, facts.hybrid, facts.pipeline) == (66_846_720, True, "VLM")


def test_published_sizes_lie_within_the_bounds() -> None:
    """GiB of experts and of the whole, as people measured them."""
    for name, routed, whole in (
        ("lfm2.5-8b-a1b-int4", 3.75, 4.10),
        ("qwen3-coder-next-int8", 72.21, 74.4),
        ("gemma-4-26b-a4b-int4", 11.05, None),
        ("lfm2-24b-a2b-int4", 11.10, None),
    ):
        facts = facts_of(entry(name))
        assert facts is not None
        doubt = max(facts.error * facts.routed_bytes, 0.01 * 2**30)
        assert abs(facts.routed_bytes - routed * 2**30) <= doubt, name
        if whole:
            assert abs(facts.routed_bytes + facts.fixed_bytes - whole * 2**30) <= doubt, name


def test_why_experts_stream_or_do_not() -> None:
    for name, answer, reason in (
        ("gpt-oss-20b-int4", Answer.NO, Reason.EXPERTS_WITH_BIAS),
        ("qwen3-4b-int4", Answer.NO, Reason.NO_EXPERTS),
        ("qwen3.6-35b-a3b-int4", Answer.YES, Reason.FAMILY_MEASURED),
        ("muse-glimmer-30b-int4", Answer.UNPROVEN, Reason.LAYOUT_UNKNOWN),
    ):
        said, reasons = entry(name).streaming
        assert (said, reasons[0].code) == (answer, reason), name


def test_groups_that_do_not_divide_leave_a_doubt() -> None:
    plain = facts_of(one(ENTRY))
    odd = facts_of(one(ENTRY.replace("expert_inner = 768", "expert_inner = 704")))
    assert plain is not None
    assert odd is not None
    assert odd.error > plain.error + 0.2


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("layers = 48", "layers = 0"), "models[0].shape.layers"),
        (("layers = 48", 'layers = "48"'), "models[0].shape.layers"),
        (("tier = 3", "tier = 5"), "models[0].tier"),
        (('"int4"', '"q4"'), "models[0].precision"),
        (('name = "M"', 'revision = "main"\nname = "M"'), "models[0].revision"),
        (('name = "M"', ""), "`name`"),
        (("top_k = 8", "topk = 8"), "`topk`"),
        (("tier = 3", 'tier = 3\nnotes = ["nice"]'), "models[0].notes[0]"),
    ],
)
def test_a_faulty_entry_is_named(change: tuple[str, str], words: str) -> None:
    assert isinstance(parse_catalogue(ENTRY), Catalogue)
    with pytest.raises(msgspec.ValidationError) as caught:
        parse_catalogue(ENTRY.replace(*change))
    assert words in str(caught.value)


def test_a_file_that_is_no_toml() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        parse_catalogue("[[models]")

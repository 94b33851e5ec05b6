"""Files as people have them: of several programs, damaged, hostile."""

import json
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.chat_file import ExportedChat
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.import_tree import Words
from moechat.core.json_records import check_end, elements, top_level
from moechat.services import chat_reader
from moechat.services.chat_reader import ChatReader, Origin
from moechat.services.texts import describe
from tests.support.chat_files import lmstudio_chat, openwebui_chat, save, simple_chatgpt

MINE: dict[str, Any] = {
    "format": "moechat-chats",
    "version": 1,
    "folders": [],
    "chats": [
        {"id": "c", "title": "t", "created_at": 1, "updated_at": 2, "messages": [
            {"id": "1", "role": "user", "created_at": 1, "text": "a"},
            {"id": "2", "parent_id": "1", "role": "assistant", "created_at": 2, "text": "b"},
        ]},
    ],
}  # fmt: skip


def read(path: Path) -> tuple[Origin, list[ExportedChat]]:
    reader = ChatReader(path, Words(), now=1.0)
    try:
        chats = list(reader.chats())
        assert list(reader.chats()) == chats  # as often as one likes
        return reader.origin, chats
    finally:
        reader.close()


def fault(path: Path) -> Fault:
    with pytest.raises(UserError) as raised:
        read(path)
    found = raised.value.fault
    assert str(path) in str(found.values.get("path"))
    text = describe(found)
    assert text.title
    assert "{" not in text.title + text.advice
    return found


def zipped(path: Path, **members: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_json", ".json"), content)
    return path


def changed(**fields: Any) -> dict[str, Any]:
    return json.loads(json.dumps(MINE)) | fields


def with_message(**fields: Any) -> dict[str, Any]:
    file = changed()
    file["chats"][0]["messages"][1] |= fields
    return file


@pytest.mark.parametrize(
    ("content", "origin", "count"),
    [
        (MINE, Origin.MOECHAT, 1),
        (changed(chats=[], added_later=[1]), Origin.MOECHAT, 0),
        ([simple_chatgpt(), simple_chatgpt(id="2")], Origin.CHATGPT, 2),
        (simple_chatgpt(), Origin.CHATGPT, 1),
        (lmstudio_chat(), Origin.LM_STUDIO, 1),
        ([openwebui_chat()], Origin.OPEN_WEBUI, 1),
        (openwebui_chat()["chat"], Origin.OPEN_WEBUI, 1),
    ],
)
def test_the_content_tells_whose_it_is(
    tmp_path: Path, content: object, origin: Origin, count: int
) -> None:
    found, chats = read(save(tmp_path / "whatever.txt", content))
    assert (found, len(chats)) == (origin, count)


def test_the_archive_of_chatgpt_may_have_several_lists(tmp_path: Path) -> None:
    one, two = (json.dumps([simple_chatgpt(conversation_id=id_)]).encode() for id_ in "ab")
    path = zipped(tmp_path / "export.zip", user_json=b"{", **{
        "x__conversations-001_json": two, "x__conversations-000_json": one, "chat.html": b"<p>",
    })  # fmt: skip
    origin, chats = read(path)
    assert (origin, len(chats)) == (Origin.CHATGPT, 2)


def test_marks_halves_and_nul_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    text = json.dumps(with_message(text="\ud800\0b", options={}))
    path.write_bytes(b"\xef\xbb\xbf \n" + text.encode() + b"\n\n")
    _, (chat,) = read(path)
    assert chat.messages[1].text == "\ud800\0b"
    save(path, [simple_chatgpt(title="x\udc00\0")])
    _, (chat,) = read(path)
    assert chat.title == "x\udc00\0"


DAMAGED: list[tuple[object, dict[str, object]]] = [
    (with_message(text=5), {"problem": "kind", "chat": 1, "message": 2, "field": "text"}),
    (with_message(role="boss"), {"problem": "kind", "message": 2, "field": "role"}),
    (with_message(parent_id="9"), {"problem": "unknown", "message": 2, "field": "parent_id"}),
    (with_message(parent_id="2"), {"problem": "loop", "message": 2, "field": "parent_id"}),
    (with_message(id="1"), {"problem": "twice", "message": 2, "field": "id"}),
    (with_message(id="\ud800"), {"problem": "kind", "message": 2, "field": "id"}),
    (with_message(created_at=1e300), {"problem": "kind", "message": 2, "field": "created_at"}),
    (with_message(seed=2**70), {"problem": "kind", "message": 2, "field": "seed"}),
    (changed(chats=[{"id": "c", "title": "t", "created_at": 1}]),
     {"problem": "missing", "chat": 1, "field": "updated_at"}),
    (changed(chats=MINE["chats"] + [5]), {"problem": "kind", "chat": 2}),
    (changed(chats={}), {"problem": "kind", "field": "chats"}),
    (changed(folders=[{"id": "f"}]), {"problem": "missing", "field": "folders → 0 → name"}),
    (changed(version="1"), {"problem": "kind", "field": "version"}),
    (changed(chats=[MINE["chats"][0] | {"leaf_id": "9"}]),
     {"problem": "unknown", "field": "leaf_id"}),
    ([simple_chatgpt(), {"mapping": 1}], {"problem": "kind", "chat": 2}),
]  # fmt: skip


@pytest.mark.parametrize(("content", "values"), DAMAGED)
def test_what_is_wrong_is_told(tmp_path: Path, content: object, values: dict[str, object]) -> None:
    found = fault(save(tmp_path / "a.json", content))
    assert found.code is FaultCode.CHAT_FILE_DAMAGED
    assert {name: found.values.get(name) for name in values} == values


_NOISE = bytes(range(128, 200))


@pytest.mark.parametrize("content", [b"", b"\n", b"hello", b"[]", b"{}", b"[1]", b'{"a": [1]}',
                                     b"null", b"\x00" * 50, b"[{}]", _NOISE])  # fmt: skip
def test_what_has_no_chats_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    assert fault(path).code is FaultCode.CHAT_FILE_FOREIGN


def test_a_file_that_is_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for content in (MINE, [simple_chatgpt()], lmstudio_chat()):
        whole = json.dumps(content).encode()
        for end in range(1, len(whole), 37):
            path.write_bytes(whole[:end])
            assert fault(path).values["problem"] in ("end", "syntax")


@pytest.mark.parametrize(
    "text", ["[{} {}]", "[{},]", "[,{}]", "[{}] x", '{"a" 1}', '{"a":1,}', "{1:2}", '[{]}', "[{}}"]
)  # fmt: skip
def test_what_is_no_json_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, "utf-8")
    assert fault(path).values["problem"] in ("syntax", "end")


def test_endless_nesting_ends_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for beginning in (b"[", b'{"a":', b'[{"mapping":'):
        path.write_bytes(beginning * (20_000_000 // len(beginning)))
        assert fault(path).values["what"] == "depth"
    path.write_bytes(json.dumps(MINE)[:-2].encode() + b"," + b"[" * 1_000_000)
    assert fault(path).values["what"] == "depth"


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", conversations_json=b" " * 200_000_000)
    assert path.stat().st_size < 300_000
    assert fault(path).values["what"] == "archive"


def test_archives_that_are_damaged_or_foreign(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", conversations_json=json.dumps([simple_chatgpt()]).encode())
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert fault(path).values["problem"] == "archive"
    spoilt = bytearray(whole)
    spoilt[60:90] = bytes(30)
    path.write_bytes(spoilt)
    assert fault(path).values["problem"] == "archive"
    spoilt = bytearray(whole)
    spoilt[6] |= 1  # encrypted, says the head of the file
    at = whole.rindex(b"PK\x01\x02")
    spoilt[at + 8] |= 1
    path.write_bytes(spoilt)
    assert fault(path).values["problem"] == "archive"
    assert fault(zipped(path, other_json=b"[]")).code is FaultCode.CHAT_FILE_FOREIGN


def test_a_newer_format_is_left_alone(tmp_path: Path) -> None:
    found = fault(save(tmp_path / "a.json", changed(version=2)))
    assert found.code is FaultCode.CHAT_FILE_NEWER
    assert (found.values["found"], found.values["known"]) == (2, 1)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert fault(tmp_path).code is FaultCode.CHAT_FILE_UNREADABLE
    assert fault(tmp_path / "none.json").code is FaultCode.CHAT_FILE_UNREADABLE


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    return lambda **limits: [
        monkeypatch.setattr(chat_reader, name, value) for name, value in limits.items()
    ]


def test_what_is_too_much_is_refused(tmp_path: Path, small: Callable[..., None]) -> None:
    path = save(tmp_path / "a.json", [simple_chatgpt(id=str(at)) for at in range(5)])
    small(MOST_CHATS=4)
    assert fault(path).values["what"] == "chats"
    small(MOST_CHATS=9, MOST_MESSAGES=14)
    assert (fault(path).values["what"], fault(path).values["most"]) == ("messages", 14)
    small(MOST_BYTES=1000)
    assert fault(path).values["what"] == "bytes"


def test_a_large_file_is_read_from_a_file(tmp_path: Path, small: Callable[..., None]) -> None:
    small(_IN_MEMORY=1000, _PIECE=512)
    path = save(tmp_path / "a.json", [simple_chatgpt(conversation_id=str(at)) for at in range(20)])
    reader = ChatReader(path, Words(), now=1.0)
    path.write_bytes(b"")  # which is ours by now
    assert len(list(reader.chats())) == 20
    reader.close()
    path.unlink()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(values=st.lists(json_values), indent=st.none() | st.integers(0, 2), ascii_only=st.booleans())
def test_the_elements_are_found_whatever_they_are(
    values: list[object], indent: int | None, ascii_only: bool
) -> None:
    text = json.dumps(values, indent=indent, ensure_ascii=ascii_only).encode()
    first, start = top_level(text)
    assert first == b"["
    check_end(text, start)
    assert [json.loads(text[slice(*extent)]) for extent in elements(text, start)] == values


@given(st.binary(max_size=60) | st.text('[]{}",:\\ a1', max_size=40).map(str.encode))
def test_whatever_bytes_come_nothing_else_is_raised(content: bytes) -> None:
    def parts() -> Iterator[object]:
        first, start = top_level(content)
        if first == b"[":
            yield from elements(content, start)

    with suppress(UserError):
        for _ in parts():
            pass

"""Chats of other programs: what is shown there is here, with its versions."""

from typing import Any

import pytest

from moechat.core.chat_file import ExportedChat, check_chat
from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import FaultCode, UserError
from moechat.core.import_chatgpt import from_chatgpt
from moechat.core.import_lmstudio import from_lmstudio
from moechat.core.import_openwebui import from_openwebui
from moechat.core.import_part import Part, as_fence
from moechat.core.import_tree import Words
from tests.support.chat_files import (
    chatgpt_chat,
    chatgpt_node,
    lmstudio_chat,
    openwebui_chat,
    simple_chatgpt,
)

NOW = 1.8e9


def imported(convert: Any, chat: dict[str, Any]) -> ExportedChat:
    found = convert(Part(chat), Words(), NOW)
    assert isinstance(found, ExportedChat)
    check_chat(found)
    return found


def shape(chat: ExportedChat) -> list[tuple[int, str, str]]:
    """The number of the parent, the role and the text of each message; 0 = no parent."""
    number = {message.id: at for at, message in enumerate(chat.messages, 1)}
    assert list(number) == sorted(number)  # by age, as the store lists them
    return [
        (number.get(message.parent_id or "", 0), message.role.value, message.text)
        for message in chat.messages
    ]


def leaf(chat: ExportedChat) -> str:
    return next(message.text for message in chat.messages if message.id == chat.leaf_id)


def test_chatgpt_versions_are_versions() -> None:
    chat = imported(from_chatgpt, simple_chatgpt(is_archived=True))
    assert shape(chat) == [
        (0, "user", "Why?"),
        (1, "assistant", "Because."),
        (1, "assistant", "Just so."),
    ]
    assert leaf(chat) == "Because."
    assert (chat.title, chat.created_at, chat.updated_at) == ("Kettles", 1700000000.5, 1700000100.0)
    assert (chat.archived, chat.titled_by) == (True, "user")
    answer = chat.messages[1]
    assert (answer.model, answer.finish_reason) == ("gpt-4o", FinishReason.STOP)
    assert answer.created_at == 1700000002.0


def test_steps_to_an_answer_of_chatgpt_are_one_message() -> None:
    thoughts = {"content_type": "thoughts", "thoughts": [{"summary": "Plan", "content": "Count."}]}
    chat = imported(from_chatgpt, chatgpt_chat(
        chatgpt_node("q", "lost", "user", "How many?", 5.0),
        chatgpt_node("t", "q", "assistant", thoughts, 6.0),
        chatgpt_node("r", "t", "assistant", {"content_type": "reasoning_recap", "content": "3s"}),
        chatgpt_node("c", "r", "assistant", recipient="python",
                     content={"content_type": "code", "language": "python", "text": "1+1"}),
        chatgpt_node("o", "c", "tool", {"content_type": "execution_output", "text": "2"}),
        chatgpt_node("h", "o", "assistant", "hidden",
                     metadata={"is_visually_hidden_from_conversation": True}),
        chatgpt_node("a", "h", "assistant", "Two."),
        current="a",
        create_time=4.0,
    ))  # fmt: skip
    assert shape(chat) == [(0, "user", "How many?"), (1, "assistant", "Two.")]
    assert chat.messages[1].reasoning == (
        "**Plan**\n\nCount.\n\n```python\n1+1\n```\n\n```\n2\n```"
    )
    assert leaf(chat) == "Two."


def test_answers_that_part_after_a_step_stay_versions() -> None:
    chat = imported(from_chatgpt, chatgpt_chat(
        chatgpt_node("q", None, "user", "Why?", 1.0),
        chatgpt_node("s", "q", "assistant", "Let me look.", 2.0),
        chatgpt_node("a", "s", "assistant", "Because.", 3.0),
        chatgpt_node("b", "s", "assistant", "Just so.", 4.0),
        current="a",
        create_time=1.0,
    ))  # fmt: skip
    assert shape(chat) == [
        (0, "user", "Why?"),
        (1, "assistant", "Let me look."),
        (2, "assistant", "Because."),
        (2, "assistant", "Just so."),
    ]


def test_pictures_and_sound_leave_a_word() -> None:
    parts = [
        {"content_type": "image_asset_pointer", "asset_pointer": "file-service://x"},
        {"content_type": "audio_transcription", "text": "Said."},
        {"content_type": "audio_asset_pointer"},
        {"content_type": "surprise"},
        "What is it?",
    ]
    chat = imported(from_chatgpt, chatgpt_chat(
        chatgpt_node("q", None, "user", {"content_type": "multimodal_text", "parts": parts}),
        current="q",
    ))  # fmt: skip
    assert chat.messages[0].text == (
        "[image]\n\nSaid.\n\n[audio]\n\n[not imported: surprise]\n\nWhat is it?"
    )


def test_lmstudio_goes_on_below_the_version_that_is_selected() -> None:
    chat = imported(from_lmstudio, lmstudio_chat())
    assert shape(chat) == [
        (0, "user", "Why?"),
        (1, "assistant", "It boils."),
        (1, "assistant", "It sings."),
        (2, "user", "And then?"),
    ]
    answer = chat.messages[1]
    assert (answer.reasoning, answer.reasoning_ms, answer.model) == ("Water", 2500.0, "qwen3-8b")
    assert answer.finish_reason is FinishReason.STOP
    assert answer.metrics is not None
    assert (answer.metrics.tokens_per_second, answer.metrics.ttft_ms) == (12.5, 250.0)
    assert (chat.title, chat.pinned, chat.created_at) == ("Kettles", True, 1700000000.5)
    assert chat.options == {"system_prompt": "Be brief."}


def test_older_chats_of_lmstudio_are_plain_lists() -> None:
    chat = imported(from_lmstudio, {
        "name": "old", "createdAt": 1700000000500,
        "messages": [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}],
    })  # fmt: skip
    assert shape(chat) == [(0, "user", "a"), (1, "assistant", "b")]


def test_openwebui_thinking_is_taken_out_of_the_text() -> None:
    chat = imported(from_openwebui, openwebui_chat())
    assert shape(chat) == [
        (0, "user", "Why?\n\n[image]\n\n[file: tea.pdf]"),
        (1, "assistant", "It boils."),
        (1, "assistant", "Just so."),
    ]
    answer = chat.messages[1]
    assert (answer.reasoning, answer.reasoning_ms) == ("Water & heat", 3000.0)
    assert answer.metrics is not None
    assert (answer.metrics.prompt_tokens, answer.metrics.new_tokens) == (9, 4)
    assert leaf(chat) == "It boils."
    assert (chat.pinned, chat.created_at, chat.options) == (
        True, 1700000000.0, {"system_prompt": "Be brief."},
    )  # fmt: skip
    # Without what the server adds, as single chats are passed on.
    assert shape(imported(from_openwebui, openwebui_chat()["chat"])) == shape(chat)


def test_the_same_chat_has_the_same_names_and_another_has_others() -> None:
    for convert, make in (
        (from_chatgpt, simple_chatgpt),
        (from_lmstudio, lmstudio_chat),
        (from_openwebui, openwebui_chat),
    ):
        assert imported(convert, make()) == imported(convert, make())
    other = imported(from_chatgpt, simple_chatgpt(conversation_id="another"))
    mine = imported(from_chatgpt, simple_chatgpt())
    names = {mine.id, *(message.id for message in mine.messages)}
    assert names.isdisjoint({other.id, *(message.id for message in other.messages)})
    # LM Studio's have no name of their own; a chat that went on is the same.
    longer = lmstudio_chat()
    longer["messages"] += longer["messages"][:1]
    assert imported(from_lmstudio, longer).id == imported(from_lmstudio, lmstudio_chat()).id


def test_a_chat_without_a_word_is_none() -> None:
    empty = chatgpt_chat(chatgpt_node("r", None, None), current="r")
    assert from_chatgpt(Part(empty), Words(), NOW) is None


def test_odd_times_do_no_harm() -> None:
    chat = imported(from_chatgpt, chatgpt_chat(
        chatgpt_node("q", None, "user", "a", -5.0), chatgpt_node("a", "q", "assistant", "b", 1e300),
        current="nowhere", create_time=None, update_time="x", title=None,
    ))  # fmt: skip
    assert shape(chat) == [(0, "user", "a"), (1, "assistant", "b")]
    assert (chat.leaf_id, chat.title) == (None, "")
    undated = chatgpt_chat(chatgpt_node("q", None, "user", "a"), current="q", create_time=None)
    assert imported(from_chatgpt, undated).created_at == NOW


def of_parts(parts: object) -> dict[str, Any]:
    content = {"content_type": "text", "parts": parts}
    return chatgpt_chat(chatgpt_node("a", None, "user", content), current="a")


BROKEN: list[tuple[Any, dict[str, Any], str, str]] = [
    (from_chatgpt, chatgpt_chat(chatgpt_node("a", "b", "user", "x"), chatgpt_node("b", "a", None),
                                current="a"), "loop", "a"),
    (from_chatgpt, chatgpt_chat(chatgpt_node("a", "a", "user", "x"), current="a"), "loop", "a"),
    (from_chatgpt, simple_chatgpt(mapping={"k": {"message": 5}}), "kind", "mapping → k → message"),
    (from_chatgpt, simple_chatgpt(mapping={"k": {"message": {}}}), "missing",
     "mapping → k → message → author"),
    (from_chatgpt, simple_chatgpt(mapping={"k": 3}), "kind", "mapping → k"),
    (from_chatgpt, simple_chatgpt(mapping={"k": {"parent": 3}}), "kind", "mapping → k → parent"),
    (from_chatgpt, of_parts(5), "kind", "mapping → a → message → content → parts"),
    (from_chatgpt, of_parts([5]), "kind", "mapping → a → message → content → parts → 1"),
    (from_chatgpt, simple_chatgpt(title=[]), "kind", "title"),
    (from_lmstudio, lmstudio_chat(messages=[{"versions": [{"role": "user", "content": 5}]}]),
     "kind", "messages → 1 → versions → 1 → content"),
    (from_openwebui, openwebui_chat(chat={"history": {"messages": {"q": {"role": 1}}}}), "kind",
     "chat → history → messages → q → role"),
]  # fmt: skip


@pytest.mark.parametrize(("convert", "chat", "problem", "field"), BROKEN)
def test_what_is_wrong_is_told(
    convert: Any, chat: dict[str, Any], problem: str, field: str
) -> None:
    with pytest.raises(UserError) as raised:
        convert(Part(chat), Words(), NOW)
    assert raised.value.fault.code is FaultCode.CHAT_FILE_DAMAGED
    assert raised.value.fault.values == {"problem": problem, "field": field}


def test_a_long_chain_is_no_trouble() -> None:
    nodes = [chatgpt_node("0", None, "user", "x", 1.0)]
    nodes += [
        chatgpt_node(str(at), str(at - 1), "user" if at % 2 == 0 else "assistant", "x")
        for at in range(1, 20_000)
    ]
    chat = imported(from_chatgpt, chatgpt_chat(*reversed(nodes), current="19999"))
    assert len(chat.messages) == 20_000
    assert chat.messages[-1].id == chat.leaf_id
    assert [message.role for message in chat.messages[:2]] == [Role.USER, Role.ASSISTANT]


def test_code_with_fences_stays_code() -> None:
    assert as_fence("a\n````\nb") == "`````\na\n````\nb\n`````"

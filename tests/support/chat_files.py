"""Chats for export and import: any that the format can hold, and what other programs write."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from moechat.core.chat_file import (
    ExportedAttachment,
    ExportedChat,
    ExportedFault,
    ExportedFolder,
    ExportedMessage,
)
from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.export_words import ExportWords
from moechat.core.ulid import ulid_text
from moechat.services.chat_writer import ChatWriter, ExportFormat
from moechat.services.page_process import PageProcess
from moechat.store.store import Store

WORDS = ExportWords(
    you="You", assistant="Assistant", system="System", thinking="Thinking",
    attached="Attached: {0}", untitled="Untitled", chats="Chats", made="Made {0}", page="Page {0}",
    begun="Begun {0}", interrupted="Interrupted.", stopped="Stopped.", cut_off="Cut off.",
    damaged="Damaged.", language="en", when=lambda seconds: f"at {seconds:.0f}",
)  # fmt: skip

# Halves of characters and NUL too, as whatever was typed is kept.
texts = st.text(max_size=40) | st.sampled_from(["\ud800", "a\0b", "x\udfff\n", "日本\u2028", '"\\'])
times = st.floats(0, 4e9)
words = st.text(max_size=12)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
objects = st.dictionaries(words, plain, max_size=3)
metrics = st.builds(
    RunMetrics,
    prompt_tokens=st.integers(0, 10**6),
    tokens_per_second=st.floats(0, 1e4),
    reused_tokens=st.none() | st.integers(0, 10**6),
)
faults = st.builds(
    ExportedFault,
    code=st.sampled_from(["app_closed", "engine_died"]),
    values=st.dictionaries(
        words.filter(str.isascii), words.filter(str.isascii) | st.integers(0, 9)
    ),
)


@st.composite
def chat_files(draw: st.DrawFn) -> tuple[list[ExportedFolder], list[ExportedChat]]:
    """Folders and chats whose identifiers are all different."""
    made = 0

    def new_id() -> str:
        nonlocal made
        made += 1
        return ulid_text(made << 60)

    def attachments(most: int) -> list[ExportedAttachment]:
        return [
            ExportedAttachment(
                id=new_id(),
                name=draw(texts),
                kind=draw(words),
                about=draw(st.none() | objects),
                text=draw(texts),
                data=draw(st.none() | st.binary(max_size=20)),
            )
            for _ in range(draw(st.integers(0, most)))
        ]

    folders = [
        ExportedFolder(id=new_id(), name=draw(texts), position=position)
        for position in range(draw(st.integers(0, 2)))
    ]
    chats = []
    for _ in range(draw(st.integers(0, 3))):
        chat_id = new_id()
        messages: list[ExportedMessage] = []
        for _ in range(draw(st.integers(0, 6))):
            above = draw(st.none() | st.sampled_from(messages)) if messages else None
            messages.append(
                ExportedMessage(
                    id=new_id(),
                    parent_id=above.id if above else None,
                    role=draw(st.sampled_from(Role)),
                    created_at=draw(times),
                    state=draw(st.sampled_from(["complete", "interrupted"])),
                    text=draw(texts),
                    reasoning=draw(texts),
                    reasoning_ms=draw(st.floats(0, 1e6)),
                    finish_reason=draw(st.none() | st.sampled_from(FinishReason)),
                    seed=draw(st.none() | st.integers(-(2**63), 2**63 - 1)),
                    model=draw(texts),
                    metrics=draw(st.none() | metrics),
                    fault=draw(st.none() | faults),
                    removed_at=draw(st.none() | times),
                    leaf_id=draw(st.sampled_from([None, *(one.id for one in messages)])),
                    edit_draft=draw(texts),
                    context=draw(st.none() | objects),
                    attachments=attachments(1),
                )
            )
        chats.append(
            ExportedChat(
                id=chat_id,
                title=draw(texts),
                created_at=draw(times),
                updated_at=draw(times),
                pinned=draw(st.booleans()),
                archived=draw(st.booleans()),
                titled_by=draw(st.sampled_from(["text", "user", "model"])),
                folder_id=draw(st.sampled_from([None, *(folder.id for folder in folders)])),
                leaf_id=draw(st.sampled_from([None, *(one.id for one in messages)])),
                options=draw(objects),
                draft=draw(texts),
                draft_attachments=attachments(1),
                messages=messages,
            )
        )
    return folders, chats


def everything(store: Store) -> tuple[list[ExportedFolder], list[ExportedChat]]:
    """All that the store would export."""
    import msgspec

    with store.exchange.snapshot() as snapshot:
        chats = [
            msgspec.structs.replace(chat, messages=list(snapshot.messages(chat.id)))
            for chat_id in sorted(snapshot.chat_ids())
            if (chat := snapshot.chat(chat_id))
        ]
        return snapshot.folders(), chats


def write(store: Store, path: Path, kind: ExportFormat, ids: Iterable[str] | None = None) -> Path:
    """Export chats, or all."""
    with store.exchange.snapshot() as snapshot:
        wanted = snapshot.chat_ids() if ids is None else list(ids)
        writer = ChatWriter(WORDS, 1.0, PageProcess())
        writer.write(path, kind, snapshot, wanted, lambda _: None, everything=ids is None)
    return path


# ── other programs ───────────────────────────────────────────────────────────


def chatgpt_node(
    key: str, parent: str | None, role: str | None, content: Any = None, at: float | None = None,
    **message: Any,
) -> dict[str, Any]:  # fmt: skip
    """One entry of a ``mapping``; ``content`` may be a text."""
    if isinstance(content, str):
        content = {"content_type": "text", "parts": [content]}
    said = None
    if role is not None:
        said = {
            "id": key, "author": {"role": role, "name": None, "metadata": {}}, "create_time": at,
            "content": content, "status": "finished_successfully", "weight": 1, "metadata": {},
            "recipient": "all",
        } | message  # fmt: skip
    return {"id": key, "message": said, "parent": parent, "children": []}


def chatgpt_chat(*nodes: dict[str, Any], current: str, **fields: Any) -> dict[str, Any]:
    """A chat of ``conversations.json``."""
    return {
        "title": "Kettles", "create_time": 1700000000.5, "update_time": 1700000100.0,
        "mapping": {node["id"]: node for node in nodes}, "current_node": current,
        "conversation_id": "6f0e7a52-0000-4000-8000-000000000001", "is_archived": False,
    } | fields  # fmt: skip


def simple_chatgpt(**fields: Any) -> dict[str, Any]:
    """A question, two answers to it; the first is shown."""
    return chatgpt_chat(
        chatgpt_node("root", None, None),
        chatgpt_node("sys", "root", "system", ""),
        chatgpt_node("q", "sys", "user", "Why?", 1700000001.0),
        chatgpt_node("a1", "q", "assistant", "Because.", 1700000002.0,
                     metadata={"model_slug": "gpt-4o", "finish_details": {"type": "stop"}}),
        chatgpt_node("a2", "q", "assistant", "Just so.", 1700000003.0),
        current="a1",
        **fields,
    )  # fmt: skip


def lmstudio_chat(**fields: Any) -> dict[str, Any]:
    """A question with two versions of the answer, the first selected, and another question."""

    def step(text: str, **more: Any) -> dict[str, Any]:
        return {"type": "contentBlock", "content": [{"type": "text", "text": text}]} | more

    def user(text: str) -> dict[str, Any]:
        version = {
            "type": "singleStep",
            "role": "user",
            "content": [{"type": "text", "text": text}],
        }
        return {"versions": [version], "currentlySelected": 0}

    stats = {
        "stopReason": "eosFound",
        "tokensPerSecond": 12.5,
        "timeToFirstTokenSec": 0.25,
        "promptTokensCount": 20,
        "predictedTokensCount": 7,
    }
    first = {
        "type": "multiStep",
        "role": "assistant",
        "steps": [
            step(
                "Water",
                isStructural=False,
                style={"type": "thinking", "title": "Thought for 2.5 seconds"},
            ),
            step("It boils.", genInfo={"identifier": "qwen3-8b", "stats": stats}),
            {"type": "debugInfoBlock", "debugInfo": "x"},
        ],
    }
    second = {"type": "multiStep", "role": "assistant", "steps": [step("It sings.")]}
    return {
        "name": "Kettles", "pinned": True, "createdAt": 1700000000500, "tokenCount": 3,
        "systemPrompt": "Be brief.",
        "messages": [
            user("Why?"), {"versions": [first, second], "currentlySelected": 0}, user("And then?"),
        ],
        "lastUsedModel": {"identifier": "qwen3-8b"},
    } | fields  # fmt: skip


def openwebui_chat(**fields: Any) -> dict[str, Any]:
    """A question, an answer with thinking, and another version of it."""
    thought = (
        '<details type="reasoning" done="true" duration="3">\n<summary>Thought for 3 seconds'
        "</summary>\n&gt; Water &amp; heat\n</details>\nIt boils."
    )
    messages: list[dict[str, Any]] = [
        {"id": "q", "parentId": None, "childrenIds": ["a", "b"], "role": "user", "content": "Why?",
         "timestamp": 1700000001, "files": [{"type": "image", "url": "data:"},
                                            {"type": "file", "name": "tea.pdf"}]},
        {"id": "a", "parentId": "q", "childrenIds": [], "role": "assistant", "content": thought,
         "timestamp": 1700000002, "model": "llama3", "done": True,
         "usage": {"prompt_tokens": 9, "completion_tokens": 4}},
        {"id": "b", "parentId": "q", "childrenIds": [], "role": "assistant", "content": "Just so.",
         "timestamp": 1700000003, "model": "llama3"},
    ]  # fmt: skip
    inner = {
        "title": "Kettles", "models": ["llama3"], "params": {"system": "Be brief."},
        "history": {"messages": {one["id"]: one for one in messages}, "currentId": "a"},
        "messages": messages, "timestamp": 1700000000500,
    }  # fmt: skip
    return {
        "id": "0c1c-openwebui", "user_id": "u", "title": "Kettles", "chat": inner,
        "created_at": 1700000000, "updated_at": 1700000100, "archived": False, "pinned": True,
    } | fields  # fmt: skip


def save(path: Path, value: object) -> Path:
    """Write JSON."""
    path.write_text(json.dumps(value), "utf-8")
    return path

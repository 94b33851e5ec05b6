"""Chats of ChatGPT, from the ``conversations.json`` of its export.

There is no official description. This follows those of github.com/mitkury/chatgpt-export-parser
(docs/chatgpt-data-export-format.md) and of the schema in github.com/yetanotherchris/
openwebui-importer: a chat is a ``mapping`` from ids to nodes with ``parent`` and ``message``,
``current_node`` is the end of the branch that is shown. Nodes without a message, those of the
system and hidden ones hold the tree together and are not shown.
"""

from moechat.core.chat_file import ExportedChat
from moechat.core.conversation import FinishReason, Role
from moechat.core.import_part import Part, as_fence
from moechat.core.import_tree import Head, Node, Words, grow

_ENDS = {
    "stop": FinishReason.STOP,
    "max_tokens": FinishReason.LENGTH,
    "interrupted": FinishReason.CANCELLED,
}


def is_chatgpt(chat: Part) -> bool:
    """Whether that is a chat of this kind."""
    return chat["mapping"].is_object


def from_chatgpt(chat: Part, words: Words, now: float) -> ExportedChat | None:
    """The chat, or nothing if nothing is said in it; raises `UserError`."""
    nodes = [_node(key, node, words) for key, node in chat["mapping"].named()]
    created = chat["create_time"].time()
    key = chat["conversation_id"].some_text() or chat["id"].some_text()
    head = Head(
        key=f"chatgpt {key or (created, chat['title'].some_text())}",
        title=chat["title"].text(),
        created_at=created,
        updated_at=chat["update_time"].time(),
        pinned=chat["is_starred"].value is True,
        archived=chat["is_archived"].value is True,
    )
    return grow(head, nodes, chat["current_node"].some_text() or None, now=now)


def _node(key: str, node: Part, words: Words) -> Node:
    if not node.is_object:
        raise node.fault("kind")
    parent = node["parent"].text() or None
    message = node["message"]
    if message.value is None:
        return Node(key, parent, None)
    if not message.is_object:
        raise message.fault("kind")
    hidden = message["metadata"]["is_visually_hidden_from_conversation"].value is True
    author = message["author"]
    if not author.is_object:
        raise author.fault("missing" if author.value is None else "kind")
    role = author["role"].text()
    if hidden or role not in ("user", "assistant", "tool"):
        return Node(key, parent, None)
    text, reasoning = _content(message, words, of_tool=role == "tool")
    return Node(
        key=key,
        parent=parent,
        role=Role.USER if role == "user" else Role.ASSISTANT,
        created_at=message["create_time"].time(),
        text=text,
        reasoning=reasoning,
        finish_reason=_ENDS.get(message["metadata"]["finish_details"]["type"].some_text()),
        model=message["metadata"]["model_slug"].some_text() if role == "assistant" else "",
    )


def _content(message: Part, words: Words, *, of_tool: bool) -> tuple[str, str]:
    """What is said, and what was thought or done on the way."""
    content = message["content"]
    if content.value is None:
        return "", ""
    if not content.is_object:
        raise content.fault("kind")
    kind = content["content_type"].text()
    if kind == "thoughts":
        return "", "\n\n".join(filter(None, map(_thought, content["thoughts"].listed())))
    if kind in ("reasoning_recap", "user_editable_context", "model_editable_context"):
        return "", ""
    if kind == "code":
        language = content["language"].some_text()
        said = as_fence(content["text"].text(), "" if language == "unknown" else language)
    elif kind == "execution_output":
        said = as_fence(content["text"].text())
    elif "parts" in content:
        said = "\n\n".join(filter(None, (_part(part, words) for part in content["parts"].listed())))
    else:
        said = content["text"].some_text() or words.other.format(kind)
    to_tool = message["recipient"].some_text() not in ("", "all")
    return ("", said) if of_tool or to_tool else (said, "")


def _thought(thought: Part) -> str:
    summary, content = thought["summary"].some_text(), thought["content"].some_text()
    return "\n\n".join(filter(None, (f"**{summary}**" if summary else "", content)))


def _part(part: Part, words: Words) -> str:
    if not part.is_object:
        return part.text()
    kind = part["content_type"].some_text()
    if kind == "image_asset_pointer":
        return words.image
    if kind == "audio_transcription" or "text" in part:
        return part["text"].some_text()
    if kind.startswith("audio"):
        return words.audio
    if kind.startswith(("video", "real_time_user_audio_video")):
        return words.video
    return words.other.format(kind or "?")

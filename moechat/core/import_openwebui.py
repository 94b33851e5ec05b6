"""Chats of Open WebUI, from its export of chats.

There is no official description. This follows github.com/open-webui/open-webui (its ``chat``
objects) and the example in github.com/yetanotherchris/openwebui-importer: ``history.messages``
maps ids to messages with ``parentId``, ``history.currentId`` is the end of the branch that is
shown; thinking stands in the text, as ``<details type="reasoning">``.
"""

import html
import re

from moechat.core.chat_file import ExportedChat
from moechat.core.conversation import Role, RunMetrics
from moechat.core.import_part import Part
from moechat.core.import_tree import Head, Node, Words, grow

_OPEN = re.compile(r'<details\b[^>]{0,300}\btype="reasoning"[^>]{0,300}>')
_SUMMARY = re.compile(r"\s*<summary>[^<]{0,300}</summary>")
_CLOSE = "</details>"
_DURATION = re.compile(r'\bduration="(\d{1,9}(?:\.\d+)?)"')


def is_openwebui(chat: Part) -> bool:
    """Whether that is a chat of this kind."""
    return _inner(chat)["history"]["messages"].is_object


def from_openwebui(chat: Part, words: Words, now: float) -> ExportedChat | None:
    """The chat, or nothing if nothing is said in it; raises `UserError`."""
    inner = _inner(chat)
    history = inner["history"]
    nodes = [_node(key, message, words) for key, message in history["messages"].named()]
    created = chat["created_at"].time() or inner["timestamp"].time()
    key = chat["id"].some_text() or next(iter(sorted(node.key for node in nodes)), "")
    system = inner["params"]["system"].some_text() or inner["system"].some_text()
    head = Head(
        key=f"openwebui {key}",
        title=chat["title"].some_text() or inner["title"].text(),
        created_at=created,
        updated_at=chat["updated_at"].time(),
        pinned=chat["pinned"].value is True,
        archived=chat["archived"].value is True,
        options={"system_prompt": system} if system else {},
    )
    return grow(head, nodes, history["currentId"].some_text() or None, now=now)


def _inner(chat: Part) -> Part:
    return chat["chat"] if chat["chat"].is_object else chat


def _node(key: str, message: Part, words: Words) -> Node:
    if not message.is_object:
        raise message.fault("kind")
    parent = message["parentId"].text() or None
    role = message["role"].text()
    if role not in ("user", "assistant"):
        return Node(key, parent, None)
    text, reasoning, ms = _parted(_content(message["content"], words))
    for file in message["files"].listed():
        is_image = file["type"].some_text() == "image"
        name = file["name"].some_text()
        text = "\n\n".join(
            filter(None, (text, words.image if is_image else words.file.format(name)))
        )
    usage = message["usage"]
    return Node(
        key=key,
        parent=parent,
        role=Role.USER if role == "user" else Role.ASSISTANT,
        created_at=message["timestamp"].time(),
        text=text,
        reasoning=reasoning,
        reasoning_ms=ms,
        model=message["model"].some_text() if role == "assistant" else "",
        metrics=_metrics(usage) if usage.is_object else None,
    )


def _metrics(usage: Part) -> RunMetrics:
    return RunMetrics(
        prompt_tokens=usage["prompt_tokens"].count() or usage["prompt_eval_count"].count(),
        new_tokens=usage["completion_tokens"].count() or usage["eval_count"].count(),
    )


def _content(content: Part, words: Words) -> str:
    if not isinstance(content.value, list):
        return content.text()
    texts = []
    for part in content.listed():
        kind = part["type"].some_text()
        if kind == "text":
            texts.append(part["text"].text())
        else:
            texts.append(words.image if kind == "image_url" else words.other.format(kind or "?"))
    return "\n\n".join(texts)


def _parted(text: str) -> tuple[str, str, float]:
    """What is said, what was thought, and for how many milliseconds."""
    said, thoughts, ms, at = [], [], 0.0, 0
    while (opened := _OPEN.search(text, at)) is not None:
        end = text.find(_CLOSE, opened.end())
        if end < 0:
            break
        summary = _SUMMARY.match(text, opened.end())
        thought = text[summary.end() if summary else opened.end() : end]
        lines = html.unescape(thought).strip().split("\n")
        thoughts.append("\n".join(re.sub(r"^> ?", "", line) for line in lines))
        duration = _DURATION.search(opened[0])
        ms += 1000 * float(duration[1]) if duration else 0.0
        said.append(text[at : opened.start()])
        at = end + len(_CLOSE)
    if not thoughts:
        return text, "", 0.0
    return "".join((*said, text[at:])).strip(), "\n\n".join(thoughts), ms

"""Chats of LM Studio, from its ``*.conversation.json``.

There is no official description. This follows what github.com/YorkieDev/
lm-studio-conversation-converter (script.js) and github.com/zeveck/json_to_md read: ``messages``
each have ``versions`` and ``currentlySelected``; a version is one step with ``content``, or has
``steps``, of which ``contentBlock`` holds text, thinking if its ``style`` says so, and
``genInfo``. All that follows stands under the version that is selected. Before 0.3 a message was
a version by itself.
"""

import re

from moechat.core.chat_file import ExportedChat
from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.import_part import Part
from moechat.core.import_tree import Head, Node, Words, grow

_ENDS = {
    "eosFound": FinishReason.STOP,
    "stopStringFound": FinishReason.STOP,
    "maxPredictedTokensReached": FinishReason.LENGTH,
    "contextLengthReached": FinishReason.LENGTH,
    "userStopped": FinishReason.CANCELLED,
}
_SECONDS = re.compile(r"(\d+(?:\.\d+)?) *s")  # "Thought for 2.3 seconds"
_SYSTEM_PROMPT = "llm.prediction.systemPrompt"


def is_lmstudio(chat: Part) -> bool:
    """Whether that is a chat of this kind."""
    messages = chat["messages"].value
    if not isinstance(messages, list) or "history" in chat:
        return False
    return all(Part(message)["versions"].value is not None or "role" in Part(message)
               for message in messages) and ("name" in chat or "createdAt" in chat)  # fmt: skip


def from_lmstudio(chat: Part, words: Words, now: float) -> ExportedChat | None:
    """The chat, or nothing if nothing is said in it; raises `UserError`."""
    nodes: list[Node] = []
    last: str | None = None
    model = chat["lastUsedModel"]["identifier"].some_text()
    for number, message in enumerate(chat["messages"].listed()):
        versions = message["versions"].listed() if "versions" in message else [message]
        selected = min(message["currentlySelected"].count(), max(len(versions) - 1, 0))
        below = last
        for version_number, version in enumerate(versions):
            key = f"{number}.{version_number}"
            nodes.append(_node(key, below, version, words, model))
            if version_number == selected:
                last = key
    created = chat["createdAt"].time()
    first = next((node.text for node in nodes if node.says), "")
    system = _system_prompt(chat)
    head = Head(
        # Files are named after their time; the name of the chat may change, its beginning not.
        key=f"lmstudio {created} {first[:1000]}",
        title=chat["name"].text(),
        created_at=created,
        updated_at=chat["assistantLastMessagedAt"].time() or chat["userLastMessagedAt"].time(),
        pinned=chat["pinned"].value is True,
        options={"system_prompt": system} if system else {},
    )
    return grow(head, nodes, last, now=now)


def _system_prompt(chat: Part) -> str:
    for setting in chat["perChatPredictionConfig"]["fields"].listed():
        if setting["key"].some_text() == _SYSTEM_PROMPT:
            return setting["value"].some_text()
    return chat["systemPrompt"].some_text()


def _node(key: str, parent: str | None, version: Part, words: Words, model: str) -> Node:
    if not version.is_object:
        raise version.fault("kind")
    role = version["role"].text()
    if role not in ("user", "assistant"):
        return Node(key, parent, None)
    if role == "user":
        return Node(key, parent, Role.USER, text=_text(version["content"], words))
    texts, thoughts, ms = [], [], 0.0
    info = Part(None)
    for step in version["steps"].listed() if "steps" in version else [version]:
        if step["type"].some_text() not in ("contentBlock", "singleStep", ""):
            continue
        said = _text(step["content"], words)
        if step["style"]["type"].some_text() == "thinking":
            thoughts.append(said)
            seconds = _SECONDS.search(step["style"]["title"].some_text())
            ms += 1000 * float(seconds[1]) if seconds else 0.0
        else:
            texts.append(said)
        if step["genInfo"].is_object:
            info = step["genInfo"]
    stats = info["stats"]
    return Node(
        key=key,
        parent=parent,
        role=Role.ASSISTANT,
        text="\n\n".join(filter(None, texts)),
        reasoning="\n\n".join(filter(None, thoughts)),
        reasoning_ms=ms,
        finish_reason=_ENDS.get(stats["stopReason"].some_text()),
        model=info["identifier"].some_text() or model,
        metrics=_metrics(stats) if stats.is_object else None,
    )


def _metrics(stats: Part) -> RunMetrics:
    return RunMetrics(
        prompt_tokens=stats["promptTokensCount"].count(),
        new_tokens=stats["predictedTokensCount"].count(),
        ttft_ms=1000 * (stats["timeToFirstTokenSec"].number() or 0.0),
        tokens_per_second=stats["tokensPerSecond"].number() or 0.0,
    )


def _text(content: Part, words: Words) -> str:
    if not isinstance(content.value, list):
        return content.text()
    texts = []
    for part in content.listed():
        kind = part["type"].some_text()
        if part["isStructural"].value is True:
            continue
        if kind == "text":
            texts.append(part["text"].text())
        elif kind == "file":
            is_image = part["fileType"].some_text() == "image"
            name = part["name"].some_text() or part["fileIdentifier"].some_text()
            texts.append(words.image if is_image else words.file.format(name))
        else:
            texts.append(words.other.format(kind or "?"))
    return "\n\n".join(filter(None, texts))

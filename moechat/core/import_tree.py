"""Grow a chat from the messages of another program: whatever links they have, a tree comes out."""

import hashlib
import heapq
from dataclasses import dataclass, field, replace
from typing import Final

from moechat.core.chat_file import ExportedChat, ExportedMessage, damaged
from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.ulid import MOST_MS, OTHER_BITS, ulid_text

_LONGEST_TITLE: Final = 200
_HASH_BITS: Final = 56  # of an identifier; 24 bits before it count the messages


@dataclass(frozen=True)
class Words:
    """What stands in a text for what cannot be in it; ``{0}`` is a name."""

    image: str = "[image]"
    audio: str = "[audio]"
    video: str = "[video]"
    file: str = "[file: {0}]"
    other: str = "[not imported: {0}]"


@dataclass(frozen=True)
class Node:
    """A message as the other program has it; without a role it is not shown there."""

    key: str
    parent: str | None
    role: Role | None
    created_at: float | None = None
    text: str = ""
    reasoning: str = ""
    reasoning_ms: float = 0.0
    finish_reason: FinishReason | None = None
    model: str = ""
    metrics: RunMetrics | None = None

    @property
    def says(self) -> bool:
        """Whether there is anything to show."""
        return self.role is not None and bool(self.text.strip() or self.reasoning.strip())


@dataclass(frozen=True)
class Head:
    """A chat as the other program has it; ``key`` tells it from all others of that program."""

    key: str
    title: str
    created_at: float | None
    updated_at: float | None
    pinned: bool = False
    archived: bool = False
    options: dict[str, object] = field(default_factory=dict)


def grow(head: Head, nodes: list[Node], current: str | None, *, now: float) -> ExportedChat | None:
    """The chat, or nothing if nothing is said in it; ``now`` is its time where it has none.

    The same chat always gets the same identifiers, so that it is known again. What is not shown
    is left out, and an answer in several steps becomes one message. Raises `UserError` where the
    links run in a circle.
    """
    by_key = {node.key: node for node in nodes}
    above = _ancestors(by_key)
    kept, place = _merged(by_key, above)
    if not kept:
        return None
    begun = head.created_at or min(
        (node.created_at for node in kept.values() if node.created_at), default=None
    )
    base = begun or now
    names = _Names(head.key)
    ids: dict[str, str] = {}
    messages: list[ExportedMessage] = []
    for node, parent, at in _by_age(kept, base):
        ids[node.key] = names.message(at if begun else 0.0)
        messages.append(
            ExportedMessage(
                id=ids[node.key],
                parent_id=ids[parent] if parent is not None else None,
                role=node.role or Role.ASSISTANT,
                created_at=at,
                text=node.text,
                reasoning=node.reasoning,
                reasoning_ms=node.reasoning_ms,
                finish_reason=node.finish_reason,
                model=node.model,
                metrics=node.metrics,
            )
        )
    leaf = _nearest(current, by_key, above, place)
    return ExportedChat(
        id=names.chat(begun or 0.0),
        title=" ".join(head.title.split())[:_LONGEST_TITLE],
        created_at=base,
        updated_at=max(head.updated_at or base, base),
        pinned=head.pinned,
        archived=head.archived,
        titled_by="user",  # or by the other program: in any case not to be made anew
        leaf_id=ids[leaf] if leaf is not None else None,
        options=head.options,
        messages=messages,
    )


def _ancestors(nodes: dict[str, Node]) -> dict[str, str | None]:
    """For each node the nearest one above it that says something."""
    found: dict[str, str | None] = {}
    for key in nodes:
        way: list[str] = []
        on_way: set[str] = set()
        at: str | None = key
        while at is not None and at not in found:
            if at in on_way:
                raise damaged("loop", field=at[:60])
            way.append(at)
            on_way.add(at)
            parent = nodes[at].parent
            at = parent if parent in nodes else None
        for step in reversed(way):
            parent = nodes[step].parent
            if parent is None or parent not in nodes:
                found[step] = None
            else:
                found[step] = parent if nodes[parent].says else found[parent]
    return found


def _merged(
    nodes: dict[str, Node], above: dict[str, str | None]
) -> tuple[dict[str, Node], dict[str, str]]:
    """Messages with their parents among each other, and in which of them each node went.

    An assistant's message that is the only one below another goes on with it: other programs make
    messages of the steps to an answer.
    """
    children: dict[str, int] = {}
    for key, parent in above.items():
        if parent is not None and nodes[key].says:
            children[parent] = children.get(parent, 0) + 1
    place: dict[str, str] = {}
    kept: dict[str, Node] = {}
    for key in _parents_first(above):
        node = nodes[key]
        if not node.says:
            continue
        parent = above[key]
        if (
            parent is not None
            and node.role is Role.ASSISTANT
            and kept[place[parent]].role is Role.ASSISTANT
            and children[parent] == 1
        ):
            place[key] = place[parent]
            kept[place[key]] = _joined(kept[place[key]], node)
        else:
            place[key] = key
            kept[key] = replace(node, parent=None if parent is None else place[parent])
    return kept, place


def _parents_first(above: dict[str, str | None]) -> list[str]:
    below: dict[str | None, list[str]] = {}
    for key, parent in above.items():
        below.setdefault(parent, []).append(key)
    ordered = list(below.get(None, ()))
    for key in ordered:  # which grows meanwhile
        ordered.extend(below.get(key, ()))
    return ordered


def _joined(first: Node, second: Node) -> Node:
    return replace(
        first,
        text="\n\n".join(text for text in (first.text, second.text) if text.strip()),
        reasoning="\n\n".join(text for text in (first.reasoning, second.reasoning) if text.strip()),
        reasoning_ms=first.reasoning_ms + second.reasoning_ms,
        finish_reason=second.finish_reason,
        model=second.model or first.model,
        metrics=second.metrics or first.metrics,
    )


def _by_age(nodes: dict[str, Node], base: float) -> list[tuple[Node, str | None, float]]:
    """Messages, their parents, and their times; the eldest first, but parents before all below."""
    below: dict[str | None, list[tuple[int, Node]]] = {}
    for number, node in enumerate(nodes.values()):
        below.setdefault(node.parent, []).append((number, node))
    waiting: list[tuple[float, int, Node]] = []

    def release(parent: str | None, at: float) -> None:
        for number, node in below.get(parent, ()):
            heapq.heappush(waiting, (max(node.created_at or at, at), number, node))

    release(None, base)
    ordered = []
    while waiting:
        at, _, node = heapq.heappop(waiting)
        ordered.append((node, node.parent, at))
        release(node.key, at)
    return ordered


def _nearest(
    key: str | None, nodes: dict[str, Node], above: dict[str, str | None], place: dict[str, str]
) -> str | None:
    if key is None or key not in nodes:
        return None
    shown = key if nodes[key].says else above[key]
    return place[shown] if shown is not None else None


class _Names:
    """Identifiers that sort by age and are the same whenever they are made."""

    def __init__(self, key: str) -> None:
        digest = hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
        self._hash = int.from_bytes(digest, "big") >> (256 - _HASH_BITS)
        self._made = 0
        self._latest_ms = 0

    def chat(self, at: float) -> str:
        return self._text(_ms(at), 0)

    def message(self, at: float) -> str:
        self._made += 1
        self._latest_ms = max(self._latest_ms, _ms(at))
        return self._text(self._latest_ms, self._made)

    def _text(self, ms: int, number: int) -> str:
        return ulid_text(ms << OTHER_BITS | number << _HASH_BITS | self._hash)


def _ms(at: float) -> int:
    return min(max(int(at * 1000), 0), MOST_MS)

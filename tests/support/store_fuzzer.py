"""A program that does what people do with chats, at random, until it is killed.

``python -m tests.support.store_fuzzer DATABASE SEED``: after every operation says in a line of
JSON what is certain from then on: ``op``, and ``texts`` by message id.
"""

import json
import random
import sys
from pathlib import Path

import msgspec

from moechat.core.chat_file import ExportedChat, ExportedMessage
from moechat.core.conversation import Message, MessageState, Outline, Role
from moechat.store.ids import IdMaker
from moechat.store.store import Store

_WORDS = ("tea", "Käse", "日本", "🙂", "a\0b", "\n", "`x`", " ", "\ud800")
Facts = dict[str, object]


class Fuzzer:
    """One person with one store."""

    def __init__(self, store: Store, chance: random.Random) -> None:
        self.store, self.chance = store, chance
        self.removed: list[str] = []

    def step(self) -> Facts:
        """Do something, and say what it did."""
        chats = self.store.conversations()
        if not chats or self.chance.random() < 0.04:
            return self._send(None)
        chat = self.chance.choice(chats[:8]).id
        shown = self.store.outline(chat)
        acts = [
            self._edit,
            self._regenerate,
            self._branch,
            self._remove,
            self._undo,
            self._turn,
            self._go_on,
            self._import,
        ]
        if not shown or self.chance.random() < 0.35:
            return self._send(chat)
        return self.chance.choice(acts)(chat, shown)

    def _text(self) -> str:
        return " ".join(self.chance.choices(_WORDS, k=self.chance.randrange(1, 40)))

    def _answer(self, op: str, messages: tuple[Message, ...]) -> Facts:
        """Write the last of the messages, and perhaps to its end."""
        *_, draft = messages
        text, seen = self._text(), {m.id: m.text for m in messages}
        self.store.save_draft(draft.id, text, "")
        if self.chance.random() < 0.8:
            text += self._text()
            done = msgspec.structs.replace(draft, text=text, state=MessageState.COMPLETE)
            self.store.finish(done)
        return {"op": op, "texts": seen | {draft.id: text}}

    def _send(self, chat: str | None) -> Facts:
        text = self._text()
        if chat is None:
            return self._answer("send", self.store.begin_chat("", text, seed=1, model=""))
        return self._answer("send", self.store.begin_turn(chat, text, seed=1, model=""))

    def _edit(self, chat: str, shown: list[Outline]) -> Facts:
        users = [one.id for one in shown if one.role is Role.USER]
        if not users:
            return self._send(chat)
        user = self.chance.choice(users)
        return self._answer("edit", self.store.edit(user, self._text(), seed=2, model=""))

    def _regenerate(self, chat: str, shown: list[Outline]) -> Facts:
        answers = [one.id for one in shown if one.role is Role.ASSISTANT]
        if not answers:
            return self._send(chat)
        draft = self.store.begin_sibling(self.chance.choice(answers), seed=3, model="")
        return self._answer("regenerate", (draft,))

    def _go_on(self, _: str, shown: list[Outline]) -> Facts:
        if shown[-1].role is not Role.ASSISTANT:
            return {"op": "nothing"}
        return self._longer(self.store.reopen(shown[-1].id))

    def _longer(self, message: Message) -> Facts:
        text = message.text + self._text()
        self.store.finish(msgspec.structs.replace(message, text=text, state=MessageState.COMPLETE))
        return {"op": "continue", "texts": {message.id: text}}

    def _branch(self, _: str, shown: list[Outline]) -> Facts:
        made = self.store.branch_off(self.chance.choice(shown).id, str)
        copies = self.store.messages([one.id for one in self.store.outline(made)])
        return {"op": "branch", "texts": {m.id: m.text for m in copies}}

    def _remove(self, _: str, shown: list[Outline]) -> Facts:
        gone = self.store.remove([self.chance.choice(shown).id])
        self.removed += gone
        return {"op": "remove"}

    def _undo(self, _chat: str, _shown: list[Outline]) -> Facts:
        back = [self.removed.pop()] if self.removed else []
        self.store.restore(back)
        return {"op": "undo"}

    def _turn(self, _: str, shown: list[Outline]) -> Facts:
        several = [one.id for one in shown if one.versions > 1] or [shown[-1].id]
        self.store.turn_version(self.chance.choice(several), self.chance.choice((-1, 1)))
        return {"op": "turn"}

    def _import(self, _chat: str, _shown: list[Outline]) -> Facts:
        ids, parent, messages = IdMaker(), None, []
        for number in range(20):
            role = Role.ASSISTANT if number % 2 else Role.USER
            messages.append(
                ExportedMessage(
                    id=ids.new(), parent_id=parent, role=role, created_at=1.0, text=self._text()
                )
            )
            parent = messages[-1].id
        chat = ExportedChat(
            id=ids.new(),
            title="",
            created_at=1.0,
            updated_at=1.0,
            leaf_id=parent,
            messages=messages,
        )
        self.store.exchange.add([chat])
        return {"op": "import", "texts": {m.id: m.text for m in messages}}


def main() -> None:
    """Go on until the end comes."""
    fuzzer = Fuzzer(Store.open(Path(sys.argv[1])), random.Random(int(sys.argv[2])))
    while True:
        print(json.dumps(fuzzer.step()), flush=True)


if __name__ == "__main__":
    main()

"""Any sequence of operations, against a model that keeps the tree in dictionaries."""

import tempfile
from pathlib import Path

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    invariant,
    multiple,
    rule,
)

from moechat.core.conversation import Message, MessageState, Role
from moechat.core.faults import Fault, FaultCode
from moechat.store.store import Store

TEXTS = st.text(st.characters(exclude_categories=[]), max_size=20)


class StoreMachine(RuleBasedStateMachine):
    chats = Bundle("chats")
    users = Bundle("users")
    drafts = Bundle("drafts")
    answers = Bundle("answers")

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="moe chat ü")
        self.path = Path(self.folder.name) / "s.db"
        self.store = Store.open(self.path)
        self.messages: dict[str, Message] = {}
        self.leaves: dict[str, str | None] = {}  # of the chats that exist
        self.composers: dict[str, str] = {}
        self.seed = 0

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def branch(self, leaf: str | None) -> list[Message]:
        path = []
        while leaf is not None:
            path.append(self.messages[leaf])
            leaf = self.messages[leaf].parent_id
        return path[::-1]

    def next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def exists(self, message: Message) -> bool:
        return message.id in self.messages

    def remember(self, *messages: Message) -> None:
        for message in messages:
            self.messages[message.id] = message
        self.leaves[messages[-1].conversation_id] = messages[-1].id

    @rule(target=chats, title=TEXTS)
    def create(self, title: str) -> str:
        chat = self.store.create_conversation(title)
        self.leaves[chat.id] = None
        return chat.id

    @rule(chat=consumes(chats))
    def delete(self, chat: str) -> None:
        self.store.delete(chat)
        del self.leaves[chat]
        self.composers.pop(chat, None)
        gone = [m.id for m in self.messages.values() if m.conversation_id == chat]
        for id_ in gone:
            del self.messages[id_]

    @rule(target=users, into=chats, text=TEXTS)
    def send(self, into: str, text: str) -> object:
        user, draft = self.store.begin_turn(into, text, seed=self.next_seed(), model="m")
        assert user.parent_id == self.leaves[into]
        assert (user.role, user.text, draft.parent_id) == (Role.USER, text, user.id)
        self.remember(user, draft)
        self.composers.pop(into, None)  # it is sent
        return user

    @rule(target=users, user=users, text=TEXTS)
    def edit(self, user: Message, text: str) -> object:
        if not self.exists(user):
            return multiple()
        edited, draft = self.store.edit(user.id, text, seed=self.next_seed(), model="m")
        assert edited.parent_id == user.parent_id
        self.remember(edited, draft)
        return edited

    @rule(target=drafts, user=users)
    def take_draft(self, user: Message) -> object:
        """The drafts below a user's message."""
        return multiple(
            *(
                m
                for m in self.messages.values()
                if m.parent_id == user.id and m.state is MessageState.DRAFT
            )
        )

    @rule(draft=drafts, text=TEXTS, reasoning=TEXTS)
    def save(self, draft: Message, text: str, reasoning: str) -> None:
        self.store.save_draft(draft.id, text, reasoning)
        known = self.messages.get(draft.id)
        if known and known.state is MessageState.DRAFT:
            self.messages[draft.id] = msgspec.structs.replace(known, text=text, reasoning=reasoning)

    @rule(
        target=answers,
        draft=drafts,
        text=TEXTS,
        fault=st.none() | st.just(Fault(FaultCode.ENGINE_DIED, {"cause": "killed"})),
    )
    def finish(self, draft: Message, text: str, fault: Fault | None) -> Message:
        state = MessageState.INTERRUPTED if fault else MessageState.COMPLETE
        done = msgspec.structs.replace(draft, state=state, text=text, fault=fault)
        self.store.finish(done)
        if self.exists(draft):
            self.messages[draft.id] = done
        return done

    @rule(target=drafts, answer=answers)
    def regenerate(self, answer: Message) -> object:
        if not self.exists(answer):
            return multiple()
        draft = self.store.begin_sibling(answer.id, seed=self.next_seed(), model="n")
        assert draft.parent_id == answer.parent_id
        self.remember(draft)
        return draft

    @rule(answer=answers)
    def reopen(self, answer: Message) -> None:
        if not self.exists(answer):
            return
        expected = msgspec.structs.replace(
            self.messages[answer.id], state=MessageState.DRAFT, fault=None
        )
        assert self.store.reopen(answer.id) == expected
        self.messages[answer.id] = expected

    @rule(chat=chats | st.just(""), text=TEXTS)
    def type(self, chat: str, text: str) -> None:
        self.store.save_composer(chat, text)
        self.composers[chat] = text

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.store = Store.open(self.path)
        for id_, message in self.messages.items():
            if message.state is MessageState.DRAFT:
                self.messages[id_] = msgspec.structs.replace(
                    message, state=MessageState.INTERRUPTED, fault=Fault(FaultCode.APP_CLOSED)
                )

    @invariant()
    def all_is_as_expected(self) -> None:
        assert {c.id: c.leaf_id for c in self.store.conversations()} == self.leaves
        for chat, leaf in self.leaves.items():
            branch = self.branch(leaf)
            outline = self.store.outline(chat)
            assert [(o.id, o.role, o.chars, o.lines) for o in outline] == [
                (m.id, m.role, len(m.text), m.text.count("\n") + 1) for m in branch
            ]
            if leaf:
                assert self.store.history(chat, leaf) == branch
        assert self.store.messages(list(self.messages)) == list(self.messages.values())
        for chat in self.leaves:
            assert self.store.composer(chat) == self.composers.get(chat, "")


TestStore = StoreMachine.TestCase
TestStore.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)

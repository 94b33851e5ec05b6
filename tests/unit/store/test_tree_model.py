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
    initialize,
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
        self.left: dict[str, str] = {}  # what was shown below a version when it was left
        self.removed: set[str] = set()
        self.edits: dict[str, str] = {}
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

    def is_hidden(self, message: Message) -> bool:
        return any(above.id in self.removed for above in self.branch(message.id))

    def versions(self, message: Message) -> list[Message]:
        """What could be shown in the place of a message, the oldest first."""
        return sorted(
            (
                other
                for other in self.messages.values()
                if (other.conversation_id, other.parent_id)
                == (message.conversation_id, message.parent_id)
                and not self.is_hidden(other)
            ),
            key=lambda other: other.id,
        )

    def leave_for_version_of(self, message: Message) -> None:
        shown = self.branch(self.leaves[message.conversation_id])
        above = {m.id for m in self.branch(message.parent_id)}
        left = next((m for m in shown if m.id not in above), None)
        if left is not None:
            self.left[left.id] = shown[-1].id

    def leaf_below(self, top: Message) -> str:
        left = self.left.get(top.id)
        if left in self.messages and not self.is_hidden(self.messages[left]):
            top = self.messages[left]
        while children := [
            m for m in self.messages.values() if m.parent_id == top.id and not self.is_hidden(m)
        ]:
            top = max(children, key=lambda child: child.id)
        return top.id

    def next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def exists(self, message: Message) -> bool:
        return message.id in self.messages

    def is_there(self, message: Message) -> bool:
        return self.exists(message) and not self.is_hidden(message)

    def remember(self, *messages: Message) -> None:
        for message in messages:
            self.messages[message.id] = message
        self.leaves[messages[-1].conversation_id] = messages[-1].id

    # Something to begin with in every bundle: else most rules have nothing to choose from.
    @initialize(target=chats)
    def first_chat(self) -> str:
        return self.create("first")

    @initialize(target=users)
    def first_user(self) -> Message:
        return self.send(self.create("second"), "Hello")

    @initialize(target=answers)
    def first_answer(self) -> Message:
        user = self.send(self.create("third"), "Hello")
        (draft,) = (m for m in self.messages.values() if m.parent_id == user.id)
        return self.finish(draft, "Hi", None)

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
    def send(self, into: str, text: str) -> Message:
        user, draft = self.store.begin_turn(into, text, seed=self.next_seed(), model="m")
        assert user.parent_id == self.leaves[into]
        assert (user.role, user.text, draft.parent_id) == (Role.USER, text, user.id)
        self.remember(user, draft)
        self.composers.pop(into, None)  # it is sent
        return user

    @rule(target=users, user=users, text=TEXTS)
    def edit(self, user: Message, text: str) -> object:
        if not self.is_there(user):
            return multiple()
        self.leave_for_version_of(user)
        self.edits.pop(user.id, None)
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
        if not self.is_there(answer):
            return multiple()
        self.leave_for_version_of(answer)
        draft = self.store.begin_sibling(answer.id, seed=self.next_seed(), model="n")
        assert draft.parent_id == answer.parent_id
        self.remember(draft)
        return draft

    @rule(target=drafts, user=users)
    def answer(self, user: Message) -> object:
        if not self.is_there(user):
            return multiple()
        shown = self.branch(self.leaves[user.conversation_id])
        path = {m.id for m in self.branch(user.id)}
        left = next((m for m in shown if m.id not in path), None)
        if left is not None:
            self.left[left.id] = shown[-1].id
        draft = self.store.begin_answer(user.id, seed=self.next_seed(), model="n")
        assert draft.parent_id == user.id
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

    @rule(message=users | answers, step=st.sampled_from([-1, 1]))
    def turn_version(self, message: Message, step: int) -> None:
        if not self.is_there(message):
            return
        versions = self.versions(message)
        place = [version.id for version in versions].index(message.id) + step
        if not 0 <= place < len(versions):
            assert self.store.turn_version(message.id, step) == message.id
            return
        self.leave_for_version_of(message)
        assert self.store.turn_version(message.id, step) == versions[place].id
        self.leaves[message.conversation_id] = self.leaf_below(versions[place])

    @rule(message=users | answers)
    def remove(self, message: Message) -> None:
        expected = [message.id] if self.is_there(message) else []
        assert self.store.remove([message.id]) == expected
        if not expected:
            return
        chat = message.conversation_id
        if message.id in [m.id for m in self.branch(self.leaves[chat])]:
            self.left[message.id] = self.leaves[chat] or ""
            versions = self.versions(message)
            place = [version.id for version in versions].index(message.id)
            beside = versions[place - 1 : place] or versions[place + 1 : place + 2]
            self.leaves[chat] = self.leaf_below(beside[0]) if beside else message.parent_id
        self.removed.add(message.id)

    @rule(message=users | answers)
    def restore(self, message: Message) -> None:
        self.store.restore([message.id])
        if not self.exists(message) or not self.is_hidden(message):
            return
        self.removed -= {above.id for above in self.branch(message.id)}
        shown = self.branch(self.leaves[message.conversation_id])
        path = [above.id for above in self.branch(message.id)]
        left = next((m for m in shown if m.id not in path), None)
        if left is not None:
            self.left[left.id] = shown[-1].id
        self.leaves[message.conversation_id] = self.leaf_below(message)

    @rule(chat=chats)
    def erase_removed(self, chat: str) -> None:
        self.store.erase_removed(chat)
        of_chat = [m for m in self.messages.values() if m.conversation_id == chat]
        hidden = [m.id for m in of_chat if self.is_hidden(m)]
        for id_ in hidden:
            self.edits.pop(id_, None)
            del self.messages[id_]
        self.removed &= set(self.messages)

    @rule(target=chats, message=users | answers)
    def branch_off(self, message: Message) -> object:
        if not self.exists(message):
            return multiple()
        made = self.store.branch_off(message.id, "{} again".format)
        source, parent = self.branch(message.id), None
        copies = self.store.messages([row.id for row in self.store.outline(made)])
        for copy, original in zip(copies, source, strict=True):
            assert copy.created_at == original.created_at
            ended = MessageState.INTERRUPTED
            self.messages[copy.id] = msgspec.structs.replace(
                original,
                id=copy.id,
                conversation_id=made,
                parent_id=parent,
                state=ended if original.state is MessageState.DRAFT else original.state,
            )
            parent = copy.id
        self.leaves[made] = parent
        return made

    @rule(message=users, text=TEXTS)
    def save_edit(self, message: Message, text: str) -> None:
        self.store.save_edit(message.id, text)
        if self.exists(message):
            self.edits[message.id] = text

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
            versions = [[other.id for other in self.versions(m)] for m in branch]
            assert [(o.version, o.versions) for o in outline] == [
                (ids.index(m.id) + 1, len(ids)) for ids, m in zip(versions, branch, strict=True)
            ]
            self.all_that_is_hidden_is_listed(chat)
            if leaf:
                assert self.store.history(chat, leaf) == branch
        assert self.store.messages(list(self.messages)) == list(self.messages.values())
        for chat in self.leaves:
            assert self.store.composer(chat) == self.composers.get(chat, "")
        for id_ in self.messages:
            assert self.store.edit_draft(id_) == self.edits.get(id_, "")

    def all_that_is_hidden_is_listed(self, chat: str) -> None:
        hidden = [m for m in self.messages.values() if m.conversation_id == chat]
        hidden = [m for m in hidden if self.is_hidden(m)]
        listed = self.store.removed(chat)
        assert {one.id for one in listed} == {
            m.id for m in hidden if not any(above.id in self.removed for above in self.above(m))
        }
        assert sum(one.messages for one in listed) == len(hidden)

    def above(self, message: Message) -> list[Message]:
        return self.branch(message.parent_id)


TestStore = StoreMachine.TestCase
TestStore.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)

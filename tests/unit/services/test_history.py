from moechat.core.conversation import Message, MessageState, Role
from moechat.protocol.messages import ChatMessage
from moechat.services.history import to_turns


def _message(role: Role, text: str, state: MessageState = MessageState.COMPLETE) -> Message:
    return Message(
        id=text, conversation_id="c", parent_id=None, role=role, created_at=0.0, state=state,
        text=text, reasoning="thoughts",
    )  # fmt: skip


def test_reasoning_and_what_says_nothing_stay_out() -> None:
    turns = to_turns(
        [
            _message(Role.SYSTEM, "Be brief."),
            _message(Role.USER, "one"),
            _message(Role.ASSISTANT, " \n", MessageState.INTERRUPTED),
            _message(Role.USER, "two"),
            _message(Role.ASSISTANT, "lost", MessageState.DAMAGED),
            _message(Role.ASSISTANT, "half", MessageState.INTERRUPTED),
        ]
    )
    assert [turn.message for turn in turns] == [
        ChatMessage(Role.SYSTEM, "Be brief."),
        ChatMessage(Role.USER, "one\n\ntwo"),  # roles must alternate
        ChatMessage(Role.ASSISTANT, "half"),
    ]

"""A program that writes an answer until it is killed.

``python -m tests.support.draft_writer DATABASE``: says ``turn USER_ID DRAFT_ID`` once a turn is
stored, then ``saved N`` after every draft of N words that is, and begins a new turn now and then.
"""

import sys
from pathlib import Path

import msgspec

from moechat.core.conversation import MessageState
from moechat.store.store import Store

WORDS_A_TURN = 40


def text_of(words: int) -> str:
    """The answer after so many words."""
    return " ".join(map(str, range(words)))


def main() -> None:
    """Write until the end comes."""
    store = Store.open(Path(sys.argv[1]))
    chat = store.create_conversation("Counting")
    print(f"chat {chat.id}", flush=True)
    while True:
        user, draft = store.begin_turn(chat.id, "Count", seed=1, model="")
        print(f"turn {user.id} {draft.id}", flush=True)
        for words in range(1, WORDS_A_TURN):
            store.save_draft(draft.id, text_of(words), "Hm")
            store.save_composer(chat.id, text_of(words))
            print(f"saved {words}", flush=True)
        done = text_of(WORDS_A_TURN)
        store.finish(msgspec.structs.replace(draft, state=MessageState.COMPLETE, text=done))


if __name__ == "__main__":
    main()

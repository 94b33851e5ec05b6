"""Which documents a model reads whole, and how much of the others it gets at a time."""

from collections.abc import Sequence

from moechat.core.attachments import DocumentUse

# Of the room that is left in a prompt: so that the chat can go on for some turns.
_WHOLE_SHARE = 0.85
_PASSAGES_SHARE = 0.5
MOST_PASSAGE_TOKENS = 2_500  # what does not matter costs reading time and distracts
_LEAST_PASSAGE_TOKENS = 200


def fit_documents(sizes: Sequence[int], *, used: int, budget: int) -> tuple[list[DocumentUse], int]:
    """Decide for documents of so many tokens, and return the tokens that passages may take.

    ``used`` is what the prompt has without them, and ``budget`` what it may have. Each is read
    whole if it fits beside those before it.
    """
    uses = []
    room = max(0, budget - used)
    whole_room = int(room * _WHOLE_SHARE)
    for size in sizes:
        fits = size <= whole_room
        uses.append(DocumentUse.WHOLE if fits else DocumentUse.PASSAGES)
        if fits:
            whole_room -= size
            room -= size
    passages = min(MOST_PASSAGE_TOKENS, int(room * _PASSAGES_SHARE))
    return uses, max(_LEAST_PASSAGE_TOKENS, passages)

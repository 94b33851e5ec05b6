"""Finding an entry by words."""

from moechat.core.word_search import word_rank

ENTRY = ("Context size", "How many tokens a chat may have", "memory length window ctx")


def test_labels_come_before_descriptions_and_synonyms() -> None:
    ranks = [word_rank(query, ENTRY) for query in ("cont", "size", "tokens", "CTX")]
    assert all(rank is not None for rank in ranks)
    assert ranks == sorted(ranks, key=lambda rank: rank or 0)
    assert len(set(ranks)) == 4


def test_every_word_must_be_found() -> None:
    assert word_rank("context memory", ENTRY) is not None
    assert word_rank("context colour", ENTRY) is None
    assert word_rank("   ", ENTRY) is None
    assert word_rank("ow", ENTRY) is None  # within a word, too short to mean it
    assert word_rank("indow", ENTRY) is not None


def test_scripts_without_spaces() -> None:
    assert word_rank("文字", ("大きな文字", "")) is not None

"""Which documents are read whole."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.attachments import DocumentUse
from moechat.core.document_fit import MOST_PASSAGE_TOKENS, fit_documents

WHOLE, PASSAGES = DocumentUse.WHOLE, DocumentUse.PASSAGES


def test_what_fits_is_read_whole() -> None:
    assert fit_documents([1_000], used=200, budget=4_000)[0] == [WHOLE]
    assert fit_documents([3_900], used=200, budget=4_000)[0] == [PASSAGES]
    assert fit_documents([3_000, 3_000, 100], used=200, budget=4_000)[0] == [WHOLE, PASSAGES, WHOLE]
    assert fit_documents([100], used=5_000, budget=4_000)[0] == [PASSAGES]


@given(st.lists(st.integers(1, 100_000), max_size=5), st.integers(0, 9_000), st.integers(0, 50_000))
def test_what_is_given_fits(sizes: list[int], used: int, budget: int) -> None:
    uses, room = fit_documents(sizes, used=used, budget=budget)
    whole = sum(size for size, use in zip(sizes, uses, strict=True) if use is WHOLE)
    assert whole == 0 or used + whole <= budget
    assert 0 < room <= MOST_PASSAGE_TOKENS
    assert used + whole + room <= max(budget, used + whole + 200)

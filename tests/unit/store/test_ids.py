"""Ids sort in the order in which they were made."""

from moechat.store.ids import IdMaker


def test_ids_sort_by_their_making_whatever_the_clock_does() -> None:
    times = iter([1000.0] * 100 + [999.0] * 100 + [1000.001] * 100 + [5000.0])
    maker = IdMaker(lambda: next(times))
    ids = [maker.new() for _ in range(301)]
    assert ids == sorted(ids)
    assert len(set(ids)) == len(ids)
    assert {len(id_) for id_ in ids} == {26}
    assert ids[-1].startswith("000004RJT0")  # 5,000,000 in base 32


def test_two_makers_do_not_make_the_same() -> None:
    assert IdMaker(lambda: 0.0).new() != IdMaker(lambda: 0.0).new()

from moechat.core.answer_text import AnswerText


def test_pieces_go_where_they_belong() -> None:
    answer = AnswerText("so far ", "hm ")
    answer.add("think", is_reasoning=True, retag=False)
    answer.add("and on", is_reasoning=False, retag=False)
    assert (answer.text, answer.reasoning) == ("so far and on", "hm think")


def test_a_closing_tag_without_an_opening_one_makes_it_all_reasoning() -> None:
    answer = AnswerText()
    answer.add("first I ", is_reasoning=False, retag=False)
    answer.add("thought", is_reasoning=False, retag=False)
    answer.add("the answer", is_reasoning=False, retag=True)
    assert (answer.text, answer.reasoning) == ("the answer", "first I thought")

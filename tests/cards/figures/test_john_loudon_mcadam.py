"""John Loudon McAdam: top cards with industry can be achieved."""

from tests.kit import table


def test_a_top_card_with_industry_can_be_achieved() -> None:
    mine = {"yellow": "John Loudon McAdam", "red": "Coal", "blue": "Tools", "score": "[10], [10], [5]"}
    t = table(mine, {"red": "Industrialization"})
    assert t.refuses("achieve Tools")
    assert t.refuses("achieve Industrialization")
    assert t.refuses("achieve John Loudon McAdam")  # a 6 asks for 30 points
    assert t.play("achieve Coal").values("achievements", 0) == [5]


def test_itself_with_thirty_points() -> None:
    t = table({"yellow": "John Loudon McAdam", "score": "[10], [10], [10]"}, {})
    assert t.play("achieve John Loudon McAdam").values("achievements", 0) == [6]


def test_not_a_covered_card_and_not_while_it_is_covered() -> None:
    t = table({"yellow": "John Loudon McAdam", "red": "Archery, Coal < left", "score": "[10], [10], [10]"}, {})
    assert t.refuses("achieve Coal")
    covered = table({"yellow": "Statistics, John Loudon McAdam", "red": "Coal", "score": "[10], [10], [10]"}, {})
    assert covered.refuses("achieve Coal")


def test_a_second_of_the_value_costs_twice_as_much() -> None:
    mine = {"yellow": "John Loudon McAdam", "red": "Coal", "score": "[10], [10], [10]", "achievements": "[5]"}
    assert table(mine, {}).refuses("achieve Coal")

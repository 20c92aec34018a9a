"""George Stephenson: a color goes up; bottom yellow cards become available."""

from tests.kit import table


def test_a_color_that_is_splayed_right_goes_up() -> None:
    t = table({"green": "George Stephenson", "blue": "Writing, Tools < right"}, {})
    assert t.play("dogma Writing").splay(0, "blue") == "up"
    left = table({"green": "George Stephenson", "blue": "Writing, Tools < left"}, {})
    assert left.play("dogma Writing").splay(0, "blue") == "left"


def test_the_bottom_yellow_card_of_each_board() -> None:
    t = table(
        {"green": "George Stephenson", "yellow": "Masonry, Agriculture", "score": "Coal"},
        {"yellow": "Canning"},
        achievements="Sailing",
    )
    end = t.play("achieve 1")
    assert end.available() == {1, 6}
    assert end.achievements(0) == {"Sailing"}

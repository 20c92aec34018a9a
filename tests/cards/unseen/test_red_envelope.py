"""Red Envelope: the two or three cards of a value go to the player on the right; two or three are scored."""

from tests.kit import NONE, Table, table


def laid(hand: str, score: str, players: int = 3) -> Table:
    return table(
        {"red": "Red Envelope", "hand": hand, "score": score}, *({"red": "Coal"}, {"yellow": "Masonry"})[: players - 1]
    )


def test_both_places_count_and_the_right_neighbor_gets_them() -> None:
    t = laid("Optics, Mysticism, Sailing, Domestication", "Machinery, Tools")
    end = t.dogma("Red Envelope", ("Mysticism", "Sailing"))
    assert end.score(2) == {"Optics", "Machinery"}, "four 1s are too many"
    assert end.score(0) == {"Mysticism", "Sailing", "Tools"}
    assert end.hand(0) == {"Domestication"}
    assert end.bystander(t, 1)


def test_i_choose_among_values_of_which_there_are_two_or_three() -> None:
    asking = laid("Optics, Mysticism, Sailing, Calendar", "Machinery, Tools").play("dogma Red Envelope", idle=False)
    assert set(asking.options()) == {"1", "3"}
    end = asking.play("1", NONE)
    assert end.score(2) == {"Mysticism", "Sailing", "Tools"}
    assert end.score(0) == {"Machinery"}


def test_no_such_value_nothing_goes_and_one_card_cannot_be_scored() -> None:
    t = laid("Optics, Domestication", "Machinery, Paper, Compass")
    asking = t.play("dogma Red Envelope", idle=False)
    assert asking.refuses(("Optics",))
    end = asking.play(("Optics", "Domestication"))
    assert end.score(0) == {"Machinery", "Paper", "Compass", "Optics", "Domestication"}
    assert end.score(2) == set()


def test_one_card_left_is_too_few() -> None:
    end = laid("Optics, Domestication", "Machinery").dogma("Red Envelope")
    assert end.hand(0) == {"Domestication"}
    assert end.score(0) == set()


def test_at_most_three_are_scored() -> None:
    asking = laid("Oars, Archery, Tools, Writing, Sailing", "", 2).play("dogma Red Envelope", idle=False)
    assert asking.refuses(("Oars", "Archery", "Tools", "Writing"))
    assert len(asking.play(("Oars", "Archery", "Tools")).score(0)) == 3

"""Espionage: a revealed card whose color I lack in hand becomes mine, and another is revealed."""

from tests.kit import Table, table


def laid(mine: str, theirs: str) -> Table:
    return table(
        {"blue": "Espionage", "hand": mine}, {"hand": theirs, "green": "Sailing"}, {"red": "Maze", "hand": "Coal"}
    )


def test_it_goes_on_until_a_color_is_mine_already() -> None:
    t = laid("Oars", "Writing, Archery, Agriculture, Mysticism")
    asking = t.play("dogma Espionage", "Writing", "Agriculture", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"archery", "mysticism"}
    end = asking.play("Archery")
    assert end.hand(0) == {"Oars", "Writing", "Agriculture"}
    assert end.hand(1) == {"Archery", "Mysticism"}
    assert end.bystander(t, 2)


def test_a_card_just_taken_stops_the_next_of_its_color() -> None:
    end = laid("", "Writing, Tools").dogma("Espionage", "Writing")
    assert end.hand(0) == {"Writing"}
    assert end.hand(1) == {"Tools"}


def test_it_empties_a_hand_of_different_colors() -> None:
    end = laid("", "Writing, Archery").dogma("Espionage", "Archery")
    assert end.hand(0) == {"Writing", "Archery"}
    assert end.hand(1) == set()


def test_an_empty_hand_reveals_nothing() -> None:
    t = laid("Oars", "")
    assert t.dogma("Espionage").bystander(t, 0, 1, 2)


def test_what_nobody_else_sees_in_my_hand_is_proved() -> None:
    """4e base p. 19: one card of the color shows that it is there, the whole hand that it is not."""
    there = laid("Oars, Tools", "Archery").dogma("Espionage")
    assert shown(there) == {"Oars"}
    missing = laid("Oars, Tools", "Agriculture").dogma("Espionage")
    assert shown(missing) == {"Oars", "Tools"}


def shown(t: Table) -> set[str]:
    """Return what of the hands was shown as a proof."""
    proofs = t.facts("proves-condition")
    return {t.m.catalogue.title[card] for proof in proofs for card in proof.cards}

"""Smuggling: one scored card as high as the victim's top yellow card and one as high as mine become mine."""

from tests.kit import Table, table


def laid(score: str, mine: str = "Perspective", theirs: str = "Domestication") -> Table:
    return table(
        {"green": "Smuggling", "yellow": mine, "score": "Paper"},
        {"yellow": theirs, "score": score, "hand": "Tools"},
        {"green": "Sailing, The Wheel, Banking", "red": "Coal", "purple": "Enterprise", "blue": "Chemistry"},
    )


def test_one_of_each_value_goes() -> None:
    t = laid("Agriculture, Heirloom, Machinery")
    end = t.dogma("Smuggling")
    assert end.score(0) == {"Paper", "Agriculture", "Heirloom"}
    assert end.score(1) == {"Machinery"}
    assert end.hand(1) == {"Tools"}


def test_the_victim_picks_among_equals() -> None:
    asking = laid("Agriculture, Writing, Heirloom").play("dogma Smuggling", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"agriculture", "writing"}
    end = asking.play("Writing")
    assert end.score(1) == {"Agriculture"}


def test_equal_yellow_cards_take_two_of_that_value() -> None:
    end = laid("Agriculture, Writing", mine="Masonry").dogma("Smuggling", "Writing")
    assert end.score(1) == set()
    assert end.score(0) == {"Paper", "Agriculture", "Writing"}


def test_without_a_yellow_card_there_is_no_such_value() -> None:
    """The value of a card that is not there is 0 (4e base p. 23)."""
    assert laid("Agriculture, Heirloom", mine="").dogma("Smuggling").score(1) == {"Heirloom"}
    assert laid("Agriculture, Heirloom", theirs="").dogma("Smuggling").score(1) == {"Agriculture"}
    t = laid("Agriculture, Heirloom", mine="", theirs="")
    assert t.dogma("Smuggling").bystander(t, 0, 1)


def test_who_has_as_much_prosperity_gives_nothing() -> None:
    t = table({"green": "Smuggling", "yellow": "Masonry"}, {"purple": "Enterprise", "score": "Tools"})
    assert t.dogma("Smuggling").bystander(t, 0, 1)

"""Myth: two cards of one color are tucked and it splayed left; one as high as its bottom card goes to the safe."""

from tests.kit import Table, table


def laid(hand: str, **me: str) -> Table:
    return table(
        {"purple": "Myth", "hand": hand, **me},
        {"red": "Coal"},
        further_decks={("unseen", 1): "Silk", ("unseen", 3): "Taqiyya"},
    )


def test_two_of_one_color() -> None:
    t = laid("Writing, Tools")
    end = t.dogma("Myth", "Writing")
    assert end.pile(0, "blue") == ["Writing", "Tools"]
    assert end.splay(0, "blue") == "left"
    assert end.zone("safe", 0) == {"Silk"}
    assert end.bystander(t, 1)


def test_which_two_is_my_choice_and_they_have_one_color() -> None:
    t = laid("Writing, Tools, Agriculture, Domestication, Machinery")
    asking = t.play("dogma Myth", idle=False)
    assert asking.refuses(("Writing", "Agriculture"))
    assert asking.refuses(("Writing",))
    end = asking.play(("Machinery", "Agriculture"), "Agriculture")
    assert end.pile(0, "yellow") == ["Agriculture", "Machinery"]
    assert end.zone("safe", 0) == {"Taqiyya"}, "the bottom card is a 3"
    assert end.hand(0) == {"Writing", "Tools", "Domestication"}


def test_no_two_of_one_color() -> None:
    t = laid("The Wheel, Tools")
    assert t.dogma("Myth").bystander(t, 0, 1)


def test_the_bottom_card_may_be_an_old_one_no_longer() -> None:
    end = laid("Writing, Tools", blue="Translation").dogma("Myth", "Writing")
    assert end.pile(0, "blue") == ["Translation", "Writing", "Tools"]
    assert end.zone("safe", 0) == {"Silk"}


def test_at_the_limit_the_drawn_card_stays_in_hand() -> None:
    """The new splay itself lowers the limit to four (Ultimate p. 31)."""
    end = laid("Writing, Tools", safe="Paper, Compass, Machinery, Medicine").dogma("Myth", "Writing")
    assert end.hand(0) == {"Silk"}
    assert len(end.zone("safe", 0)) == 4

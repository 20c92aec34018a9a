"""Blacklight: either unsplay a color, or splay an unsplayed one up and draw a 9."""

from tests.kit import Table, table

NINES = {("unseen", 9): "Consulting, Fermi Paradox"}


def laid(**colors: str) -> Table:
    return table({"blue": "Blacklight", **colors}, {"purple": "Education"}, further_decks=NINES)


def test_a_color_is_unsplayed_and_nothing_is_drawn() -> None:
    t = laid(red="Oars, Archery < left", green="Sailing, Clothing")
    end = t.dogma("Blacklight", 0)
    assert end.splay(0, "red") == "none"
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_an_unsplayed_color_goes_up_and_a_9_is_drawn() -> None:
    end = laid(red="Oars, Archery < left", green="Sailing, Clothing").dogma("Blacklight", 1)
    assert end.splay(0, "green") == "up"
    assert end.splay(0, "red") == "left"
    assert end.hand(0) == {"Consulting"}


def test_among_several_colors_it_is_asked_which() -> None:
    t = laid(red="Oars, Archery < left", green="Sailing, Clothing", yellow="Masonry, Agriculture")
    asked = t.play("dogma Blacklight", 1, idle=False)
    assert asked.options() == ("yellow", "green"), "red is splayed already, blue is a single card"
    assert t.dogma("Blacklight", 1, "yellow").splay(0, "yellow") == "up"


def test_with_nothing_to_splay_a_9_is_drawn_all_the_same() -> None:
    """Ultimate p. 15, the Golden Rule."""
    end = laid().dogma("Blacklight", 1)
    assert end.splay(0, "blue") == "none"
    assert end.hand(0) == {"Consulting"}


def test_reading_the_9_goes_with_the_splay() -> None:
    """Board Game Arena's reading (ruling UNS-05)."""
    switches = {"blacklight-without-a-splay": "draws-nothing"}
    alone = table({"blue": "Blacklight"}, {"purple": "Education"}, further_decks=NINES, switches=switches)
    assert alone.dogma("Blacklight", 1).hand(0) == set()
    more = table(
        {"blue": "Blacklight", "green": "Sailing, Clothing"},
        {"purple": "Education"},
        further_decks=NINES,
        switches=switches,
    )
    end = more.dogma("Blacklight", 1)
    assert end.splay(0, "green") == "up"
    assert end.hand(0) == {"Consulting"}

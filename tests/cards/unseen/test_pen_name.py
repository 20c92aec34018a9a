"""Pen Name: a color is splayed left and its top card self-executed, or a card melded and its color splayed right."""

from tests.kit import Table, table


def laid(**more: str) -> Table:
    """Lay out a blue color to splay and a purple one that cannot be chosen."""
    return table(
        {"purple": "Pen Name, Monotheism", "blue": "Experimentation, Tools", "hand": "Translation", **more},
        {"hand": "Oars"},
        further_decks={("unseen", 5): "Gallery"},
    )


def test_the_top_card_of_the_splayed_color_is_self_executed() -> None:
    t = laid()
    end = t.dogma("Pen Name", 0)
    assert end.splay(0, "blue") == "left"
    assert end.pile(0, "yellow") == ["Gallery"], "Experimentation melds a 5"
    assert end.hand(0) == {"Translation"}
    assert end.splay(0, "purple") == "none"
    assert end.bystander(t, 1)


def test_a_card_is_melded_and_its_color_splayed_right() -> None:
    end = laid().dogma("Pen Name", 1)
    assert end.pile(0, "blue") == ["Translation", "Experimentation", "Tools"]
    assert end.splay(0, "blue") == "right"


def test_splayed_colors_and_single_cards_cannot_be_chosen() -> None:
    t = laid(red="Archery, Metalworking < right", yellow="Agriculture", green="Sailing, The Wheel")
    asking = t.play("dogma Pen Name", 0, idle=False)
    assert set(asking.options()) == {"green", "blue"}
    end = asking.play("blue")
    assert end.splay(0, "blue") == "left"


def test_with_no_color_to_splay_nothing_is_executed() -> None:
    t = table({"purple": "Pen Name, Monotheism", "blue": "Experimentation"}, {})
    assert t.dogma("Pen Name", 0).bystander(t, 0)


def test_without_a_hand_nothing_is_melded() -> None:
    t = table({"purple": "Pen Name", "blue": "Experimentation, Tools"}, {})
    assert t.dogma("Pen Name", 1).bystander(t, 0)

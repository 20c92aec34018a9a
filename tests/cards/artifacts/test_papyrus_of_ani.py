"""Papyrus of Ani: a purple card goes back for one two higher, of any set; a purple one is melded and executed."""

from tests.kit import Table, table


def laid(switch: str, hand: str = "Mysticism, Tools") -> Table:
    return table(
        {"red": "Papyrus of Ani", "hand": hand},
        {"green": "The Wheel"},
        decks={3: "Education, Optics"},
        further_decks={("artifacts", 3): "Necronomicon, Excalibur"},
        switches={"papyrus-of-ani": switch},
    )


def test_a_purple_base_card_is_melded_and_executed() -> None:
    t = laid("any-set")
    asking = t.play("dogma Papyrus of Ani", idle=False)
    assert asking.options() == ("base", "artifacts")
    end = asking.play("base")
    assert end.pile(0, "purple") == ["Education"]
    assert end.hand(0) == {"Tools"}
    assert end.deck(1)[-1] == "Mysticism"
    assert end.bystander(t, 1)


def test_a_purple_artifact() -> None:
    """Necronomicon draws a red 3, and the score pile goes."""
    t = laid("any-set")
    end = t.dogma("Papyrus of Ani", "artifacts")
    assert end.pile(0, "purple") == ["Necronomicon"]
    assert end.hand(0) == {"Tools", "Education"}


def test_another_color_is_kept() -> None:
    t = table(
        {"red": "Papyrus of Ani", "hand": "Mysticism"},
        {"green": "The Wheel"},
        further_decks={("artifacts", 3): "Excalibur"},
    )
    end = t.dogma("Papyrus of Ani", "artifacts")
    assert end.hand(0) == {"Excalibur"}


def test_by_the_other_text_no_set_is_chosen() -> None:
    end = laid("as-usual").dogma("Papyrus of Ani")
    assert end.pile(0, "purple") == ["Education"]


def test_without_a_purple_card_nothing_is_drawn() -> None:
    t = laid("any-set", hand="Tools")
    assert t.dogma("Papyrus of Ani").bystander(t, 0, 1)

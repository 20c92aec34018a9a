"""Fingerprints: red or yellow left; as many splayed colors as there are is the value of a secret and of a gift."""

from tests.kit import NONE, Table, table


def laid(hand: str, **me: str) -> Table:
    return table(
        {"yellow": "Fingerprints, Agriculture", "blue": "Tools, Writing < left", "hand": hand, **me},
        {"red": "Coal"},
        {"red": "Oars"},
        achievements="Domestication, Construction, Optics",
    )


def test_a_new_splay_counts_and_the_card_goes_to_any_board() -> None:
    t = laid("Calendar, Mathematics, Pottery")
    end = t.dogma("Fingerprints", "yellow", "Calendar", "player-3")
    assert end.splay(0, "yellow") == "left"
    assert end.zone("safe", 0) == {"Construction"}
    assert end.pile(2, "blue") == ["Calendar"]
    assert end.hand(0) == {"Mathematics", "Pottery"}
    assert end.bystander(t, 1)


def test_my_own_board_will_do_too() -> None:
    end = laid("Pottery").dogma("Fingerprints", NONE, "player-1")
    assert end.zone("safe", 0) == {"Domestication"}
    assert end.pile(0, "blue") == ["Pottery", "Tools", "Writing"]
    assert end.splay(0, "blue") == "left"


def test_no_card_of_that_value_asks_nothing_and_reveals_nothing() -> None:
    end = laid("Calendar").dogma("Fingerprints", NONE)
    assert end.zone("safe", 0) == {"Domestication"}
    assert end.hand(0) == {"Calendar"}


def test_without_a_splayed_color_there_is_no_such_value() -> None:
    t = table(
        {"yellow": "Fingerprints", "hand": "Pottery"}, {"red": "Coal"}, achievements="Domestication, Construction"
    )
    assert t.dogma("Fingerprints").bystander(t, 0, 1)


def test_the_gift_does_not_depend_on_the_secret() -> None:
    end = laid("Pottery", safe="Paper, Compass, Machinery, Medicine").dogma("Fingerprints", NONE, "player-2")
    assert len(end.zone("safe", 0)) == 4
    assert end.pile(1, "blue") == ["Pottery"]

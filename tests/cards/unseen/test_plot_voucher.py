"""Plot Voucher: a scored card is melded and the lowest achievement hidden; for that it is super- or self-executed."""

from tests.kit import table


def test_in_my_turn_it_is_super_executed() -> None:
    t = table(
        {"green": "Plot Voucher", "score": "Oars"},
        {"red": "Archery, Metalworking < left", "hand": "Navigation", "purple": "Mysticism"},
        achievements="Tools, Optics",
        decks={1: "The Wheel, Sailing"},
        further_decks={("unseen", 1): "Polytheism"},
    )
    assert t.icons(1, "authority") > t.icons(0, "authority")
    end = t.dogma("Plot Voucher")
    assert end.pile(0, "red") == ["Oars"]
    assert end.zone("safe", 0) == {"Tools"}
    assert end.score(0) == {"Navigation"}, "all opponents are vulnerable"
    assert end.hand(1) == {"Polytheism"}


def test_a_sharer_self_executes_without_the_demand() -> None:
    t = table(
        {"green": "Plot Voucher", "score": "Writing", "hand": "Paper"},
        {"purple": "Philosophy", "score": "Oars"},
        achievements="Tools, Optics",
        decks={1: "The Wheel, Sailing, Clothing"},
        further_decks={("unseen", 1): "Polytheism", ("unseen", 2): "Padlock", ("unseen", 7): "Mafia"},
    )
    end = t.dogma("Plot Voucher")
    assert end.zone("safe", 1) == {"Tools"}
    assert end.hand(1) == {"Polytheism"}, "Oars: no card was transferred by its demand"
    assert end.zone("safe", 0) == {"Optics"}
    assert end.hand(0) == {"Paper", "Padlock"} | {card for card in end.hand(0) if card not in ("Paper", "Padlock")}


def test_without_an_achievement_to_hide_it_is_only_melded() -> None:
    t = table({"green": "Plot Voucher", "score": "Writing"}, {}, achievements="")
    end = t.dogma("Plot Voucher")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == set()


def test_a_full_safe_stops_it_too() -> None:
    t = table(
        {"green": "Plot Voucher", "score": "Writing", "safe": "Oars, Masonry, Sailing, Mysticism, Clothing"},
        {},
        achievements="Tools",
    )
    end = t.dogma("Plot Voucher")
    assert end.hand(0) == set()
    assert end.zone("available") == {"Tools"}


def test_without_a_scored_card_the_achievement_is_hidden_all_the_same() -> None:
    t = table({"green": "Plot Voucher"}, {}, achievements="Tools, Optics")
    end = t.dogma("Plot Voucher")
    assert end.zone("safe", 0) == {"Tools"}
    assert end.hand(0) == set()

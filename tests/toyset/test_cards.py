"""The programmed cards of the Bazaar, each played five ways."""

from tests.kit import NONE, table
from tests.toyset.conftest import SETS, laid

SAFE = {"red": "Optics"}


def test_awning_puts_up_to_two_cards_away_and_draws_a_1_of_the_bazaar() -> None:
    t = laid({"red": "Awning", "hand": "Oars, Agriculture, Tools"}, {"green": "Clothing"})
    end = t.dogma("Awning", ("Oars", "Agriculture"))
    assert end.zone("pouch", 0) == {"Oars", "Agriculture"}
    assert end.hand(0) == {"Tools", "Aleppo"}
    assert end.bystander(t, 1)


def test_awning_may_put_nothing_away_and_draws_all_the_same() -> None:
    t = laid({"red": "Awning", "hand": "Oars"}, {"green": "Clothing"})
    end = t.dogma("Awning", NONE)
    assert end.zone("pouch", 0) == set()
    assert end.hand(0) == {"Oars", "Aleppo"}


def test_steelyard_takes_a_card_out_of_the_victims_pouch_into_mine() -> None:
    t = laid({"yellow": "Steelyard"}, {"pouch": "Oars, Agriculture", "hand": "Tools"}, {"pouch": "Archery", **SAFE})
    end = t.dogma("Steelyard", "Oars", NONE, NONE)
    assert end.zone("pouch", 0) == {"Oars"}
    assert end.zone("pouch", 1) == {"Agriculture"}
    assert end.hand(1) == {"Tools", "Aleppo"}
    assert end.zone("pouch", 2) == {"Archery"}


def test_steelyard_draws_nothing_for_an_empty_pouch_and_scores_the_highest_of_mine() -> None:
    t = laid({"yellow": "Steelyard", "pouch": "Oars, Construction"}, {"hand": "Tools"})
    end = t.dogma("Steelyard", "Construction")
    assert end.score(0) == {"Construction"}
    assert end.zone("pouch", 0) == {"Oars"}
    assert end.bystander(t, 1)


def test_haggling_melds_from_the_pouch_and_counts_what_is_left() -> None:
    few = laid({"purple": "Haggling", "pouch": "Oars, Archery"}, {})
    end = few.dogma("Haggling", "Oars")
    assert end.pile(0, "red") == ["Oars"]
    assert "Mapmaking" not in end.hand(0), "the first card of a turn comes from the Bazaar"
    many = laid({"purple": "Haggling", "pouch": "Oars, Archery, Agriculture"}, {}).dogma("Haggling", "Oars")
    assert [many.m.catalogue.age[card] for card in many.s.zones[many.m.hand_of[0]]] == [3]


def test_a_card_without_effects_is_self_executed_without_any_and_is_no_dogma() -> None:
    """Base cards that self-execute meet cards of a set that have no effects."""
    t = laid({"blue": "Computers", "green": "Aleppo"}, {}, bazaar="Samovar")
    assert "dogma aleppo" not in t.options()
    assert t.m.is_done(t.m.catalogue.find("Aleppo"))
    meta = table({"green": "Self Service", "red": "Turnpike"}, {"achievements": "Tools"}, sets=SETS)
    end = meta.dogma("Self Service")
    assert end.facts("no-effects")
    assert end.bystander(meta, 1)

"""Florence Nightingale: nothing leaves the score pile of her player by the five verbs."""

from tests.kit import table

NURSE = {"yellow": "Florence Nightingale"}


def test_a_demand_takes_nothing() -> None:
    """And what the demand did not do does not count as done: The Pirate Code scores nothing then."""
    t = table({"red": "The Pirate Code", "green": "Sailing"}, {**NURSE, "score": "Tools, Paper"})
    end = t.dogma("The Pirate Code", "Tools")
    assert end.score(1) == {"Tools", "Paper"}
    assert end.score(0) == set()
    assert end.pile(0, "green") == ["Sailing"]


def test_of_all_score_piles_only_hers_stays() -> None:
    t = table(
        {"green": "Mass Media", "hand": "Oars", "score": "Tools"},
        {**NURSE, "score": "Writing, Paper"},
        {"score": "Archery"},
    )
    asked = t.play("dogma Mass Media", "Oars", 1, idle=False)
    while asked.game.request is not None and asked.game.request.kind == "order":
        asked = asked.play(asked.options()[0], idle=False)
    assert [asked.score(seat) for seat in range(3)] == [set(), {"Writing", "Paper"}, set()]


def test_her_player_cannot_use_it_either() -> None:
    """Anybody is "a player": she holds for herself, too."""
    t = table({**NURSE, "blue": "Evolution", "score": "Tools"}, {}, decks={8: "Flight"})
    end = t.dogma("Evolution", "option-1", "Tools")
    assert end.score(0) == {"Tools", "Flight"}


def test_an_exchange_is_not_heard() -> None:
    t = table({"yellow": "Medicine", "score": "Oars"}, {"yellow": "Florence Nightingale", "score": "Paper"})
    end = t.play("dogma Medicine", idle=False)
    assert end.score(0) | end.score(1) == {"Oars", "Paper"}
    assert end.score(1) == {"Oars"}


def test_what_goes_into_the_pile_goes() -> None:
    t = table({**NURSE, "red": "Metalworking"}, {}, decks={1: "Oars, Tools, Sailing"})
    assert t.dogma("Metalworking").score(0) == {"Oars", "Tools"}


def test_covered_she_keeps_nothing() -> None:
    t = table(
        {"red": "The Pirate Code", "green": "Sailing"}, {"yellow": "Machinery, Florence Nightingale", "score": "Tools"}
    )
    end = t.dogma("The Pirate Code")
    assert (end.score(0), end.score(1)) == ({"Tools", "Sailing"}, set())

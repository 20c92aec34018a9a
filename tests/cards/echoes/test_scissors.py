"""Scissors: the bottom yellow card is scored, up to two cards are melded or scored, and Paper on top is scored."""

from tests.kit import NONE, table


def test_each_chosen_card_is_melded_or_scored() -> None:
    t = table({"green": "Scissors", "yellow": "Masonry, Agriculture", "hand": "Oars, Tools, Coal"}, {})
    asking = t.play("dogma Scissors", idle=False)
    assert asking.score(0) == {"Agriculture"}
    assert asking.refuses(("Oars", "Tools", "Coal"))
    end = asking.play(("Oars", "Tools"), "Tools", 1, 0)
    assert end.score(0) == {"Agriculture", "Tools"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(0) == {"Coal"}
    one = asking.play(("Coal",), 0)
    assert one.pile(0, "red") == ["Coal"]
    assert one.hand(0) == {"Oars", "Tools"}


def test_none_may_be_chosen() -> None:
    t = table({"green": "Scissors", "hand": "Oars"}, {"yellow": "Agriculture"})
    assert t.dogma("Scissors", NONE).bystander(t, 0, 1)


def test_paper_is_cut_wherever_it_is_on_top() -> None:
    end = table({"green": "Scissors"}, {"green": "Paper, Sailing"}).dogma("Scissors")
    assert end.score(0) == {"Paper"}
    assert end.pile(1, "green") == ["Sailing"]


def test_covered_paper_stays() -> None:
    t = table({"green": "Scissors"}, {"green": "Sailing, Paper"})
    assert t.dogma("Scissors").bystander(t, 0, 1)

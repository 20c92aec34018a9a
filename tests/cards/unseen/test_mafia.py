"""Mafia: the lowest secret changes its owner; a card of any score pile is tucked; red or yellow may go right."""

from tests.kit import NONE, table


def test_the_lowest_secret_goes_over() -> None:
    t = table({"yellow": "Mafia"}, {"safe": "Gunpowder, Tools, Paper"}, {"safe": "Coal", "red": "Explosives"})
    end = t.dogma("Mafia")
    assert end.zone("safe", 0) == {"Tools"}
    assert end.zone("safe", 1) == {"Gunpowder", "Paper"}
    assert end.zone("safe", 2) == {"Coal"}, "as much industry"


def test_its_owner_breaks_a_tie_of_lowest_secrets() -> None:
    t = table({"yellow": "Mafia"}, {"safe": "Oars, Tools, Paper"})
    asking = t.play("dogma Mafia", idle=False)
    assert (asking.decider(), len(asking.options())) == (1, 2)
    assert len(asking.play("safe-of-2-1-1").zone("safe", 0)) == 1


def test_a_card_of_any_score_pile_is_tucked_on_my_board() -> None:
    t = table({"yellow": "Mafia", "score": "Tools"}, {"score": "Canning, Oars"})
    asking = t.play("dogma Mafia", idle=False)
    assert len(asking.options()) == 3
    end = asking.play("score-of-2-6", NONE)
    assert end.pile(0, "yellow") == ["Mafia", "Canning"]
    assert end.splay(0, "yellow") == "none"
    assert end.score(1) == {"Oars"}
    assert asking.play("score-of-2-6", "yellow").splay(0, "yellow") == "right"


def test_without_any_scored_card_nothing_is_tucked() -> None:
    t = table({"yellow": "Mafia"}, {})
    assert t.dogma("Mafia").bystander(t, 0, 1)

"""Rover Curiosity: an Artifact of value 10 is melded and executed."""

from tests.kit import table


def test_an_artifact_is_melded_and_executed() -> None:
    t = table(
        {"blue": "Rover Curiosity", "red": "Oars"},
        {"green": "Sailing"},
        further_decks={("artifacts", 10): "Higgs Boson"},
    )
    end = t.dogma("Rover Curiosity")
    assert end.score(0) == {"Higgs Boson", "Rover Curiosity", "Oars"}
    assert end.bystander(t, 1)


def test_with_none_left_a_base_card() -> None:
    t = table(
        {"blue": "Rover Curiosity"},
        {"green": "Sailing"},
        decks={10: "Stem Cells, Robotics"},
        further_decks={("artifacts", 10): ""},
    )
    end = t.play("dogma Rover Curiosity", idle=False)
    assert end.pile(0, "yellow") == ["Stem Cells"]

"""Ruth Handler: a color out of all hands before a meld, and a 9 for each."""

from tests.kit import Table, table


def laid(mine: str, theirs: str) -> Table:
    return table({"yellow": "Ruth Handler", "hand": mine}, {"hand": theirs}, decks={9: "Genetics, Composites, Ecology"})


def test_all_others_of_the_color_and_a_9_for_each() -> None:
    t = laid("Tools, Writing, Oars", "Pottery, Sailing")
    end = t.play("meld Tools", idle=False)
    while end.game.request is not None and end.game.request.kind == "order":
        end = end.play(end.options()[0], idle=False)
    assert set(end.pile(0, "blue")) == {"Tools", "Writing", "Pottery"}
    assert end.pile(0, "blue")[0] == "Tools"
    assert (end.hand(0), end.hand(1)) == ({"Oars"}, {"Sailing"})
    assert end.achievements(0) == {"Genetics", "Composites"}


def test_without_others_there_is_no_9() -> None:
    end = laid("Tools, Oars", "Sailing").play("meld Tools")
    assert end.achievements(0) == set()
    assert end.pile(0, "blue") == ["Tools"]
    assert end.deck(9)[0] == "Genetics"


def test_hands_are_shown_to_prove_it() -> None:
    end = laid("Tools, Oars", "Sailing").play("meld Tools")
    assert end.facts("proves-none-fits")

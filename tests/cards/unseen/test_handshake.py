"""Handshake: my hand goes to the victim, who gives me back all cards of two colors."""

from tests.kit import Table, table


def laid(mine: str, theirs: str) -> Table:
    return table({"yellow": "Handshake", "hand": mine}, {"hand": theirs}, {"green": "The Wheel", "hand": "Paper"})


def test_the_victim_chooses_two_colors_of_what_they_hold_then() -> None:
    t = laid("Domestication, Masonry, Writing", "Sailing, Tools")
    asking = t.play("dogma Handshake", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"yellow", "green", "blue"}
    assert asking.refuses(("blue",))
    end = asking.play(("blue", "green"))
    assert end.hand(0) == {"Writing", "Tools", "Sailing"}
    assert end.hand(1) == {"Domestication", "Masonry"}
    assert end.bystander(t, 2)


def test_one_color_alone_comes_back_whole() -> None:
    end = laid("Writing", "Tools").dogma("Handshake")
    assert end.hand(0) == {"Writing", "Tools"}
    assert end.hand(1) == set()


def test_empty_hands() -> None:
    t = laid("", "")
    assert t.dogma("Handshake").bystander(t, 0, 1, 2)


def test_the_next_victim_gets_what_came_back() -> None:
    t = table({"yellow": "Handshake", "hand": "Oars"}, {"hand": "Tools, Masonry"}, {"hand": "Philosophy, Paper"})
    end = t.dogma("Handshake", ("red", "blue"), ("blue", "purple"))
    assert end.hand(1) == {"Masonry"}
    assert end.hand(2) == {"Oars", "Paper"}
    assert end.hand(0) == {"Tools", "Philosophy"}

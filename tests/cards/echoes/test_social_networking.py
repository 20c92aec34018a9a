"""Social Networking: a top card scored, top cards without an icon taken; the fewest of three icons win."""

from tests.kit import table


def test_the_victim_chooses_the_icon() -> None:
    t = table(
        {"red": "Social Networking", "blue": "Writing", "yellow": "Masonry"},
        {"red": "Coal", "green": "Sailing", "purple": "Mysticism"},
    )
    asking = t.play("dogma Social Networking", "Writing", idle=False)
    assert asking.score(0) == {"Writing"}
    assert asking.decider() == 1
    end = asking.play("prosperity")
    assert end.score(0) == {"Writing", "Coal", "Mysticism"}
    assert end.pile(1, "green") == ["Sailing"]


def test_fewer_of_each_of_three_icons_than_each_opponent_win() -> None:
    theirs = {"red": "The Pirate Code", "purple": "City States"}
    assert table({"red": "Social Networking"}, theirs).dogma("Social Networking", "prosperity").winners == (0,)
    end = table({"red": "Social Networking"}, theirs, {"green": "Banking"}).play(
        "dogma Social Networking", "prosperity", "prosperity"
    )
    assert end.winners is None, "the third has no authority either"

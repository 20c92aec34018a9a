"""Safe Deposit Box: two 7s may be junked, or all scored cards exchanged for all cards in the junk."""

from tests.kit import NONE, table


def test_the_score_pile_is_exchanged_for_the_junk() -> None:
    t = table({"red": "Safe Deposit Box", "score": "Optics, Tools"}, {"score": "Oars"}, junk="The Wheel, Lighting")
    end = t.dogma("Safe Deposit Box", 1)
    assert end.score(0) == {"The Wheel", "Lighting"}
    assert end.junk() == {"Optics", "Tools"}
    assert end.bystander(t, 1)


def test_one_side_may_be_empty() -> None:
    t = table({"red": "Safe Deposit Box"}, {}, junk="The Wheel, Lighting")
    assert t.dogma("Safe Deposit Box", 1).score(0) == {"The Wheel", "Lighting"}
    t = table({"red": "Safe Deposit Box", "score": "Optics"}, {})
    end = t.dogma("Safe Deposit Box", 1)
    assert (end.score(0), end.junk()) == (set(), {"Optics"})


def test_special_achievements_in_the_junk_have_no_value_and_stay() -> None:
    t = table({"red": "Safe Deposit Box", "score": "Optics"}, {}, junk="The Wheel")
    monument = t.m.catalogue.find("Monument")
    t.s.zones[t.m.zones.specials] = tuple(each for each in t.s.zones[t.m.zones.specials] if each != monument)
    t.s.zones[t.m.zones.specials_out_of_play] = (monument,)
    t.s.where[monument] = t.m.zones.specials_out_of_play
    end = t.dogma("Safe Deposit Box", 1)
    assert end.score(0) == {"The Wheel"}
    assert end.s.where[monument] == end.m.zones.specials_out_of_play


def test_two_7s_are_junked() -> None:
    t = table(
        {"red": "Safe Deposit Box", "score": "Optics"},
        {},
        decks={7: "Lighting, Railroad"},
        further_decks={("unseen", 7): "Mafia"},
    )
    end = t.dogma("Safe Deposit Box", 0)
    assert {"Mafia", "Lighting"} <= end.junk()
    assert end.hand(0) == set()
    assert end.score(0) == {"Optics"}
    assert end.deck(7) == ["Railroad"]


def test_neither_may_be_done() -> None:
    t = table({"red": "Safe Deposit Box", "score": "Optics"}, {}, junk="The Wheel")
    assert t.dogma("Safe Deposit Box", NONE).bystander(t, 0)


def test_where_there_is_a_box_the_score_pile_goes_there_for_nothing() -> None:
    t = table({"red": "Safe Deposit Box", "score": "Optics"}, {}, switches={"out-of-play": "removed"})
    end = t.dogma("Safe Deposit Box", 1)
    assert (end.score(0), end.zone("box") & {"Optics"}) == (set(), {"Optics"})

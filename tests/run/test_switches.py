"""Each switch changes what it says, under each of its choices; those that cards bring are tested with the cards."""

import pytest

from engine.lang.lower import lower
from engine.lang.terms import Splay
from engine.lang.words import all_tops, dogma, tuck
from engine.model.frames import MOVED, TO_MOVE, EffectFrame, SelfExecutionFrame
from engine.model.state import Frame
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.turn import new_action_frame
from engine.run.verbs.move import uncovered
from engine.run.verbs.self_execute import is_chained
from engine.seat.look import look
from engine.seat.view import HIDDEN
from engine.trace.events import Moved
from tests.kit import table


@pytest.mark.parametrize(("choice", "titles"), [("open", 3), ("visible-only", 1)])
def test_board_information(choice: str, titles: int) -> None:
    t = table({"blue": "Writing, Tools, Pottery"}, {}, switches={"board-information": choice})
    theirs, own = (look(t.m, t.s, viewer).players[0].piles[3].cards for viewer in (1, 0))
    assert sum(card.title is not None for card in theirs) == titles
    assert all(card.title for card in own)


def test_visible_only_still_shows_the_icons_that_a_splay_reveals() -> None:
    t = table({"blue": "Writing, Tools < left"}, {}, switches={"board-information": "visible-only"})
    covered = look(t.m, t.s, 1).players[0].piles[3].cards[1]
    assert covered.title is None
    assert [contents is not HIDDEN for contents in covered.slots] == [False, False, False, True]


@pytest.mark.parametrize(("choice", "possible"), [("present", True), ("absent", False)])
def test_splay_aslant(choice: str, possible: bool) -> None:
    t = table({"blue": "Writing, Tools"}, {}, switches={"splay-aslant": choice})
    assert (moves.can_splay(t.m, t.s, 0, 3, Splay.ASLANT).denies is None) is possible


@pytest.mark.parametrize(("choice", "drawn"), [("as-much-as-you-can", 2), ("in-full", 0)])
def test_may_cost(choice: str, drawn: int) -> None:
    # IFD-04: Tools with two cards in hand; the 3 is out of reach under either reading
    t = table(
        {"blue": "Tools", "hand": "Oars, Sailing"}, {}, decks={1: "", 3: "Alchemy"}, switches={"may-cost": choice}
    )
    end = t.play("dogma Tools", ("oars", "sailing"), "oars") if drawn else t.play("dogma Tools")
    assert len(end.deck(1)) == drawn
    assert end.pile(0, "blue") == ["Tools"]


@pytest.mark.parametrize(("choice", "sizes"), [("as-many-as-possible", {2}), ("may-stop", {1, 2})])
def test_may_for_every(choice: str, sizes: set[int]) -> None:
    # IFD-05: Reformation with two splayed colours
    board = {
        "purple": "Reformation, Mysticism < right",
        "blue": "Writing, Tools < left",
        "hand": "Oars, Sailing, Pottery",
    }
    t = table(board, {}, switches={"may-for-every": choice})
    asked = t.play("dogma Reformation", idle=False)
    assert asked.game.request is not None
    assert set(range(asked.game.request.low, asked.game.request.high + 1)) == sizes
    assert asked.game.request.optional


@pytest.mark.parametrize(("choice", "left"), [("safe", ["Archery", "Coal"]), ("taken-too", ["Coal"])])
def test_uncovered_top_cards(choice: str, left: list[str]) -> None:
    # DRW-18: the third edition's Engineering takes all top cards with authority
    t = table(
        {"red": "Engineering", "purple": "Monotheism"},
        {"red": "Oars, Archery, Coal"},
        edition=3,
        switches={"uncovered-top-cards": choice},
    )
    assert t.dogma("Engineering").pile(1, "red") == left


def test_a_card_that_went_beneath_its_pile_does_not_go_again() -> None:
    t = table({"red": "Oars, Archery"}, {}, switches={"uncovered-top-cards": "taken-too"})
    oars, archery = map(t.m.catalogue.find, ("Oars", "Archery"))
    step = tuck(all_tops())
    code = lower(dogma(step), key="writing", card=t.m.catalogue.find("Writing"), index=0)
    more = uncovered(Evaluator(code, t.m), step.cards)
    assert more is not None
    frame = Frame(code.id, 0, [*EffectFrame.layout.first])
    frame.vars[MOVED] = (archery,)
    assert more(t.s, frame)
    assert frame.vars[TO_MOVE] == (oars,)
    frame.vars[MOVED] = (archery, oars)
    assert not more(t.s, frame)


@pytest.mark.parametrize(
    ("edition", "choice", "word", "verb"),
    [
        (3, "removed", "box", "remove"),
        (3, "junk", "junk", "junk"),
        (4, "removed", "box", "remove"),
        (4, "junk", "junk", "junk"),
    ],
)
def test_out_of_play(edition: int, choice: str, word: str, verb: str) -> None:
    # whoever concedes takes the cards out of the game, too
    t = table({"hand": "Oars"}, {"hand": "Tools"}, {}, edition=edition, switches={"out-of-play": choice})
    t.game.take_trace()
    t.game.concede(0)
    went = [entry.item for entry in t.game.take_trace() if isinstance(entry.item, Moved)]
    assert [(item.verb, t.m.zones.word[item.target]) for item in went] == [(verb, word)]
    assert "Oars" in t.zone(word)
    assert look(t.m, t.s, 1).out_of_play.word == word


def test_what_is_in_the_box_cannot_be_made_available_again() -> None:
    t = table({"blue": "Publications"}, {}, switches={"out-of-play": "removed"})
    gone = t.dogma("Publications", "option-1", "Wonder")
    assert "Wonder" in gone.zone("box")
    assert [each.state for each in look(gone.m, gone.s, 0).specials if each.name == "Wonder"] == ["removed"]
    end = gone.dogma("Publications", "option-2")
    assert "Wonder" in end.zone("box")


@pytest.mark.parametrize(("choice", "claimed"), [("holds", True), ("fails", False)])
def test_all_of_none(choice: str, claimed: bool) -> None:
    # ACH-13: Astronomy alone on the board: no top card but the purple one
    t = table({"purple": "Astronomy"}, {}, decks={6: "Emancipation"}, switches={"all-of-none": choice})
    assert ("Universe" in t.dogma("Astronomy").achievements(0)) is claimed


@pytest.mark.parametrize(("choice", "decider"), [("demanded-player", 1), ("owner", 0)])
def test_ties_among_demanders_cards(choice: str, decider: int) -> None:
    # DEM-19: Medicine takes the lowest of the demander's cards, and two are tied
    t = table(
        {"yellow": "Medicine", "score": "Oars, Sailing"},
        {"score": "Alchemy"},
        achievements="Education",
        switches={"ties-among-demanders-cards": choice},
    )
    assert t.play("dogma Medicine", idle=False).decider() == decider


@pytest.mark.parametrize(("choice", "left"), [("all-or-nothing", ["Archery"]), ("as-many-as-possible", [])])
def test_exactly(choice: str, left: list[str]) -> None:
    # DEM-12: Hypersonics wants exactly two top cards of one value, and there is one
    lone = table({"green": "Hypersonics"}, {"red": "Archery"}, switches={"exactly": choice})
    assert lone.dogma("Hypersonics").pile(1, "red") == left
    pair = table({"green": "Hypersonics"}, {"red": "Archery", "yellow": "Masonry"}, switches={"exactly": choice})
    assert pair.dogma("Hypersonics", "archery").pile(1, "red") == []


@pytest.mark.parametrize(("choice", "free"), [("counts", True), ("does-not-count", False)])
def test_sharing_by_self_execution(choice: str, free: bool) -> None:
    t = table(
        {"green": "Self Service", "blue": "Tools"},
        {"purple": "Enterprise", "blue": "Writing"},
        switches={"self-service-at-zero": "does-not-win", "sharing-by-self-execution": choice},
    )
    assert t.play("dogma Self Service", "writing").free_draw is free


@pytest.mark.parametrize(
    ("choice", "others"), [("yes", {"player-2", "player-3", "player-4"}), ("no", {"player-2", "player-4"})]
)
def test_teammate_is_other_player(choice: str, others: set[str]) -> None:
    t = table(
        {"red": "Road Building, Archery", "hand": "Sailing, Tools"},
        {},
        {},
        {},
        teams=(0, 1, 0, 1),
        switches={"teammate-is-other-player": choice},
    )
    asked = t.play("dogma Road Building", ("sailing", "tools"), idle=False)
    assert set(asked.options()) == others


@pytest.mark.parametrize(("choice", "winners"), [("combined-achievements", (0, 2)), ("draw", ())])
def test_team_score_tie(choice: str, winners: tuple[int, ...]) -> None:
    t = table(
        {"purple": "Whataboutism", "achievements": "Tools"},
        {},
        {},
        {},
        teams=(0, 1, 0, 1),
        decks={11: ""},
        switches={"team-score-tie": choice},
    )
    assert t.play("draw").winners == winners


@pytest.mark.parametrize(("choice", "needed"), [("six", 6), ("eight-less-teams", 5)])
def test_team_goal(choice: str, needed: int) -> None:
    six = ["Sailing", "Pottery", "Tools", "Masonry", "Clothing", "Oars"]
    for count, won in ((needed - 1, None), (needed, (0, 3))):
        t = table(
            {"achievements": ", ".join(six[:count])}, {}, {}, {}, teams=(0, 1, 2, 0), switches={"team-goal": choice}
        )
        assert t.play("draw").winners == won


@pytest.mark.parametrize(("choice", "won"), [("unchanged", (0,)), ("recounted", None)])
def test_goal_after_elimination(choice: str, won: tuple[int, ...] | None) -> None:
    # four players need 4; counted anew for three it would be 5
    mine = {"achievements": "Sailing, Pottery, Tools, Masonry"}
    game = table(mine, {}, {}, {}, switches={"goal-after-elimination": choice}).game.copy()
    game.concede(3)
    game.play("draw")
    assert (game.result.winners if game.result else None) == won


@pytest.mark.parametrize(("choice", "at_once"), [("immediately", True), ("end-of-action", False)])
def test_achievement_win_and_specials_at_once_or_at_the_end(choice: str, at_once: bool) -> None:
    # Masonry's Monument is the sixth; the free Draw that the sharer earned would end the game by score
    mine = {
        "yellow": "Masonry",
        "red": "Archery, Oars, Metalworking",
        "purple": "Whataboutism",
        "achievements": "Sailing, Pottery, Tools, Clothing, Writing",
    }
    t = table(
        mine,
        {"purple": "Mysticism", "green": "The Wheel"},
        switches={"achievement-win": choice, "specials-claimed": choice},
    )
    end = t.dogma("Masonry")
    assert end.game.result is not None
    ended = [type(entry.item).__name__ for entry in end.entries].count("Ended")
    assert (ended < 4) is at_once


def test_no_switch_takes_a_choice_it_does_not_have() -> None:
    with pytest.raises(ValueError, match="no choice 'whose'"):
        table({}, {}, switches={"if-you-do": "whose"})


@pytest.mark.parametrize(("choice", "drawn"), [("in-full", False), ("anything", True)])
def test_if_you_do_after_a_part(choice: str, drawn: bool) -> None:
    # IFD-03/04: Tools returns two of three
    t = table(
        {"blue": "Tools", "hand": "Oars, Sailing"}, {}, decks={1: "", 3: "Engineering"}, switches={"if-you-do": choice}
    )
    end = t.play("dogma Tools", ("oars", "sailing"), "oars")
    assert (end.pile(0, "red") == ["Engineering"]) is drawn


@pytest.mark.parametrize(("choice", "chained"), [("counts", True), ("does-not-count", False)])
def test_chain_by_itself(choice: str, chained: bool) -> None:
    # EXE-04: no base card can execute itself, so the stack is laid out by hand
    t = table({"blue": "Software"}, {}, switches={"chain-by-itself": choice})
    software, computers = t.m.catalogue.find("Software"), t.m.catalogue.find("Computers")
    t.s.frames += [new_action_frame(0, "dogma", software), Frame.of(SelfExecutionFrame, 0, card=software)]
    assert is_chained(t.m, t.s, software) is chained
    assert is_chained(t.m, t.s, computers)

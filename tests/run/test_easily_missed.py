"""Rules that are easily missed, each with its page in the fourth-edition base rulebook."""

import pytest

from engine.game import Game
from engine.run.actions import option_of
from engine.run.machine import Machine
from engine.seat.look import look
from engine.trace.events import Began, Moved, Revealed
from engine.trace.recorder import Level
from tests.kit import Table, table

CHAIN_DECKS = {
    9: "Genetics, Computers",
    10: "Robotics, Bioengineering, Stem Cells, The Internet",
    11: "Fusion, Whataboutism, Escapism",
}


def test_value_of_a_card_you_do_not_have_is_0() -> None:
    # p. 23: no purple card, so Printing Press draws a 2
    t = table({"blue": "Printing Press", "score": "Tools"}, {}, decks={2: "Calendar"})
    assert t.play("dogma Printing Press", "tools").hand(0) == {"Calendar"}


def test_a_chosen_value_is_1_to_11() -> None:
    t = table({"blue": "Encyclopedia", "score": "Tools"}, {})
    assert t.play("dogma Encyclopedia", idle=False).options() == tuple(str(value) for value in range(1, 12))


def test_a_sharers_nested_execution_earns_the_free_draw() -> None:
    # p. 19, p. 22: Self Service, shared; the sharer executes her Writing
    t = table(
        {"green": "Self Service", "blue": "Tools"},
        {"purple": "Enterprise", "blue": "Writing"},
        switches={"self-service-at-zero": "does-not-win"},
    )
    end = t.play("dogma Self Service", "writing")
    assert len(end.hand(1)) == 1
    assert end.free_draw


def test_the_free_draw_cannot_be_declined() -> None:
    end = table({"blue": "Writing"}, {"purple": "Philosophy"}).dogma("Writing")
    assert [request.purpose for request, _ in end.asked] == ["turn"]
    assert len(end.hand(0)) == 2


def test_draw_and_reveal_stays_in_hand() -> None:
    # p. 20: Mysticism's 1 of a colour not on the board
    end = table({"purple": "Mysticism"}, {}, decks={1: "Sailing"}).dogma("Mysticism")
    assert end.hand(0) == {"Sailing"}
    assert [entry.item.reason for entry in end.entries if isinstance(entry.item, Revealed)] == ["reveal"]


def test_draw_and_meld_melds_that_very_card_also_from_a_higher_age() -> None:
    t = table({"green": "Sailing", "hand": "Oars"}, {}, decks={1: "", 2: "", 3: "Engineering"})
    end = t.dogma("Sailing")
    assert end.pile(0, "red") == ["Engineering"]
    assert end.hand(0) == {"Oars"}


def test_a_junked_deck_reopens_when_a_card_returns() -> None:
    # p. 22: Ecology junks the 10s; a returned 10 is drawn again
    t = table({"yellow": "Ecology", "hand": "Databases, Tools"}, {}, decks={10: "Robotics"})
    end = t.play("dogma Ecology", "databases", "yes")
    assert "Tools" in end.score(0)
    emptied = table({"yellow": "Ecology", "hand": "Databases"}, {}, decks={10: ""})
    back = emptied.play("dogma Ecology", "databases", "no")
    assert "Databases" in back.hand(0), "the two draws begin with the card that came back"


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_nobody_sees_junk_decks_or_achievements_but_everybody_their_values(viewer: int) -> None:
    # p. 33
    t = table({"achievements": "Tools"}, {"hand": "Oars", "score": "Calendar"}, junk="Sailing", achievements="Pottery")
    view = look(t.m, t.s, viewer)
    hidden = [*view.out_of_play.cards, *view.players[0].achievements, *(each.card for each in view.achievements)]
    assert all(card.title is None and card.card is None for card in hidden)
    assert [card.value for card in hidden] == [1, 1, 1]
    assert [card.value for card in view.players[1].score] == [2]
    assert all((card.title is not None) == (viewer == 1) for card in (*view.players[1].hand, *view.players[1].score))


def test_other_boards_are_open_with_their_covered_cards() -> None:
    t = table({"blue": "Writing, Tools, Pottery"}, {})
    assert [card.title for card in look(t.m, t.s, 1).players[0].piles[3].cards] == ["Writing", "Tools", "Pottery"]


def test_a_special_is_claimed_by_a_card_at_once_and_only_if_it_is_available() -> None:
    board = {"yellow": "Masonry", "red": "Archery, Oars, Metalworking"}
    end = table(board, {}).dogma("Masonry")
    assert end.achievements(0) == {"Monument"}
    taken = table(board, {"achievements": "Monument"}).dogma("Masonry")
    assert taken.achievements(0) == set()
    assert taken.facts("special-not-available")


def test_achieve_is_illegal_when_nothing_is_eligible() -> None:
    t = table({"blue": "Writing", "score": "Oars"}, {}, achievements="Tools")
    assert t.refuses("achieve 1")


def test_the_same_direction_again_is_nothing() -> None:
    # p. 25: Philosophy offers no colour that is splayed left already
    t = table({"purple": "Philosophy", "blue": "Writing, Tools < left"}, {})
    end = t.dogma("Philosophy")
    assert end.facts("splay-same")
    assert [request.kind for request, _ in end.asked] == ["action"]


def test_several_returned_cards_are_ordered_by_who_returns_them() -> None:
    # p. 22: two 1s, either may go first; a 2 needs no question
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {}, decks={1: "", 2: "Mapmaking, Mathematics"})
    end = t.play("dogma Currency", ("oars", "tools", "calendar"), "tools")
    assert end.deck(1) == ["Tools", "Oars"]
    assert [request.kind for request, _ in end.asked] == ["action", "card", "order"]


def test_the_chains_11_comes_before_the_second_execution_for_a_sharer_too() -> None:
    # p. 28: seat 1 shares Software, executes Computers, and within that Stem Cells
    t = table({"blue": "Software", "green": "Sailing"}, {"blue": "Quantum Theory"}, decks=CHAIN_DECKS)
    told = []
    for entry in t.play("dogma Software", idle=False).entries:
        item = entry.item
        if isinstance(item, Moved) and item.verb == "achieve" and item.seat == 1:
            told.append("an 11")
        elif isinstance(item, Began) and item.what == "self-execute" and item.seat == 1:
            told.append(t.m.catalogue.title[item.card])
    assert told == ["Computers", "an 11", "Stem Cells"]


def test_a_chain_without_an_11_ends_the_game_by_score_even_with_enough_achievements() -> None:
    # p. 28-29
    mine = {"blue": "Software", "green": "Sailing", "achievements": "Oars, Tools, Pottery, Masonry, Clothing, Writing"}
    t = table(mine, {"score": "Whataboutism, Fusion, Escapism"}, decks={**CHAIN_DECKS, 11: ""})
    result = t.play("dogma Software").game.result
    assert result is not None
    assert (result.reason, result.winners) == ("win-score", (1,))


def test_the_single_player_with_the_most_may_be_somebody_else() -> None:
    # p. 30: Bioengineering, executed by seat 0; seat 1 has the most health
    other = {"yellow": "Agriculture", "blue": "Pottery"}
    t = table({"blue": "Bioengineering"}, other, {"red": "Archery"})
    end = t.play("dogma Bioengineering", "pottery")
    assert end.winners == (1,)


def test_a_tie_voids_that_part_only() -> None:
    t = table({"blue": "Bioengineering"}, {"yellow": "Agriculture"}, {"yellow": "Stem Cells"}, {})
    end = t.play("dogma Bioengineering", "agriculture")
    assert end.winners == (2,)
    tie = table(
        {"blue": "Bioengineering"},
        {"yellow": "Agriculture", "green": "Clothing"},
        {"yellow": "Stem Cells", "green": "Sailing"},
        {},
    )
    still = tie.play("dogma Bioengineering", "clothing")
    assert still.icons(1, "health") == 3
    assert still.winners == (2,)


def nested() -> Table:
    """Lay out Software, about to meld Computers, which melds Robotics, which goes on from there."""
    decks = {
        9: "Genetics, Computers",
        10: "Stem Cells, Robotics, Bioengineering, The Internet",
        11: "Fusion, Whataboutism, Escapism",
    }
    return table({"blue": "Software", "green": "Databases, Sailing < left"}, {"hand": "Oars"}, decks=decks)


def walk(m: Machine, game: Game) -> list[tuple[object, ...]]:
    """Return the states after every single instruction, first answers given throughout."""
    states: list[tuple[object, ...]] = []
    for _ in range(2_000):
        s = game.state
        if s.result is not None or (s.request is not None and s.request.purpose == "turn" and states):
            return states
        if s.request is not None:
            wanted = option_of(m, "dogma", m.catalogue.find("Software"))
            options = s.request.options
            m.answer(s, (wanted,) if wanted in options else options[-s.request.low :])
        else:
            m.step(s)
        states.append(s.key())
    msg = "the walk does not end"
    raise AssertionError(msg)


def test_nested_cards_can_be_copied_saved_and_stepped_back_at_every_instruction() -> None:
    straight = walk(nested().m, nested().game)
    assert max(len(key[4]) for key in straight) >= 7, "three cards deep"  # type: ignore[arg-type]
    t = nested()
    copied, saved = t.game.copy(), t.game.copy()
    for index, expected in enumerate(straight):
        for game in (copied, saved):
            one_step(t.m, game)
        assert copied.state.key() == expected, index
        before = copied.state
        copied = copied.copy()
        assert before.key() == expected
        saved = Game.load(saved.save(), Level.OFF)
        assert saved.state.key() == expected, index


def one_step(m: Machine, game: Game) -> None:
    """Take the step that :func:`walk` takes."""
    s = game.state
    if s.request is not None:
        wanted = option_of(m, "dogma", m.catalogue.find("Software"))
        game.machine.answer(s, (wanted,) if wanted in s.request.options else s.request.options[-s.request.low :])
    else:
        game.machine.step(s)

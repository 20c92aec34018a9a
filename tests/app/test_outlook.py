"""Outcomes and values in the app: asked with a click, in slices, filtered, shown as a line, silent when they must."""

import asyncio
from fractions import Fraction

import pytest

from engine.explore import Kind, card_ends, outcomes
from engine.explore.ends import places
from engine.positions import loads
from tests.app.conftest import option, token_of
from tutor.app import App
from tutor.app.outlook import world_of
from tutor.panels.concealed import Concealed
from tutor.panels.html import PLAIN
from tutor.session import Session


def told(app: App) -> str:
    """What the panel shows, with plain blanks."""
    return app.outlook.html.translate(PLAIN)


def ask(app: App, name: str) -> None:
    """Ask for the outcomes of an option."""
    app.do(f"outlook:{token_of(app, option(app, name))}")


def opened(text: str, viewer: int | None = 0) -> App:
    position = loads(f"schema: innovation-position/1\n{text}")
    return App(Session(position.game(), viewer=viewer), position=position, lang="en")


METALWORKING = """
players:
  - {name: Ann, board: {red: [Metalworking]}}
  - {name: Ben, board: {blue: [Writing]}}
"""


def test_every_action_can_be_asked_about_when_somebody_looks(app: App) -> None:
    assert app.outlook.html == ""
    app.tabs.selected_index = app.tabs.children.index(app.outlook)
    assert app.outlook.html.count('data-act="outlook:') == len(app.session.game.options())


def test_outcomes_are_a_table_with_probabilities(app: App) -> None:
    ask(app, "dogma writing")
    html = told(app)
    assert "probability 1 (100 %)" in html, "Writing only draws: hands grow, whatever is drawn"
    assert "cards in hand 0 → 2" in html
    assert "Everything was looked at." in html


def test_an_unknown_draw_that_matters_is_many_rows_and_their_probabilities_make_one() -> None:
    app = opened(METALWORKING)
    ask(app, "dogma metalworking")
    found = app.outlooks.outlook.rows
    assert len(found) > 1
    tree = app.outlooks.outlook.tree
    assert tree is not None
    if tree.complete:
        assert sum(row.probability or 0 for row in found) == Fraction(1)


def test_it_grows_in_slices_and_can_be_stopped_and_go_on() -> None:
    app = opened(METALWORKING)

    async def asked() -> tuple[int, int]:
        ask(app, "dogma metalworking")
        tree = app.outlooks.outlook.tree
        assert tree is not None
        await asyncio.sleep(0.05)
        assert "States tried so far" in told(app)
        app.do("outlook-stop")
        at_first = tree.tried
        for _ in range(300):
            await asyncio.sleep(0.01)
            if not app.outlooks.running:
                break
        assert tree.tried == at_first
        assert app.outlooks.outlook.rows, "what was found is shown"
        assert "Cut off after" in told(app)
        app.do("outlook-on")
        await asyncio.sleep(0.1)
        last = tree.tried
        app.do("outlook-close")
        return at_first, last

    first, last = asyncio.run(asked())
    assert first < last


def test_the_line_that_leads_to_an_outcome_is_played_where_players_decide_alone() -> None:
    text = (
        "players: [{name: Ann, board: {green: [Currency]}, hand: [Oars, Tools]}, {name: Ben, board: {blue: [Writing]}}]"
    )
    app = opened(text, None)
    ask(app, "dogma currency")
    place = next(n for n, row in enumerate(app.outlooks.outlook.rows) if row.end.players[0].score == 2)
    app.do(f"outlook-show:{place}")
    assert app.session.view(None).players[0].points == 2, "a 2 was drawn and scored for one value returned"
    assert app.session.lines[0].tip == app.session.cursor


def test_a_line_with_unknown_draws_is_another_table_on_which_they_are_drawn() -> None:
    app = opened(METALWORKING)
    before = app.session.dumps()
    ask(app, "dogma metalworking")
    outlook = app.outlooks.outlook
    tree = outlook.tree
    assert tree is not None
    place, row = next((n, row) for n, row in enumerate(outlook.rows) if row.end.players[0].score == 2)
    drawn = [step.picked[0] for step in tree.line(row.leaves[0]) if step.kind is Kind.CHANCE]
    app.do(f"outlook-show:{place}")
    state, hand = app.session.state, app.session.machine.zones.hand(0)
    assert app.session.view(None).players[0].points == 2
    assert [card for card in drawn if state.where[card] == hand] == drawn[-1:], "the last one was kept"
    app.do("whatif-back")
    assert app.session.dumps() == before


def test_the_world_of_a_line_differs_only_in_cards_that_the_seat_cannot_know() -> None:
    app = opened(METALWORKING)
    ask(app, "dogma metalworking")
    tree = app.outlooks.outlook.tree
    assert tree is not None
    leaf = app.outlooks.outlook.rows[0].leaves[0]
    world, answers = world_of(tree, leaf)
    assert answers == [tree.answer]
    own = app.session.steps[0].state
    for zone, cards in enumerate(own.zones):
        assert len(world.zones[zone]) == len(cards)
        if app.session.machine.zones.is_board[zone]:
            assert world.zones[zone] == cards


def test_only_some_outcomes_are_shown_when_asked_for() -> None:
    text = """
players:
  - {name: Ann, board: {red: [Metalworking]}, score: [Tools, Oars]}
  - {name: Ben, board: {blue: [Writing]}}
"""
    app = opened(text)
    ask(app, "dogma metalworking")
    whole = app.outlook.html.count('data-act="outlook-show:')
    if 'data-act="outlook-only:claims:0"' in app.outlook.html:
        app.do("outlook-only:claims:0")
        assert 0 < app.outlook.html.count('data-act="outlook-show:') <= whole


def test_only_outcomes_in_which_a_card_ends_somewhere_are_shown() -> None:
    app = opened(METALWORKING)
    ask(app, "dogma metalworking")
    assert "By a card" in told(app)
    assert "outlook-only:card:" not in app.outlook.html, "the cards are listed when asked for"
    app.do("outlook-cards")
    catalogue = app.session.machine.catalogue
    card, zone = catalogue.find("Masonry"), app.session.machine.zones.score_of[0]
    assert f"outlook-only:card:{card}:{zone}" in app.outlook.html
    whole = app.outlooks.outlook.rows
    app.do(f"outlook-only:card:{card}:{zone}")
    assert "Masonry in your score pile" in told(app)
    found = app.outlooks.outlook.rows
    assert 0 < sum(len(each.leaves) for each in found) < sum(len(each.leaves) for each in whole)
    tree = app.outlooks.outlook.tree
    assert tree is not None
    assert all(places(tree.moves[leaf])[card] == zone for each in found for leaf in each.leaves)
    app.lang = "uk"
    app.do("outlook-cards")
    assert "За карткою" in told(app)
    assert "Мурування" in told(app)
    app.do("outlook-only:")
    assert app.outlooks.outlook.rows == whole


@pytest.mark.parametrize("only", ["card:0:9999", "card:9999:0"])
def test_a_card_or_place_that_is_not_listed_filters_nothing(only: str) -> None:
    app = opened(METALWORKING)
    ask(app, "dogma metalworking")
    before = app.outlooks.outlook
    app.do(f"outlook-only:{only}")
    assert app.outlooks.outlook == before


def test_cards_that_end_alike_in_all_outcomes_are_no_filter() -> None:
    app = opened("players:\n  - {name: Ann, hand: [Tools, Oars]}\n  - {name: Ben}\n", viewer=None)
    ask(app, "meld tools")
    tree = app.outlooks.outlook.tree
    assert tree is not None
    assert tree.leaves
    assert card_ends(tree) == {}
    assert "outlook-cards" not in app.outlook.html


def test_a_card_of_which_the_seat_does_not_know_where_it_is_has_no_place_where_it_stays() -> None:
    game = opened(METALWORKING).session.game
    tree = outcomes(game, game.parse("dogma metalworking"), seat=0)
    assert card_ends(tree)
    for card, zones in card_ends(tree).items():
        assert all(tree.machine.zones.owner[zone] >= 0 for zone in zones), card


def test_values_grow_and_are_called_a_guess(app: App) -> None:
    async def asked() -> int:
        app.do("outlook-value")
        values = app.outlooks.outlook.values
        assert values is not None
        for _ in range(2_000):
            await asyncio.sleep(0.01)
            if values.worlds:
                break
        app.do("outlook-stop")
        assert "A guess." in told(app)
        assert "of the games are won" in told(app)
        return values.played

    assert asyncio.run(asked()) > 0


def test_another_seat_is_not_told_what_the_one_that_decides_knows() -> None:
    app = opened(METALWORKING, 1)
    app.do("outlook-open")
    assert "outlook-value" not in app.outlook.html
    app.do("outlook-value")
    assert app.outlooks.outlook.values is None


def test_a_move_ends_it(app: App) -> None:
    ask(app, "dogma writing")
    assert app.outlooks.outlook.tree is not None
    app.session.play("draw", run=True)
    assert app.outlooks.outlook.tree is None


@pytest.mark.parametrize(
    "concealed", [Concealed(outcome=True), Concealed(question_ahead=True), Concealed(previews=True)]
)
def test_it_is_silent_while_a_lesson_asks(app: App, concealed: Concealed) -> None:
    ask(app, "dogma writing")
    app.conceal(concealed)
    assert "data-act" not in app.outlook.html
    assert app.outlooks.outlook.tree is None
    app.do("outlook-value")
    assert app.outlooks.outlook.values is None


def test_both_languages_word_it(app: App) -> None:
    ask(app, "dogma writing")
    app.lang = "uk"
    assert "імовірність 1 (100 %)" in told(app)
    assert "Показати лінію, що туди веде" in told(app)


def test_it_is_there_before_anything_has_happened_once_somebody_asks(app: App) -> None:
    assert app.outlook.is_empty, "then the panel Now has the column"
    app.press("a")
    assert not app.outlook.is_empty
    assert app.tabs.children[app.tabs.selected_index] is app.outlook
    app.conceal(Concealed(outcome=True))
    assert app.outlook.is_empty


def test_a_game_against_others_is_looked_ahead_in_but_not_played_for_them(app: App) -> None:
    app.tries_out = False
    ask(app, "dogma writing")
    assert "probability 1" in told(app)
    assert "outlook-show" not in app.outlook.html
    before = app.session.cursor
    app.do("outlook-show:0")
    assert app.session.cursor == before

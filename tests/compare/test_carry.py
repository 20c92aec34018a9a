"""A position under another edition: what it cannot have is left out and named; what makes it impossible is refused."""

import pytest

from engine.cards.facts import card_catalogue
from engine.positions import PositionError, dump, load, loads, to_line
from engine.positions.carry import NoTableError, Original, Setting

HEAD = "schema: innovation-position/1\n"
TITLES = card_catalogue(4).title
FOURTH, THIRD, FIRST = (Setting.of(edition, {}) for edition in (4, 3, 1))


def test_cards_of_age_11_before_a_player_are_left_out_on_both_sides() -> None:
    text = HEAD + "players:\n  - {name: Ann, board: {blue: [Climatology, Tools]}, hand: [11, Oars]}\n  - Ben\n"
    four, three = Original(text, "mine.yaml").under(FOURTH, THIRD)
    assert not four.left_out
    said = [(each.problem.line, each.problem.column, each.everywhere) for each in three.left_out]
    assert said == [(3, 32, True), (3, 61, True)]
    assert "no card 'Climatology' in the 3rd-edition base" in str(three.left_out[0].problem)
    assert "did you mean" not in str(three.left_out[0].problem)
    assert "немає картки" in three.left_out[0].problem.words("uk")
    for carried in (four, three):
        assert [TITLES[card] for card in carried.position.players[0].piles[3].cards] == ["Tools"]
        assert len(carried.position.players[0].zones[0].items) == 1


def test_a_splay_that_an_edition_does_not_know_is_left_out() -> None:
    text = HEAD + "players:\n  - {name: Ann, board: {blue: {cards: [Writing, Tools], splay: aslant}}}\n  - Ben\n"
    for carried in Original(text).under(FOURTH, THIRD):
        assert carried.position.players[0].piles[3].splay == 0


def test_a_splay_left_with_one_card_goes_with_the_other() -> None:
    text = HEAD + "players:\n  - {name: Ann, board: {blue: {cards: [Writing, Climatology], splay: left}}}\n  - Ben\n"
    four, three = Original(text).under(FOURTH, THIRD)
    assert len(three.left_out) == 2
    assert [each.position.players[0].piles[3].splay for each in (four, three)] == [0, 0]


def test_what_lies_in_the_middle_is_left_out_of_its_side_only() -> None:
    text = HEAD + "players: [Ann, Ben]\nachievements: [1, 2, 10]\ndecks: {11: empty, 3: empty}\n"
    four, three = Original(text).under(FOURTH, THIRD)
    assert not four.left_out
    assert [each.everywhere for each in three.left_out] == [False, False]
    assert len(four.position.achievements or ()) == 3
    assert len(three.position.achievements or ()) == 2
    assert dict(four.position.decks).keys() == {("base", 11), ("base", 3)}
    assert dict(three.position.decks).keys() == {("base", 3)}


def test_the_decks_lie_alike() -> None:
    carried = Original(HEAD + "seed: 5\nplayers: [Ann, Ben]\nachievements: []\n").under(FOURTH, THIRD)
    decks = [
        [game.state.zones[game.machine.zones.deck(age)] for age in range(1, 11)]
        for game in (each.position.game() for each in carried)
    ]
    assert decks[0] == decks[1]


def test_a_line_of_text_is_carried_as_its_file_is() -> None:
    position = load("lessons/staging")
    by_line = Original(to_line(position.game())).under(THIRD)[0]
    assert by_line.position.edition == 3
    assert (
        by_line.position.game().state.zones
        == Original(dump(position.game())).under(THIRD)[0].position.game().state.zones
    )
    text = HEAD + "players:\n  - {name: Ann, board: {blue: [Climatology]}}\n  - Ben\n"
    line = to_line(loads(text).game())
    (three,) = Original(line).under(THIRD)
    assert [each.everywhere for each in three.left_out] == [True]


def test_its_own_edition_and_readings_do_not_count() -> None:
    text = HEAD + "edition: 3\nswitches: {parley: always}\nplayers: [Ann, Ben]\n"
    (four,) = Original(text).under(FOURTH)
    assert (four.position.edition, four.position.switches) == (4, ())


def test_five_players_are_no_table_of_the_third_edition() -> None:
    text = HEAD + "players: [Ann, Ben, Cem, Dan, Eve]\n"
    with pytest.raises(NoTableError) as raised:
        Original(text, "mine.yaml").under(FOURTH, THIRD)
    said = str(raised.value)
    assert "in the third edition this table cannot be there: mine.yaml, line 2, column 10:" in said
    assert "compare other editions" in said
    assert "у третьому виданні такого столу бути не може" in raised.value.words("uk")


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(PositionError):
        Original("[1, 2]", "mine.yaml").under(FOURTH)
    with pytest.raises(NoTableError, match="a key of a position must be a word"):
        Original("[a, b]: 1", "mine.yaml").under(FOURTH)


def test_a_game_that_would_be_over_is_refused() -> None:
    text = HEAD + "players:\n  - {name: Ann, achievements: [1, 2, 3, 4, 5]}\n  - Ben\n  - Cem\n"
    with pytest.raises(NoTableError, match="line 3"):
        Original(text).under(THIRD)


def test_a_setting_has_only_what_differs_from_its_edition() -> None:
    same = Setting.of(3, {"reveal-is-sharing": "yes", "parley": "always"})
    assert same.readings == (("parley", "always"),)
    assert same.choosing({"parley": "none"}) == THIRD
    assert FIRST.choices["score-tie"] == "shared-victory"

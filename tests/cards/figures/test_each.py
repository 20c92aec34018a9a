"""Each karmas together (Ultimate p. 28-29, FIG-11): what they count, what is told of them, and what a player reads."""

import random

import pytest

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.terms import Color, EffectKind, Icon
from engine.model.state import Frame
from engine.query.eligibility import score_sum
from engine.query.evaluate import Evaluator
from engine.query.karmas import achievement_count
from engine.query.table import icon_sources, score, top_cards
from engine.query.table import icon_totals as table_icons
from engine.run import setup
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.counted_anew import icons_of, points_of
from tests.kit import Table, empty, table
from tutor.panels.app_text import AppText


def lines(t: Table, kind: str, language: str = "en") -> list[str]:
    words = GameText(language, ("Ann", "Ben"))
    found = [words.fact(t.m, each) for each in t.entries if isinstance(each.item, Fact) and each.item.kind == kind]
    return [line for each in found for line in (each.sentence, *each.numbers)]


def test_two_that_add_the_same_icon_add_up_and_do_not_feed_each_other() -> None:
    """Two crowns of Adam Smith: four more by him, two more by the two cards in hand; not six by the six or the four."""
    t = table({"green": "Adam Smith", "blue": "James Clerk Maxwell", "hand": "Tools, Oars"}, {})
    assert t.icons(0, "prosperity") == 2 + 4 + 2


def test_an_icon_that_only_a_karma_brings_is_no_kind_on_the_board() -> None:
    """Gilgamesh makes factories, of which Maxwell then gives none, as none is visible."""
    t = table({"red": "Gilgamesh", "blue": "James Clerk Maxwell", "hand": "Tools"}, {})
    assert (t.icons(0, "authority"), t.icons(0, "industry")) == (1 + 1 + 1, 1)


@pytest.mark.parametrize(
    ("mine", "other", "count"),
    [
        # Two avatars and a clock are twice as many as nobody's; crowns would be only with those of Maxwell.
        ({"green": "Alfred Nobel", "blue": "James Clerk Maxwell", "hand": "Tools, Oars, Coal"}, "Mapmaking", 2),
        ({"red": "Nelson Mandela", "blue": "James Clerk Maxwell", "hand": "Tools, Oars"}, "", 1),
        ({"red": "Robert E. Lee", "blue": "James Clerk Maxwell", "hand": "[1], [1], [1], [1], [1]"}, "", 0),
        ({"blue": "Marie Curie", "yellow": "Michelangelo", "hand": "Explosives"}, "", 0),
    ],
)
def test_what_counts_as_achievements_is_counted_without_other_karmas(
    mine: dict[str, str], other: str, count: int
) -> None:
    """FIG-11."""
    t = table(mine, {"green": other})
    assert achievement_count(t.m, t.s, 0) == count


def test_points_are_counted_without_other_karmas() -> None:
    """A 7 scored is an achievement by Curie, but none by which Polhem counts; Meiji lends Tigernmas no card."""
    t = table({"blue": "Marie Curie", "yellow": "Christopher Polhem", "score": "Explosives"}, {})
    assert (achievement_count(t.m, t.s, 0), t.points(0)) == (1, 7)
    lent = table({"purple": "Emperor Meiji", "red": "Tigernmas", "hand": "Oars"}, {"hand": "Coal, Tools"})
    assert lent.points(0) == 1


def test_claims_are_reckoned_without_other_karmas() -> None:
    """Meiji makes a hand of Bob count as that of Ann, but not for the ten points of Leeuwenhoek."""
    figures = {"purple": "Emperor Meiji", "yellow": "Antonie van Leeuwenhoek"}
    t = table(figures, {"hand": "Calendar"}, achievements="Mapmaking")
    assert t.refuses("achieve achievement-2")
    own = table({**figures, "hand": "Calendar"}, {}, achievements="Mapmaking")
    assert "achieve achievement-2" in own.options()


def test_the_cards_and_the_karma_are_told_where_icons_decide() -> None:
    t = table(
        {"red": "Metalworking", "yellow": "Masonry"},
        {"red": "Gilgamesh", "purple": "Mysticism"},
        decks={1: "Pottery, Agriculture, Clothing"},
        further_decks=empty("figures"),
    )
    end = t.play("dogma Metalworking")
    told = lines(end, "shares")
    assert told[1:] == [
        "Ben: 8 [authority]",
        "Gilgamesh: 1 [authority]",
        "Mysticism: 3 [authority]",
        "Karma of Gilgamesh: +4 [authority]",
        "Ann: 6 [authority]",
        "Metalworking: 3 [authority]",
        "Masonry: 3 [authority]",
    ]
    assert "Карма картки «Гільгамеш»: +4 [authority]" in lines(end, "shares", "uk")


def test_of_a_figure_that_shows_none_of_the_icon_only_its_karma_is_told() -> None:
    t = table(
        {"blue": "Writing"},
        {"blue": "James Clerk Maxwell", "red": "Archery", "hand": "Oars, Pottery"},
        decks={2: "Calendar, Mapmaking"},
        further_decks=empty("figures"),
    )
    told = lines(t.play("dogma Writing"), "shares")
    assert "Karma of James Clerk Maxwell: +2 [concept]" in told
    assert "James Clerk Maxwell: 2 [concept]" not in told


def test_what_karmas_add_to_a_score_is_told_where_an_achievement_is_claimed() -> None:
    t = table(
        {"red": "Tigernmas", "purple": "Sinuhe", "yellow": "Masonry", "hand": "Oars", "score": "Tools"},
        {},
        achievements="Sailing",
        further_decks=empty("figures"),
    )
    end = t.play("achieve 1", "Sinuhe")
    assert lines(end, "karma-points") == [
        "Ann’s score is 5: 1 in the score pile, +1 by the karma of Tigernmas and +3 by the karma of Sinuhe."
    ]
    assert lines(end, "karma-points", "uk") == [
        "Ann має рахунок 5: 1 у стосі очок, +1 за кармою картки «Тігернмас» і +3 за кармою картки «Сінухе»."
    ]


def test_what_a_karma_takes_is_told_with_bonuses_and_where_a_score_would_be_below_0() -> None:
    board = {"red": "Gilgamesh"}
    end = table(
        {"yellow": "Masonry"}, board, decks=dict.fromkeys(range(1, 12), ""), switches={"score-below-zero": "never"}
    ).play("draw")
    assert lines(end, "karma-points") == [
        "Ann’s score is 0: 0 in the score pile, −3 by the karma of Gilgamesh; a score is 0 at least."
    ]


def test_a_view_has_what_karmas_make_of_a_score() -> None:
    t = table({"red": "Gilgamesh"}, {"red": "Archery", "purple": "Sinuhe"})
    assert [player.by_karmas for player in look(t.m, t.s, 0).players] == [(), (("Sinuhe", 2), ("Gilgamesh", -2))]


def test_an_effect_that_counts_icons_counts_those_of_karmas() -> None:
    """City States hits who has four castles: two are visible, and Gilgamesh makes four of them."""
    t = table({"purple": "City States"}, {"red": "Gilgamesh", "blue": "Tools"}, decks={1: "Oars"})
    assert t.play("dogma City States", "Tools").pile(0, "blue") == ["Tools"]
    bare = table({"purple": "City States"}, {"red": "Archery, Gilgamesh", "blue": "Tools"}, decks={1: "Oars"})
    assert bare.play("dogma City States").pile(1, "blue") == ["Tools"]


def test_what_a_color_shows_is_what_is_visible() -> None:
    """A karma's icons lie in no color: Gilgamesh's red shows one castle, though three more are counted."""
    t = table({"red": "Gilgamesh", "blue": "Tools"}, {})
    code = Code("", -1, 0, EffectKind.DOGMA, nodes.Effect(()), (), ())
    count = Evaluator(code, t.m).number(nodes.Icons(Icon.AUTHORITY, color=Color.RED))
    assert count(t.s, Frame("", 0, []), -1) == 1
    assert t.icons(0, "authority") == 4


def test_where_no_karma_counts_nothing_is_asked_for() -> None:
    """The fast path: without such a Figure in the game the tables of karmas are empty."""
    m = table({}, {}, sets=("base",)).m
    assert not m.icons_given
    assert not m.points_given


def test_the_reason_of_a_score_stands_in_the_panels() -> None:
    texts = AppText(table({}, {}).m, "en", ("Ann", "Ben"), 0)
    assert [*texts.score_parts(10, (4, 3), (("Sinuhe", 2), ("Gilgamesh", -1)))] == [
        "4 points in the score pile, and bonuses of 4 + 1 × 1: 5 points",
        "the karma of Sinuhe adds 2 points",
        "the karma of Gilgamesh takes 1 point",
    ]


EACH = (
    *("Gilgamesh", "Tigernmas", "Sinuhe", "Tran Huang Dao", "Shen Kuo", "Adam Smith", "Catherine the Great"),
    *("James Clerk Maxwell", "Christopher Polhem", "Emmy Noether"),
)


@pytest.mark.parametrize("seed", range(40))
def test_icons_and_scores_are_those_counted_anew(seed: int) -> None:
    """Several of these Figures on crowded boards, with teams and hands: all is as it is counted slot by slot."""
    rng = random.Random(seed)
    teams = (0, 1, 0, 1) if seed % 3 == 0 else None
    t = table({}, {}, {}, {}, teams=teams, switches={"score-below-zero": rng.choice(("possible", "never"))})
    m, s = t.m, t.s
    cards = [card.id for card in m.catalogue.cards if card.set == "base" or card.title in EACH]
    rng.shuffle(cards)
    cards.sort(key=lambda card: m.catalogue.title[card] in EACH and rng.random() < 0.8)
    for card in cards[-90:]:
        seat = rng.randrange(4)
        zone = rng.choice(
            (m.zones.pile(seat, m.catalogue.color[card]),) * 4 + (m.zones.hand(seat), m.zones.score(seat))
        )
        if rng.random() < 0.1:
            zone = m.zones.achievements(seat)
        setup.place(s, card, zone)
    for seat in range(4):
        for pile in m.piles_of[seat]:
            s.splays[pile] = rng.randrange(5) if len(s.zones[pile]) > 1 else 0
        for pile in m.piles_of[seat]:  # what was placed last is on top
            s.zones[pile] = tuple(reversed(s.zones[pile]))
    tops = {card for seat in range(4) for card in top_cards(m, s, seat)}
    assert tops & {*m.icons_given, *m.points_given}
    for seat in range(4):
        assert [*table_icons(m, s, seat)] == icons_of(m, s, seat)[: len(m.icons)]
        assert score(m, s, seat) == points_of(m, s, seat)
        shown = score_sum(m, s, seat)
        assert shown is None or shown.number("points") == score(m, s, seat)
        for icon in range(7):
            assert sum(n for _, _, n in icon_sources(m, s, seat, icon)) == icons_of(m, s, seat)[icon]

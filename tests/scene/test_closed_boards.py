"""Boards that are not open to all: the picture, its labels and the words show what a seat may see, and no more.

By the FAQ of 2011 one sees top cards and what splays show; the third edition leaves covered cards, and how many there
are, to the group (switches ``board-information`` and ``board-counts``).
"""

import pytest

from engine.lang.terms import Color
from engine.seat.look import look
from tests.kit import table
from tutor.panels.app_text import AppText
from tutor.panels.step_view import named
from tutor.panels.text_table import table_text
from tutor.scene.layout import pile_key
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_table

PILES = {"blue": "Writing, Tools, Pottery", "red": "Oars, Archery < left", "green": "Sailing"}
SECRET = {"en": ("Tools", "Pottery", "Archery"), "uk": ("Знаряддя", "Гончарство", "Стрільба")}
SIZES = (Options(width=900), Options(width=900, height=300), Options(width=420))


def shown(
    edition: int, language: str, viewer: int, piles: dict[str, str], switches: dict[str, str], options: Options
) -> tuple[str, dict[str, str], dict[str, str]]:
    """Return a picture of a table, the labels of its boxes, and the lines of the table in words by their heads."""
    t = table(piles, {}, edition=edition, switches=switches)
    speech = AppText(t.m, language, ("Ann", "Bob"), viewer)
    view = look(t.m, t.s, viewer)
    scene = draw_table(named(view, speech), speech, Marks(), options)
    lines = [line.partition(": ") for line in table_text(view, speech).split("\n")]
    piles_said = {head + rest.partition(": ")[0]: rest.partition(": ")[2] for head, _, rest in lines}
    return to_svg(scene), {box.key: box.label for box in scene.boxes}, piles_said


@pytest.mark.parametrize("options", SIZES, ids=("wide", "low", "narrow"))
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("counts", ["hidden", "open"])
@pytest.mark.parametrize("titles", ["visible-only", "open"])
def test_every_table_is_drawn_and_names_only_what_is_seen(
    titles: str, counts: str, language: str, options: Options
) -> None:
    switches = {"board-information": titles, "board-counts": counts}
    for viewer in (0, 1, -1):
        picture, labels, lines = shown(3, language, viewer, PILES, switches, options)
        told = " ".join((picture, *labels.values(), *lines.values()))
        tools, pottery, archery = (word in told for word in SECRET[language])
        seen = viewer == 0
        assert archery is (seen or titles == "open"), "covered, but splayed: it can be counted"
        assert {tools, pottery} == {seen or (titles == "open" and counts == "open")}


@pytest.mark.parametrize(
    ("language", "label", "covered", "words"),
    [
        ("en", "its cards are not counted", "icons shown: ", "how many lie below is not shown"),
        ("uk", "скільки в ньому карток, не показано", "видно символи: ", "скільки карток під нею, не показано"),
    ],
)
def test_the_first_edition_says_that_it_shows_no_number(language: str, label: str, covered: str, words: str) -> None:
    _, labels, lines = shown(1, language, 1, PILES, {}, SIZES[0])
    assert label in labels[pile_key(0, Color.GREEN)], "a single card, too"
    assert label in labels[pile_key(0, Color.BLUE)]
    assert label not in labels[pile_key(0, Color.RED)], "a splayed pile shows how many there are"
    assert sum(covered in each for each in labels.values()) == 1
    assert sum(words in each for each in lines.values()) == 2
    _, own, mine = shown(1, language, 0, PILES, {}, SIZES[0])
    assert not any(label in each or covered in each for each in own.values())
    assert not any(words in each for each in mine.values())


def test_a_covered_card_that_is_not_seen_is_enlarged_without_a_value() -> None:
    t = table(PILES, {}, edition=1)
    covered = look(t.m, t.s, 1).players[0].piles[Color.RED].cards[1]
    assert (covered.title, covered.card, covered.value) == (None, None, 0)
    picture = to_svg(draw_card(covered, AppText(t.m, "en", ("Ann", "Bob"), 1), Options()))
    assert "<text" not in picture


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize(("edition", "alike"), [(1, True), (3, False), (4, False)])
def test_one_card_and_three_look_alike_only_there(edition: int, language: str, *, alike: bool) -> None:
    three, one = (shown(edition, language, 1, piles, {}, SIZES[0]) for piles in (PILES, PILES | {"blue": "Writing"}))
    assert (three[1][pile_key(0, Color.BLUE)] == one[1][pile_key(0, Color.BLUE)]) is alike
    about = [
        [said for head, said in lines.items() if "blue" in head or "синій" in head] for _, _, lines in (three, one)
    ]
    assert len(about[0]) == 2, "a pile of each player"
    assert (about[0] == about[1]) is alike

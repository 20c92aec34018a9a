"""The enlarged card, and the backs of what is out of the game."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.lang.terms import Bonus, Icon, Mark, Search
from engine.seat.view import ZoneView
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.enlarged import WIDTH, draw_card, draw_out_of_play
from tutor.scene.inputs import Options
from tutor.scene.layout import text_width
from tutor.scene.patterns import ICON_INKS, contrast
from tutor.scene.primitives import Path, Rect, Scene, Text

WORDS = StubWords()


def texts(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def test_it_has_its_words_and_below_them_its_notes() -> None:
    scene = draw_card(tables.front("Writing"), WORDS, Options())
    words_alone = draw_card(tables.front("Writing"), WORDS, Options(notes=False))
    assert words_alone.height < scene.height
    assert words_alone.items == scene.items[: len(words_alone.items)]
    text = " ".join(item.text for item in texts(scene))
    assert "You may return up to three cards from your hand." in text
    assert "Third edition" in text
    assert text.index("Draw a") < text.index("Elsewhere")
    assert "Draw a card of value 2." in scene.description, "a value in its box is said in words"


def test_nothing_is_squeezed_or_cut_whatever_its_length() -> None:
    class Long(StubWords):
        def title(self, card_title: str) -> str:
            return "A most remarkable Industrialization of everything"

        def effects(self, card_title: str) -> list[str]:
            return ["You may return three [10] with [health], one after another, as often as you like. " * 6] * 3

    short, long = (draw_card(tables.front("Writing"), words, Options()) for words in (WORDS, Long()))
    assert long.height > short.height
    for item in texts(long):
        wide = text_width(item.text, item.size, item.weight)
        left = item.x - {"start": 0, "middle": wide / 2, "end": wide}[item.anchor]
        assert left >= 0
        assert left + wide <= long.width
        assert item.y < long.height


def test_the_running_effect_lies_on_gold() -> None:
    card = tables.front("Writing")
    still, running = draw_card(card, WORDS, Options()), draw_card(card, WORDS, Options(), 1)
    added = [item for item in running.items if item not in still.items]
    assert [type(item) for item in added] == [Rect, Rect]
    second = next(item for item in texts(running) if item.text.startswith("You may"))
    lit = added[0]
    assert isinstance(lit, Rect)
    assert lit.y < second.y - second.size * 0.7
    assert lit.y + lit.h > second.y
    assert contrast(second.fill, str(lit.fill)) >= 4.5


def test_a_city_shows_its_six_slots_in_their_places() -> None:
    slots = (Icon.HEALTH, Icon.CONCEPT, Bonus(7), Mark.FLAG, Search(Icon.AUTHORITY), Mark.IMAGE)
    scene = draw_card(replace(tables.front("Writing"), slots=slots, featured=None), WORDS, Options(notes=False))
    fills = Counter(item.fill for item in scene.items if isinstance(item, Path))
    assert fills[ICON_INKS[Icon.HEALTH]] == fills[ICON_INKS[Icon.CONCEPT]] == 1
    bonus = next(item for item in texts(scene) if item.text == "+7")
    assert bonus.x == pytest.approx(scene.width / 2, abs=WIDTH * 0.05)
    assert bonus.y > scene.height * 0.7
    assert "health, concept, bonus-7, flag, search-authority, image" in scene.description


def test_a_back_tells_its_value_only() -> None:
    scene = draw_card(tables.back("hand-1-0", 7), WORDS, Options())
    assert [item.text for item in texts(scene)] == ["7"]


def test_nobody_sees_the_fronts_of_the_junk_and_everybody_its_values() -> None:
    view = tables.crowded(2)
    values = Counter(card.value for card in view.out_of_play.cards)
    scene = draw_out_of_play(view, WORDS, Options())
    assert scene is not None
    written = sorted(item.text for item in texts(scene))
    assert written == sorted(["Junk", *map(str, values), *(f"×{many}" for many in values.values())])
    assert str(tuple(sorted(values.items()))) in scene.description
    assert draw_out_of_play(replace(view, zones=(ZoneView("junk", ()),)), WORDS, Options()) is None

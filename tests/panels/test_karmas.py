"""Karmas in the panels and on the table: before the click, while one runs, and the eye of those that are in force."""

import pytest

from engine.positions import loads
from engine.trace.events import Span
from tests.explore.test_karmas_ahead import YAML
from tutor.app import App
from tutor.panels.help import help_content
from tutor.panels.html import find, to_text
from tutor.panels.karmas import in_force
from tutor.panels.marks import marks
from tutor.panels.now import meld_preview
from tutor.scene.primitives import Text
from tutor.session import Session


def opened(lang: str = "en", viewer: int | None = 0, text: str = YAML) -> App:
    position = loads(text)
    return App(Session(position.game(), viewer=viewer, title="Karmas"), lang=lang, position=position)


def words(app: App, panel: str) -> str:
    return " ".join(to_text(getattr(app, panel).content).split())


@pytest.mark.parametrize(
    ("lang", "viewer", "told"),
    [
        ("en", 0, "You would take a Dogma action; the karma of Homer on your board would come first."),
        ("en", 1, "Ann would take a Dogma action; the karma of Homer on Ann’s board would come first."),
        ("uk", 0, "Коли ви маєте виконати дію догми, спершу подіє карма картки «Гомер» із вашої"),
        ("uk", 1, "замість цього подіє карма картки «Саргон Аккадський» із вашої ігрової зони."),
    ],
)
def test_an_option_names_the_karmas_that_would_step_in(lang: str, viewer: int, told: str) -> None:
    assert told in words(opened(lang, viewer), "now")


@pytest.mark.parametrize(("lang", "told"), [("en", "the karma of Homer"), ("uk", "карма картки «Гомер»")])
def test_asking_about_a_dogma_names_them_with_the_rule(lang: str, told: str) -> None:
    app = opened(lang)
    app.ask(f"dogma:{app.session.machine.catalogue.find('Masonry')}")
    assert told in words(app, "why")
    assert "Karma Effects" in words(app, "why")


@pytest.mark.parametrize(
    ("lang", "now", "card"),
    [
        ("en", "The karma of Homer on your board steps in.", "its karma steps in; it is yours"),
        ("uk", "Втручається карма картки «Гомер» з вашої ігрової зони.", "втручається її карма; картка ваша"),
    ],
)
def test_a_karma_before_a_dogma_is_a_step_with_its_card(lang: str, now: str, card: str) -> None:
    app = opened(lang)
    app.answer(app.session.game.parse("dogma Masonry"))
    assert [(run.span, run.current) for run in app.step_view.runs] == [(Span.KARMA, 0)]
    assert now in words(app, "now")
    assert card in words(app, "card")
    assert [node[1]["aria-current"] for node in find(app.card.content, "aria-current")] == ["step"]
    homer = app.session.machine.catalogue.find("Homer")
    assert (
        app.step_view.key_of(homer) in marks(app.step_view, app.texts, app.drawing.selection(), unfolded=False).running
    )


def test_once_the_karma_is_over_the_dogma_runs_alone() -> None:
    app = opened()
    app.answer(app.session.game.parse("dogma Masonry"))
    titles: list[str] = []
    while app.session.request is None and app.session.can_step:
        titles += [app.texts.card_title(run.card) for run in app.step_view.runs[:1] if not run.over]
        app.session.into()
    assert list(dict.fromkeys(titles)) == ["Homer", "Sargon of Akkad", "Masonry"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Sargon of Akkad, green 1, icons: bonus of 1"),
        ("en", "its karmas are in force: when its owner would not be eligible to share"),
        ("uk", "її карми діють: коли власник картки мав би лишитися без права долучитися"),
    ],
)
def test_the_label_of_a_top_figure_says_what_it_waits_for(lang: str, told: str) -> None:
    app = opened(lang)
    (label,) = [box.label for box in app.scene(width=1180, height=800).boxes if box.key == "sargon-of-akkad"]
    assert told in label
    assert "not done" not in label
    assert "ще не зроблено" not in label


TRADE = """
schema: innovation-position/1
sets: [base, figures]
players: [{name: Ann, board: {green: [Sailing]}}, {name: Ben, achievements: [Rivalry]}]
"""


@pytest.mark.parametrize(
    ("lang", "trade", "rivalry"),
    [
        (
            "en",
            "Trade, a green Decree: in the supply. Draw and foreshadow",
            "Rivalry, a purple Decree: claimed by Ben. ",
        ),
        (
            "uk",
            "Торгівля, зелений указ: у запасі. Доберіть і спрогнозуйте",
            "Суперництво, фіолетовий указ: здобув гравець",
        ),
    ],
)
def test_the_label_of_a_decree_says_its_color_and_what_it_does(lang: str, trade: str, rivalry: str) -> None:
    labels = {box.key: box.label for box in opened(lang, text=TRADE).scene(width=1180, height=800).boxes}
    assert labels["special-trade"].startswith(trade)
    assert labels["special-rivalry"].startswith(rivalry)
    assert "указ:" not in labels["special-empire"]
    assert "Decree:" not in labels["special-empire"]


@pytest.mark.parametrize(("lang", "told"), [("en", "foreshadow"), ("uk", "спрогнозуйте")])
def test_a_click_on_a_decree_opens_what_it_does_and_its_rule(lang: str, told: str) -> None:
    app = opened(lang, text=TRADE)
    app.choosing.on_table("special-trade")
    assert told in words(app, "why")
    assert "Decree Action" in words(app, "why")


@pytest.mark.parametrize(("width", "height"), [(1180, 800), (820, 640), (700, 560), (700, 480)])
def test_a_decree_that_nobody_has_shows_the_letter_of_its_color(width: int, height: int) -> None:
    scene = opened(text=TRADE).scene(width=width, height=height)
    at = {box.key: box for box in scene.boxes}
    letters = {
        key: [
            item.text
            for item in scene.items
            if isinstance(item, Text) and box.x <= item.x <= box.x + box.w and box.y <= item.y <= box.y + box.h + 1
        ]
        for key, box in at.items()
        if key in ("special-war", "special-trade", "special-rivalry", "special-empire")
    }
    assert "R" in letters["special-war"], "the sign of the set leaves room for it"
    assert "G" in letters["special-trade"]
    assert "P" not in letters["special-rivalry"]
    assert not {"R", "Y", "G", "B", "P"} & {*letters["special-empire"]}


FADING = """
schema: innovation-position/1
sets: [base, figures]
players:
  - {name: Ann, board: {green: [Fu Xi], red: [Archery]}, hand: [Gilgamesh, Augustus Caesar, Clothing]}
  - {name: Ben}
"""


@pytest.mark.parametrize(
    ("lang", "viewer", "told"),
    [
        ("en", 0, "You will have 2 top Figures: at the end of the action you fade until one is left."),
        ("en", None, "Ann will have 2 top Figures and fades until one is left at the end of the action."),
        ("uk", 0, "Верхніх постатей у вас буде 2: наприкінці дії вони згасатимуть по одній, доки не лишиться одна."),
    ],
)
def test_a_meld_that_leads_to_fading_says_so_before_the_click(lang: str, viewer: int | None, told: str) -> None:
    app = opened(lang, viewer, FADING)
    find = app.session.machine.catalogue.find
    two, over, none = (
        " ".join(to_text(meld_preview(app.step_view, app.texts, find(title))).split())
        for title in ("Gilgamesh", "Augustus Caesar", "Clothing")
    )
    assert told in two
    assert told not in over, "it covers the other Figure"
    assert told not in none


def test_a_karma_that_spares_figures_is_not_forgotten_before_the_click() -> None:
    app = opened(text=FADING.replace("red: [Archery]", "purple: [Duke Ellington]"))
    card = app.session.machine.catalogue.find("Gilgamesh")
    assert "top Figures" not in to_text(meld_preview(app.step_view, app.texts, card))


@pytest.mark.parametrize(
    ("lang", "told"), [("en", ("eye: ", "coin with a plus")), ("uk", ("око: ", "монета з плюсом"))]
)
def test_the_help_explains_the_eye_where_there_are_karmas(lang: str, told: tuple[str, ...]) -> None:
    figures = to_text(help_content(opened(lang, text=TRADE).texts))
    base = to_text(help_content(opened(lang, text=TRADE.replace(", figures", "").replace("[Rivalry]", "[]")).texts))
    for mark in told:
        assert mark in figures
        assert mark not in base


def test_only_top_cards_with_karmas_have_the_eye() -> None:
    app = opened(viewer=0)
    assert set(in_force(app.step_view, app.texts)) == {"sun-tzu", "imhotep", "homer", "sargon-of-akkad"}


def test_a_figure_that_is_looked_up_shows_its_karmas() -> None:
    app = opened()
    app.choosing.on_table("homer")
    assert "draw and tuck a" in words(app, "card")
    assert "Karma 1" in str(app.card.content)


TREBEK = YAML.replace("yellow: [Masonry]", "yellow: [Alex Trebek]").replace(
    "hand: [Agriculture, Sinuhe, Shennong, Plato, Daedalus]", "hand: [Agriculture]"
)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "There are 105 to choose from. Type one"), ("uk", "Варіантів вибору: 105. Введіть потрібний")],
)
def test_where_there_are_very_many_options_the_field_comes_first(lang: str, told: str) -> None:
    app = opened(lang, text=TREBEK)
    app.answer(app.session.game.parse("draw"))
    while app.session.request is None:
        app.session.into()
    shown = str(app.now.content)
    assert told in words(app, "now").replace("115", "105")
    assert shown.index("itut-typed") < shown.index("itut-many")
    acts = [node[1]["data-act"] for node in find(app.now.content, "data-act")]
    assert acts.count("typed") == 1


SEVERAL = """
schema: innovation-position/1
sets: [base, figures]
players:
  - {name: Ann, board: {green: [Galileo Galilei], yellow: [Agriculture]}, hand: [Isaac Newton, Masonry]}
  - {name: Ben, board: {purple: [Catherine the Great]}}
"""


@pytest.mark.parametrize(
    ("lang", "viewer", "told"),
    [
        (
            "en",
            0,
            (
                "You would take a Meld action, and several",
                "Catherine the Great on Ben’s board would come first",
                "transfer",
            ),
        ),
        (
            "en",
            1,
            (
                "Ann would take a Meld action, and several",
                "Catherine the Great on your board would come first",
                "transfer",
            ),
        ),
        (
            "uk",
            0,
            (
                "Ви маєте виконати дію розіграшу, і на це чекають",
                "«Катерина II» з ігрової зони гравця Ben",
                "перемістити",
            ),
        ),
    ],
)
def test_the_choice_of_a_karma_names_what_they_wait_for_and_what_each_says(
    lang: str, viewer: int, told: tuple[str, ...]
) -> None:
    app = opened(lang, viewer, SEVERAL)
    app.answer(app.session.game.parse("meld Isaac Newton"))
    said = words(app, "now")
    for each in told:
        assert each in said


def test_a_meld_that_a_karma_comes_before_promises_no_totals() -> None:
    app = opened(text=SEVERAL)
    card = app.session.machine.catalogue.find("Isaac Newton")
    assert not meld_preview(app.step_view, app.texts, card)
    assert "icon totals" not in words(app, "now").lower()
    without = opened(
        text=SEVERAL.replace("green: [Galileo Galilei], ", "").replace("[Catherine the Great]", "[Mysticism]")
    )
    assert "Icon totals" in words(without, "now")


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_card_that_a_karma_would_draw_and_meld_is_not_given_away(lang: str) -> None:
    text = SEVERAL.replace("Galileo Galilei", "Su Song").replace("Catherine the Great", "Mysticism")
    one, other = (
        words(opened(lang, text=f"{text}decks: {{3: [{top}]}}\n"), "now") for top in ("Machinery", "Education")
    )
    assert one == other
    assert ("Su Song" if lang == "en" else "Су Сун") in one


COUNTED = """
schema: innovation-position/1
sets: [base, figures]
players:
  - {name: Ann, board: {purple: [Niccolo Machiavelli], red: {cards: [Archery, Oars], splay: right}}, achievements: [1]}
  - {name: Ben, hand: [2]}
"""


@pytest.mark.parametrize(("lang", "told"), [("en", "By the karma of Niccolo Machiavelli"), ("uk", "Макіавеллі")])
def test_a_click_on_the_back_of_an_achievement_explains_how_many_there_are(lang: str, told: str) -> None:
    app = opened(lang, text=COUNTED)
    zone = next(each for each in app.step_view.view.players[0].zones if each.word == "achievements")
    app.choosing.on_table(zone.cards[0].key)
    assert told in words(app, "why")


def test_a_click_on_the_back_of_a_card_in_hand_explains_nothing() -> None:
    app = opened(text=COUNTED)
    app.choosing.on_table(app.step_view.view.players[1].zones[0].cards[0].key)
    assert "Machiavelli" not in words(app, "why")


KING = """
schema: innovation-position/1
sets: [base, figures]
players: [{name: Ann, board: {red: [Gilgamesh], green: [The Wheel]}}, {name: Ben, board: {blue: [Tools]}}]
"""


@pytest.mark.parametrize(
    ("lang", "about", "told"),
    [
        ("en", "Which of your icons do karmas add?", "The karma of Gilgamesh adds +4"),
        ("uk", "Які з ваших символів додають карми?", "Карма картки «Гільгамеш» додає +4"),
    ],
)
def test_a_click_on_a_player_tells_which_icons_karmas_add(lang: str, about: str, told: str) -> None:
    app = opened(lang, text=KING)
    app.choosing.on_table("player-0")
    said = words(app, "why")
    assert about in said
    assert told in said
    app.choosing.on_table("player-1")
    assert told not in words(app, "why"), "no karma adds any of Ben's"

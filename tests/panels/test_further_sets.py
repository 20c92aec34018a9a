"""What the panels tell of further sets: the next draw, Endorse, icons, scores, safes, echoes, promotions, digs."""

from itertools import groupby

import pytest

from engine.game import Game
from engine.lang.terms import Mark
from engine.positions import loads
from engine.rules.index import RULES
from engine.trace.events import Fact, Moved, Shown
from tutor.app import App
from tutor.panels.card import card_content, card_entry
from tutor.panels.help import help_content
from tutor.panels.html import find, to_text
from tutor.panels.legend import RULES_OF_MARKS, acts_at_once, of_game, words_explained
from tutor.panels.log import LogTree
from tutor.panels.why import happened
from tutor.session import Session

YAML = """
schema: innovation-position/1
sets: [base, unseen, cities]
players:
  - name: Ann
    board: {red: {cards: [Archery, Oars], splay: left}, green: [Sailing], blue: [Tools], yellow: [Nineveh]}
    hand: [Agriculture, Metalworking, Athens]
    safe: [Mathematics, Ninja, Calendar]
    score: [Currency, Fermenting, Mysticism]
  - name: Bob
    board: {purple: {cards: [Philosophy, City States], splay: right}, red: {cards: [Kuala Lumpur, Algiers], splay: up}}
    hand: [Mapmaking, Clothing]
"""


def opened(lang: str = "en", viewer: int | None = 0, text: str = YAML) -> App:
    position = loads(text)
    return App(Session(position.game(), viewer=viewer, title="Sets"), lang=lang, position=position)


def words(app: App, panel: str) -> str:
    return " ".join(to_text(getattr(app, panel).content).split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Draw a card: a [2] of The Unseen Your highest top card is a [2]. Your first card this turn"),
        ("uk", "Добрати картку: [2] з набору «Незриме» Ваша найцінніша верхня картка має значення [2]. Ваша перша"),
    ],
)
def test_the_next_draw_names_its_deck_and_the_rule(lang: str, told: str) -> None:
    app = opened(lang)
    assert told.replace(" ", "") in words(app, "now").replace(" ", "")
    assert app.step_view.option_keys(app.session.game.parse("draw")[0]) == ("deck-unseen-2",)


def test_an_empty_deck_of_the_set_is_told_before_the_draw() -> None:
    app = opened(text=YAML + "decks: {unseen: {2: empty}}\n")
    told = words(app, "now")
    assert "Draw a card: a [2]" in told
    assert "No card of value 2 of the set The Unseen is left, so a base card is drawn" in told
    app.ask("draw")
    assert "No card of value 2 of the set The Unseen is left" in words(app, "why")
    assert app.step_view.option_keys(app.session.game.parse("draw")[0]) == ("deck-2",)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Nineveh endorses", "Metalworking, Agriculture, Athens", "You execute each effect twice")),
        ("uk", ("Підтримує Ніневія", "Сільське господарство, Афіни", "ви виконуєте двічі")),
    ],
)
def test_endorse_tells_city_price_and_what_doubles_before_the_click(lang: str, told: tuple[str, ...]) -> None:
    shown = words(opened(lang), "now")
    assert all(each in shown for each in told), shown
    hidden = words(opened(lang, viewer=1), "now")
    assert not [title for title in ("Agriculture", "Сільське", "Athens", "Афіни") if title in hidden]
    assert "(there are 3)" in hidden or "(таких 3)" in hidden


def test_endorse_stands_with_the_other_ways_to_a_dogma() -> None:
    shown = words(opened(), "now")
    assert shown.index("Dogma 5") < shown.index("Endorse 8") < shown.index("Achieve 9")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Its icons act at once: [] plus"), ("uk", "Одразу діють її символи: [] плюс")]
)
def test_a_city_in_hand_tells_which_icons_would_act_in_words_too(lang: str, told: str) -> None:
    assert told in words(opened(lang), "now")


@pytest.mark.parametrize(
    ("lang", "text", "acts", "told"),
    [
        (
            "en",
            YAML,
            ("endorse Sailing",),
            ("Nineveh shows [prosperity (crown)] and endorses", "with Sailing", "of value 2 or less"),
        ),
        ("uk", YAML, ("endorse Sailing",), ("На місті «Ніневія» є [корона]", "«Судноплавство»", "щонайбільше 2")),
        (
            "en",
            YAML.replace("yellow: [Nineveh]", "yellow: [Nineveh], purple: [Ephesus]"),
            ("endorse Sailing",),
            ("Several of your cities show [prosperity (crown)], the featured icon of Sailing",),
        ),
        ("en", "PROMOTION", ("meld construction",), ("You have melded Construction", "of value 2 or less")),
        ("uk", "PROMOTION", ("meld construction",), ("Ви розіграли «Будування»", "щонайбільше 2")),
        (
            "en",
            "DIG",
            ("meld writing",),
            ("You have covered Alchemy, so there is a dig of value 3", "If nothing is chosen: The dig"),
        ),
        (
            "uk",
            "DIG",
            ("meld writing",),
            ("Накрито «Алхімію», тож є розкопки зі значенням 3", "Якщо нічого не вибрати: Розкоп"),
        ),
    ],
)
def test_what_a_rule_of_a_set_asks_names_what_it_is_about(
    lang: str, text: str, acts: tuple[str, ...], told: tuple[str, ...]
) -> None:
    app = opened(lang, text={"PROMOTION": PROMOTION, "DIG": DIG}.get(text, text))
    for act in acts:
        app.answer(app.session.game.parse(act))
    shown = words(app, "now")
    assert all(each in shown for each in told), shown


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "of 2 needed. Zen: have a top card of value 6 or higher, and no top card of odd value."),
        ("uk", "треба 2. Дзен: мати верхню картку зі значенням 6 чи більше і жодної верхньої картки"),
    ],
)
def test_the_label_of_a_special_achievement_says_what_it_is_claimed_for(lang: str, told: str) -> None:
    app = opened(lang)
    labels = [box.label for box in app.scene(width=1180, height=800).boxes if box.key == "special-zen"]
    assert told in labels[0]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("score-1", "Bob’s score is 5: 0 in the score pile and a bonus of 5."),
        ("achievements-1", "fountain on Kuala Lumpur counts as an achievement"),
        ("safe-0", "The limit of the safe"),
        ("safe-0-0", "You cannot claim your secret of value 2 yet."),
    ],
)
def test_a_click_on_a_zone_opens_what_is_told_of_it(key: str, told: str) -> None:
    app = opened()
    app.choosing.on_table(key)
    assert told in words(app, "why")


def test_a_click_on_a_zone_without_a_rule_of_its_own_opens_nothing() -> None:
    app = opened()
    app.choosing.on_table("hand-1")
    assert "hand" not in words(app, "why").lower()


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_icons_of_a_city_are_explained_and_open_their_rules(lang: str) -> None:
    app = opened(lang)
    app.choosing.on_table("nineveh")
    acts = [node[1]["data-act"] for node in find(app.card.content, "data-act")]
    assert {"ask:rule:bonus-icons", "ask:rule:city-search"} <= set(acts)
    for rule in ("bonus-icons", "city-search"):
        app.ask(f"rule:{rule}")
        told = app.texts.game_text.rule(rule, 4)
        assert told.title in words(app, "why")
        assert told.citations[0] in words(app, "why")
    assert app.texts.effects("Nineveh") == app.texts.slots_explained(app.session.machine.catalogue.find("Nineveh"))


def test_every_mark_has_a_rule_that_explains_it() -> None:
    written = {Mark.EMPTY, Mark.INSPIRE}  # nothing to explain, or a text on the card itself
    assert set(RULES_OF_MARKS) == set(Mark) - written
    assert set(RULES_OF_MARKS.values()) <= set(RULES)
    assert not acts_at_once(Mark.FLAG)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_new_words_of_a_card_open_their_rules(lang: str) -> None:
    text = YAML.replace("hand: [Agriculture, Metalworking, Athens]", "hand: [Assassination, Archery]").replace(
        "red: {cards: [Archery, Oars], splay: left}, ", ""
    )
    app = opened(lang, text=text)
    machine = app.session.machine
    assert words_explained(machine, machine.catalogue.find("Archery")) == ()
    safes = [card for card in machine.programmed if "keyword-safeguard" in words_explained(machine, card)]
    assert len(safes) > 10
    card = safes[0]
    app.attention.looked_up_card = card
    app.drawing.redraw()
    acts = [node[1]["data-act"] for node in find(app.card.content, "data-act")]
    assert "ask:rule:keyword-safeguard" in acts


@pytest.mark.parametrize(
    ("lang", "with_city", "second"),
    [("en", "Endorsed with Linzi", "for the second time"), ("uk", "підтримано містом «Ліньцзи»", "вдруге")],
)
def test_an_endorsed_action_says_so_and_counts_its_turns(lang: str, with_city: str, second: str) -> None:
    text = """
schema: innovation-position/1
sets: [base, cities]
players:
  - {name: Ann, board: {green: [The Wheel], yellow: [Linzi], red: [Archery]}, hand: [Agriculture]}
  - {name: Bob, board: {purple: [Philosophy], red: [Oars]}}
"""
    app = opened(lang, viewer=None, text=text)
    app.session.play(app.session.game.parse("endorse The Wheel"), run=False)
    said = []
    while app.session.request is None or app.session.request.kind != "action":
        app.do("into")
        said.append(words(app, "now"))
    assert any(with_city in each for each in said)
    assert any(second in each for each in said)
    assert not any(with_city in each for each in said[-1:])


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_help_has_the_icons_of_the_sets_in_play(lang: str) -> None:
    app = opened(lang)
    text = to_text(help_content(app.texts))
    rules = {rule for _, rule in of_game(app.session.machine)}
    assert rules == {*RULES_OF_MARKS.values(), "bonus-icons", "city-search"} - {"keyword-card-image", "echo-effects"}
    for rule in rules:
        assert app.texts.spoken(app.texts.game_text.rule(rule, 4).text)[:20] in app.texts.spoken(text)
    base = opened(lang, text="schema: innovation-position/1\nplayers: [{name: Ann}, {name: Bob}]\n")
    assert not of_game(base.session.machine)
    assert app.texts.message("help-icons") not in to_text(help_content(base.texts))


def test_what_is_told_of_a_place_is_no_refusal() -> None:
    app = opened()
    app.choosing.on_table("safe-0")
    assert "no option" not in words(app, "now")
    app.choosing.on_table("safe-0-0")
    assert "no option" in words(app, "now"), "a secret that cannot be achieved yet is none"


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "It needs 10 points (5 × 1 × 2), as you have 1"), ("uk", "Треба 10 очок (5 × 1 × 2), бо досягнень")],
)
def test_a_second_achievement_of_a_value_tells_what_it_costs(lang: str, told: str) -> None:
    text = """
schema: innovation-position/1
sets: [base, unseen]
players:
  - {name: Ann, board: {blue: [Writing]}, safe: [Assassination], score: [Translation, Optics, Medicine, Paper],
     achievements: [Pottery]}
  - {name: Bob, board: {purple: [Philosophy]}}
"""
    shown = words(opened(lang, text=text), "now")
    assert told in shown
    first = words(opened(lang, text=text.replace("[Pottery]", "[Empiricism]")), "now")
    assert told[:8] not in first


ECHOES = """
schema: innovation-position/1
sets: [base, echoes]
players:
  - name: Ann
    board: {blue: {cards: [Magnifying Glass, Ruler, Lever], splay: up}, yellow: [Near-Field Comm]}
    score: [Almanac]
    forecast: [Pottery]
  - name: Bob
    board: {green: [Sailing]}
"""


@pytest.mark.parametrize(("lang", "name"), [("en", "echo effect"), ("uk", "ефект-відлуння")])
def test_echo_effects_are_marked_and_shown_on_their_own_cards_as_they_run(lang: str, name: str) -> None:
    app = opened(lang, None, ECHOES)
    app.answer(app.session.game.parse("dogma magnifying-glass"))
    shown: list[str] = []
    while app.session.request is None:
        shown.append(words(app, "card"))
        app.session.into()
    titles = {"en": ("Lever", "Ruler", "Magnifying Glass"), "uk": ("Важіль", "Лінійка", "Збільшувальне скло")}[lang]
    order = [title for told in shown for title in titles if f"[]{title}" in told]
    assert [title for title, _ in groupby(order)] == [titles[2], titles[0], titles[1], titles[2]]
    assert any(f"1[{name}]" in told for told in shown)


def asked_for(app: App) -> str:
    """What is asked now; nothing while effects run."""
    request = app.session.request
    return "" if request is None else request.purpose


def test_an_echo_effect_of_another_card_is_no_effect_of_the_card_that_is_self_executed() -> None:
    app = opened("en", None, ECHOES)
    app.answer(app.session.game.parse("dogma near-field-comm"))
    while app.session.request is None:
        app.session.into()
    app.answer((1,))
    told = []
    while (purpose := asked_for(app)) != "turn":
        told.append(words(app, "card"))
        if purpose:
            app.answer(())
        else:
            app.session.into()
    assert any("[]Almanac" in each and "1[echo effect] Runs now" in each for each in told)


def test_the_echo_effect_that_runs_is_told_and_lit_where_it_sits() -> None:
    app = opened("en", None, ECHOES)
    app.answer(app.session.game.parse("dogma magnifying-glass"))
    lit: list[str] = []
    while app.session.request is None:
        marked = app.drawing.marks().echoing
        assert len(marked) <= 1
        for key in marked:
            lit.append(key)
            title = app.step_view.cards[key].title
            assert f"executes the echo effect of {title}." in words(app, "now")
            label = next(box.label for box in app.scene().boxes if box.key == key)
            assert label.endswith("its echo effect runs now")
        assert "Magnifying Glass runs." in words(app, "now")
        app.session.into()
    assert [key for key, _ in groupby(lit)] == ["lever", "ruler", "magnifying-glass"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The echo effects of Lever, Ruler and Magnifying Glass are visible in blue"),
        ("uk", "видно ефекти-відлуння карток"),
    ],
)
def test_echo_effects_are_told_before_the_click(lang: str, told: str) -> None:
    assert told in words(opened(lang, 0, ECHOES), "now")


PROMOTION = """
schema: innovation-position/1
sets: [base, echoes]
players:
  - {name: Ann, board: {red: [Archery], green: [Sailing]}, hand: [Construction, Oars], forecast: [Bell, Comb, Katana]}
  - {name: Bob, board: {purple: [Philosophy]}}
"""


@pytest.mark.parametrize(
    ("lang", "promotes", "foreseen"),
    [
        ("en", "In your forecast are 2 cards of value 2 or less", "Bell was promoted"),
        ("uk", "є картки зі значенням щонайбільше 2 (їх 2)", "Картку «Дзвін» втілено"),
    ],
)
def test_a_promotion_is_told_before_and_its_dogma_waits_to_be_stepped_through(
    lang: str, promotes: str, foreseen: str
) -> None:
    app = opened(lang, 0, PROMOTION)
    assert promotes in words(app, "now")
    app.answer(app.session.game.parse("meld construction"))
    assert promotes in words(app, "why")
    assert app.session.request is not None
    assert app.session.request.purpose == "promote"
    assert words(app, "now").count("(0 < 5)") == 2, "who would share is told of each card that can be promoted"
    app.answer(app.session.game.parse("bell"))
    assert app.session.request is None
    assert app.step_view.in_dogma
    assert foreseen in words(app, "now")
    app.do("decision")
    assert app.session.request is not None
    assert foreseen in words(app, "now")


DIG = """
schema: innovation-position/1
sets: [base, artifacts]
players:
  - {name: Ann, board: {blue: [Alchemy], red: [Archery]}, hand: [Writing, Agriculture], museums: [Moses]}
  - {name: Bob, board: {purple: [Monotheism], red: [Oars]}, museums: [Excalibur, Museum 4]}
"""


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "(3 ≥ 1) and whose image is in the same slot: a dig"), ("uk", "розкопки зі значенням 3")]
)
def test_a_meld_tells_the_dig_that_it_sets_off(lang: str, told: str) -> None:
    app = opened(lang, 0, DIG)
    shown = words(app, "now")
    assert shown.count(told) == 1
    yellow = app.step_view.melding(app.session.machine.catalogue.find("Agriculture"))
    assert yellow is not None
    assert not yellow.sets_off, "nothing is covered"


@pytest.mark.parametrize(
    ("lang", "seize", "ignored", "higher"),
    [
        (
            "en",
            "You may seize an Artifact of value 3",
            "The dig is ignored: Terracotta Army is on your display already.",
            "No base card of value 3 is left, so the dig takes an Artifact of age 4.",
        ),
        (
            "uk",
            "захопити з музею суперника артефакт зі значенням 3",
            "Розкопки пропущено",
            "зі значенням 3 не лишилося",
        ),
    ],
)
def test_a_meld_tells_before_it_what_will_come_of_its_dig(lang: str, seize: str, ignored: str, higher: str) -> None:
    plain = words(opened(lang, 0, DIG), "now")
    assert seize in plain
    assert ignored not in plain
    full = words(
        opened(lang, 0, DIG.replace("museums: [Moses]", "display: [Terracotta Army]") + "turn: {action: 2}\n"), "now"
    )
    assert seize in full
    assert ignored in full
    text = DIG.replace(", museums: [Excalibur, Museum 4]", "")
    skips = words(opened(lang, 0, text + "decks: {3: empty}\n"), "now")
    assert higher in skips
    assert seize not in skips


SHOWCASE = """
schema: innovation-position/1
sets: [base, artifacts]
players:
  - {name: Ann, board: {blue: [Alchemy], yellow: [Agriculture]}, display: [Moses]}
  - {name: Bob, board: {purple: [Monotheism], red: [Oars]}}
"""


@pytest.mark.parametrize(
    ("lang", "before", "turn", "kind"),
    [
        (
            "en",
            "Bob neither shares nor is compelled (0 < 7)",
            "Your turn, before the first action",
            "Moses is showcased",
        ),
        (
            "uk",
            "Bob не долучається й не під примусом (0 < 7)",
            "Ваш хід, перед першою дією",
            "Картка «Мойсей» — на вітрині",
        ),
    ],
)
def test_a_showcase_tells_who_would_take_part_and_waits_to_be_stepped_through(
    lang: str, before: str, turn: str, kind: str
) -> None:
    app = opened(lang, 0, SHOWCASE)
    assert before in words(app, "now")
    assert turn in words(app, "now"), "asked before the first action"
    app.answer(app.session.game.parse("moses"))
    assert app.step_view.in_dogma
    assert turn in words(app, "now")
    assert kind in words(app, "now")


def test_the_trial_of_a_promotion_is_no_move_of_the_game() -> None:
    app = opened("en", 0, PROMOTION)
    app.answer(app.session.game.parse("meld construction"))
    state = app.session.state.copy()
    bell = app.session.machine.catalogue.find("Bell")
    found = app.step_view.leads_to(bell)
    assert found is not None
    assert found[0] == bell
    assert app.session.state == state
    assert app.step_view.leads_to(bell) == found


@pytest.mark.parametrize(
    ("lang", "later", "several"),
    [
        (
            "en",
            "Only your first card this turn can be an Unseen card, and that has been drawn",
            "share the highest value, 1",
        ),
        (
            "uk",
            "може бути лише перша картка, яку ви добираєте за хід, а її вже добрано",
            "Найбільше значення, 1, мають",
        ),
    ],
)
def test_why_the_next_draw_is_a_base_card_is_told(lang: str, later: str, several: str) -> None:
    text = YAML.replace("sets: [base, unseen, cities]", "sets: [base, unseen, cities, echoes]").replace(
        ", yellow: [Nineveh]", ""
    )
    app = opened(lang, text=text + "turn: {drawn: [Ann]}\n")
    assert later in words(app, "now")
    assert several in words(app, "now")
    app.ask("draw")
    assert later in words(app, "why")
    app.ask("")
    app.answer(app.session.game.parse("draw"))
    assert later in words(app, "why")


@pytest.mark.parametrize(
    ("lang", "promised", "denied"),
    [
        ("en", "After it: the City draw", "You have a City in your hand already, so you do not draw another."),
        ("uk", "Після цього: добір міста", "У вас на руці вже є місто, тож іншого ви не добираєте."),
    ],
)
def test_a_new_color_promises_a_city_only_to_who_has_none_in_hand(lang: str, promised: str, denied: str) -> None:
    text = """
schema: innovation-position/1
sets: [base, cities]
players:
  - {name: Ann, board: {red: [Archery]}, hand: [Tools, Athens]}
  - {name: Bob, board: {purple: [Philosophy]}}
"""
    holding = words(opened(lang, text=text), "now")
    assert denied in holding
    assert promised not in holding
    without = words(opened(lang, text=text.replace(", Athens", "")), "now")
    assert promised in without
    assert denied not in without


def log_lines(app: App, kind: str) -> list[str]:
    """The sentences of the log that tell facts of a kind."""
    told = [(entry, entry.item) for step in app.session.steps for entry in step.entries]
    logged = [entry for entry, item in told if isinstance(item, Fact) and item.kind.shown is Shown.LOG]
    return [app.texts.fact(entry).sentence for entry in logged if getattr(entry.item, "kind", "") == kind]


@pytest.mark.parametrize(
    ("lang", "first", "later"),
    [
        ("en", "Your first card this turn: an Unseen [1]", "Only your first card this turn can be an Unseen card"),
        (
            "uk",
            "Ваша перша картка цього ходу: [1] з набору",
            "може бути лише перша картка, яку ви добираєте за хід, а її вже добрано",
        ),
    ],
)
def test_a_draw_inside_an_effect_tells_why_it_is_no_unseen_card(lang: str, first: str, later: str) -> None:
    text = """
schema: innovation-position/1
sets: [base, unseen, echoes]
players:
  - {name: Ann, board: {blue: [Writing], green: [The Wheel]}}
  - {name: Bob, board: {purple: [Philosophy]}}
"""
    app = opened(lang, text=text)
    app.session.play(app.session.game.parse("dogma The Wheel"), run=False)
    told = ""
    while app.session.request is None:
        app.do("into")
        told += words(app, "why")
    assert first in told
    assert later in told
    assert len(log_lines(app, "unseen-first-card")) == 1, "said once, in the log, too"
    assert not log_lines(app, "unseen-later-card"), "the log says what is drawn; why it is a base card stands in Why"
    assert not log_lines(app, "echoes-several-highest")


def test_before_the_first_turn_nobody_is_about_to_draw() -> None:
    session = Session(Game.new(("Ann", "Bob"), sets=("base", "echoes"), seed=3), viewer=0)
    app = App(session, lang="en")
    labels = " ".join(box.label for box in app.scene(width=1180, height=800).boxes)
    assert app.step_view.view.next_draw is None
    assert "would draw" not in labels
    while app.session.request.purpose == "first-meld":
        app.answer(app.session.request.options[:1])
    assert app.step_view.view.next_draw is not None


ALL_SETS = """
schema: innovation-position/1
sets: [base, echoes, cities, artifacts, unseen]
players:
  - name: Ann
    board: {blue: {cards: [Magnifying Glass, Ruler, Lever], splay: up}, red: [Excalibur], yellow: [Nineveh]}
    hand: [Bell, Moses, Athens, Assassination]
    score: [Pottery]
    forecast: [Comb]
    display: [Terracotta Army]
    museums: [Mona Lisa, Museum 4]
    safe: [Calendar]
  - {name: Bob, board: {purple: [Philosophy]}, forecast: [Katana], museums: [Holy Grail, Museum 2]}
turn: {action: 2}
"""


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_whatever_lies_on_a_table_of_four_sets_answers_a_click(lang: str) -> None:
    app = opened(lang, 1, ALL_SETS)
    offered, asked = app.step_view.choices(), 0
    for box in app.scene(width=1180, height=800).boxes:
        if box.key in offered or box.role == "button":
            continue
        app.choosing.on_table(box.key)
        found = app.drawing.explanation
        asked += found is not None
        if box.key.startswith(("special-", "forecast-0", "display-0", "museums-0", "safe-0")) and found is not None:
            title = app.texts.game_text.rule(found.rules[0], 4).title if found.rules else found.about
            assert title in words(app, "why")
        elif not app.attention.looked_up_card:
            assert words(app, "now") or box.key.startswith("player")
        app.ask("")
    assert asked > 30
    for set_, rule in (("unseen", "draw-unseen"), ("echoes", "draw-echoes"), ("cities", "city-draw-new-color")):
        app.choosing.on_table(f"decks-{set_}")
        assert app.texts.game_text.rule(rule, 4).title in words(app, "why")
        assert not app.attention.selection.notice
    app.choosing.on_table("decks-artifacts")
    assert app.texts.game_text.rule("dig-event", 4).title in words(app, "why")
    app.choosing.on_table("special-zen")
    assert "Ann" in words(app, "why")
    assert not app.attention.selection.notice, "no refusal: its rule is told, and how far everybody is"
    app.choosing.on_table("special-museum-4")
    assert app.drawing.explanation is not None
    assert {"museum-check", "museums-in-supply", "artifact-in-museum"} <= set(app.drawing.explanation.rules)


@pytest.mark.parametrize(
    ("title", "rules"),
    [
        ("Bell", {"keyword-foreshadow", "foreseen", "promotion", "echo-effects"}),
        ("Moses", {"compel-vulnerable"}),
        ("Magnifying Glass", {"echo-effects", "bonus-icons"}),
        ("Excalibur", {"compel-vulnerable"}),
        ("Philosophy", set()),
    ],
)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_words_and_icons_of_echoes_and_artifacts_open_their_rules(lang: str, title: str, rules: set[str]) -> None:
    app = opened(lang, 0, ALL_SETS)
    machine = app.session.machine
    card = machine.catalogue.find(title)
    assert set(words_explained(machine, card)) == rules
    app.attention.looked_up_card = card
    app.drawing.redraw()
    acts = {node[1]["data-act"] for node in find(app.card.content, "data-act")}
    assert {f"ask:rule:{rule}" for rule in rules} <= acts
    for rule in rules:
        app.ask(f"rule:{rule}")
        assert app.texts.game_text.rule(rule, 4).title in words(app, "why")


def malformed(nodes: object, where: str = "") -> list[str]:
    """Return what of a panel's content is neither a text nor an element with attributes, which no page can show."""
    found: list[str] = []
    assert isinstance(nodes, list)
    for place, node in enumerate(nodes):
        at = f"{where}/{place}"
        if isinstance(node, str):
            continue
        if not (isinstance(node, list) and len(node) >= 2 and isinstance(node[0], str) and isinstance(node[1], dict)):
            found.append(f"{at}: {node!r}")
            continue
        found += malformed(node[2:], f"{at}.{node[0]}")
    return found


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_card_of_the_sets_can_be_shown_in_a_page(lang: str) -> None:
    app = opened(lang, None, ALL_SETS)
    catalogue = app.session.machine.catalogue
    for card in catalogue.cards:
        if card.set != "base":
            assert not malformed(card_entry(app.texts, card.id)), card.title
            assert not malformed(card_content(app.step_view, app.texts, looked_up=card.id)), card.title


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        (ECHOES, ("dogma magnifying-glass",)),
        (PROMOTION, ("meld construction", "bell")),
        (DIG, ("meld writing", "excalibur")),
        (SHOWCASE, ("moses",)),
        (ALL_SETS, ()),
    ],
)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_step_of_the_sets_can_be_shown_in_a_page(lang: str, text: str, acts: tuple[str, ...]) -> None:
    app = opened(lang, 0, text)
    left = list(acts)
    for _ in range(30):
        for panel in (app.now, app.why, app.card, app.log, app.lines):
            assert not malformed(panel.content)
        if app.session.request is None:
            app.do("into")
        elif left:
            app.answer(app.session.game.parse(left.pop(0)))
        else:
            break
    assert not left


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Several ways to choose it: "), ("uk", "Це можна вибрати по-різному: ")]
)
def test_a_card_that_can_be_chosen_in_two_ways_says_so_on_a_click(lang: str, told: str) -> None:
    app = opened(lang)
    key = next(key for key, options in app.step_view.choices().items() if len(options) > 1)
    app.choosing.on_table(key)
    assert told in words(app, "now")
    title = app.step_view.cards[key].card
    assert title is not None
    assert f"{app.texts.card_title(title)} [" in app.attention.selection.notice.replace("»", "")
    assert "[" not in app.hub.spoken
    assert app.session.step.number == 0


def test_who_is_not_compelled_is_shown_as_spared() -> None:
    text = DIG.replace("red: [Archery]", "red: [Excalibur]").replace("museums: [Excalibur, Museum 4]", "hand: [Oars]")
    text = text.replace("red: [Oars]}, hand: [Oars]", "red: [Oars]}").replace(", museums: [Moses]", "")
    app = opened("en", 0, text + "  - {name: Cem, board: {yellow: [Fermenting]}}\n")
    app.answer(app.session.game.parse("dogma excalibur"))
    kinds = {seat: kind for seat, kind, _, _ in app.step_view.view.verdicts}
    assert kinds == {0: "last", 1: "compelled", 2: "spared"}
    shown = app.drawing.marks().verdicts
    assert shown[1].startswith("compelled")
    assert shown[2].startswith("not compelled")


YAMATO = """
schema: innovation-position/1
sets: [base, artifacts]
players:
  - {name: Ann, PLACE}
  - {name: Bob}
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Its value is [11] while it is on a board."), ("uk", "Поки картка в ігровій зоні, її значення — [11].")],
)
def test_a_card_tells_the_value_that_it_has_on_a_board(lang: str, said: str) -> None:
    """Ultimate p. 27, Battleship Yamato: said wherever the card is read."""
    app = opened(lang, text=YAMATO.replace("PLACE", "board: {red: [Battleship Yamato]}"))
    card = app.texts.machine.catalogue.find("Battleship Yamato")
    for shown in (card_entry(app.texts, card), card_content(app.step_view, app.texts, looked_up=card)):
        assert said in " ".join(to_text(shown).split())
    assert any("[11]" in line for line in app.texts.effects("Battleship Yamato"))
    assert not any("[11]" in line for line in app.texts.effects("Archery"))


@pytest.mark.parametrize(
    ("place", "value"), [("board: {red: [Battleship Yamato]}", 11), ("score: [Battleship Yamato]", 8)]
)
def test_on_the_table_it_has_the_value_of_the_place_where_it_lies(place: str, value: int) -> None:
    app = opened(text=YAMATO.replace("PLACE", place))
    assert app.step_view.cards["battleship-yamato"].value == value


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "your secret of value 1 ({} ≥ 5 points)"), ("uk", "свій секрет зі значенням 1 (очки: {} ≥ 5)")],
)
def test_the_claim_of_a_secret_tells_the_points(lang: str, told: str) -> None:
    rich = YAML.replace("safe: [Mathematics, Ninja, Calendar]", "safe: [Pottery]").replace(
        "score: [Currency, Fermenting, Mysticism]", "score: [Gunpowder, Navigation, Colonialism, Writing]"
    )
    app = opened(lang, text=rich)
    app.answer(app.session.game.parse("achieve safe-of-1-1"))
    points = app.session.view().players[0].points
    assert told.format(points) in words(app, "why")


TREASURE = """
schema: innovation-position/1
sets: [base, unseen]
players:
  - name: Ann
    board: {green: [Buried Treasure]}
    score: [Pottery, Tools, Writing, Clothing, Code of Laws]
  - name: Bob
    board: {purple: [Philosophy]}
"""


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "at least four cards” holds (5 against 4)"), ("uk", "» виконано (5 проти 4)")]
)
def test_a_condition_tells_the_numbers_that_it_compares(lang: str, told: str) -> None:
    app = opened(lang, text=TREASURE)
    app.answer(app.session.game.parse("dogma buried-treasure"))
    seen = []
    for _ in range(12):
        request = app.session.request
        if request is not None and request.purpose != "turn":
            app.answer(request.options[: max(1, request.low)])
        else:
            app.do("into")
        seen.append(words(app, "why"))
    assert any(told in each for each in seen), seen


DECK_JUNKED = """
schema: innovation-position/1
sets: [base, artifacts]
players:
  - {name: Ann, board: {purple: [Dead Sea Scrolls]}}
  - {name: Bob}
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You junk 8 cards from the [2] deck of Artifacts."),
        ("uk", "Ви скидаєте 8 карток із колоди [2] набору «Артефакти»."),
    ],
)
def test_a_whole_deck_that_is_junked_is_one_line(lang: str, said: str) -> None:
    """Dead Sea Scrolls: in the log and under Why, with how many they are and without any front."""
    app = opened(lang, text=DECK_JUNKED)
    session = app.session
    session.play(session.game.parse("dogma dead-sea-scrolls"), run=True)
    junked = [
        step
        for step in session.path()
        for entry in session.visible_entries(session.steps[step])
        if isinstance(entry.item, Moved)
        and entry.item.verb == "junk"
        and app.session.machine.home[entry.item.card] >= 0
    ]
    assert junked[:8] == [junked[0]] * 8
    log = LogTree(session)
    log.all(open_=True)
    assert to_text(log.show(app.texts)).count(said) == 1
    session.goto(junked[0])
    assert happened(app.step_view, app.texts).count(said) == 1

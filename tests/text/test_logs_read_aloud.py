"""Sentences of logs that stumbled when whole games with sets were read aloud, as they read now."""

import pytest

from engine.cards.sets import set_names
from engine.text.game_text import GameText
from engine.trace.events import At, Chosen, Entry, Fact
from tests.kit import NONE, Table, table

NAMES = ("Ann", "Bob")


def log(end: Table, language: str, viewer: int | None = None) -> list[str]:
    """All sentences of a played table: what happened, and why."""
    words = GameText(language, NAMES, viewer)
    found = []
    for entry in end.entries:
        if isinstance(entry.item, Fact):
            found.append(words.fact(end.m, entry, end.s).sentence)
        elif (text := words.event(end.m, entry)) is not None:
            found.append(text)
    return found


def test_whose_splay_is_forgotten_is_said() -> None:
    mine = {"purple": "Confession", "yellow": "Masonry, Domestication < left"}
    t = table(mine, {}, sets=("base", "unseen"))
    end = t.dogma("Confession")
    said = " ".join(log(end, "uk"))
    assert "таких карток лишилося менше ніж дві" in said
    assert "у своїй ігровій зоні таких" not in said


@pytest.mark.parametrize(
    ("viewer", "language", "goes"),
    [
        (None, "en", "It goes to Ann’s hand."),
        (None, "uk", "Вона потрапить у чужу руку (Ann)."),
        (0, "en", "It goes to your hand."),
        (0, "uk", "Вона потрапить у вашу руку."),
    ],
)
def test_where_a_card_goes_is_said_of_the_card(viewer: int | None, language: str, goes: str) -> None:
    """The card has no hand of its own."""
    t = table({"yellow": "Tomb"}, {}, sets=("base", "unseen"), achievements="Legend, Tools")
    asked = t.play("dogma Tomb", idle=False)
    assert asked.s.request is not None
    assert GameText(language, NAMES, viewer).prompt(asked.m, asked.s, asked.s.request).fate == goes


def test_an_exchange_moves_cards() -> None:
    end = table({"yellow": "Canal Building", "hand": "Tools", "score": "Oars"}, {}).dogma("Canal Building", 0)
    assert "Exchange: Ann moves Tools from their hand to their score pile." in log(end, "en")
    assert "Обмін: Ann переміщує «Знаряддя праці» зі своєї руки у свій стос очок." in log(end, "uk")


@pytest.mark.parametrize(
    ("city", "found"),
    [("Jerusalem", "розкриває верхню картку базової"), ("Rome", "розкриває 2 верхні картки базової")],
)
def test_a_search_counts_its_cards(city: str, found: str) -> None:
    t = table({"green": "The Wheel", "purple": "Mysticism", "hand": city}, {}, sets=("base", "cities"))
    assert any(found in each for each in log(t.play(f"meld {city}", idle=False), "uk"))


def test_of_one_card_nothing_is_said_of_several() -> None:
    t = table({"red": "Padlock", "hand": "Tools"}, {}, sets=("base", "unseen"))
    asked = t.play("dogma Padlock", idle=False)
    assert asked.s.request is not None
    assert asked.s.request.high == 1
    assert GameText("en", NAMES).prompt(asked.m, asked.s, asked.s.request).how_many == "One, or none"
    more = table({"red": "Padlock", "hand": "Tools, Calendar"}, {}, sets=("base", "unseen"))
    asked = more.play("dogma Padlock", idle=False)
    assert asked.s.request is not None
    said = GameText("uk", NAMES).prompt(asked.m, asked.s, asked.s.request).how_many
    assert said == "Щонайбільше 2, усі з різними значеннями, або нічого"


def test_who_has_no_card_cannot_parley() -> None:
    """Someone with a hand "does not Parley"; an empty one leaves no choice."""
    ahead = {"purple": "Philosophy"}
    t = table({"blue": "Writing"}, {}, ahead, {}, decks={1: "Pottery", 2: "Calendar"})
    end = t.dogma("Writing")
    names = GameText("en", ("Ann", "Bob", "Cid", "Dan"))
    (why,) = [names.fact(end.m, e, end.s).sentence for e in end.entries if e.item in end.facts("no-parley-share")]
    assert why == "Cid has no card in hand to Parley with and shares nothing of a distant player’s action."


CLAIM = (
    "Ann has claimed a standard achievement with an Achieve action, so Bob draws a Figure; "
    "Bob’s highest top card has value 4."
)
CLAIM_UK = (
    "Ann отримує звичайне досягнення дією досягнення, тож Bob добирає постать; "
    "значення найціннішої верхньої картки там — 4."
)


@pytest.mark.parametrize(("language", "claim"), [("en", CLAIM), ("uk", CLAIM_UK)])
def test_an_opponent_who_achieves_is_named_and_so_is_the_value(language: str, claim: str) -> None:
    t = table({"red": "Archery", "score": "[5]"}, {"red": "Gunpowder"}, achievements="Tools", sets=("base", "figures"))
    assert claim in log(t.play("achieve achievement-1"), language)


def test_an_empty_deck_to_junk_is_told() -> None:
    end = table({"yellow": "Canal Building"}, {}, decks={3: ""}).dogma("Canal Building", "option-2")
    assert "The [3] deck is empty, so this part is skipped." in log(end, "en")
    assert "Колода [3] порожня, тож цю частину пропускаємо." in log(end, "uk")


def test_what_becomes_of_a_promotion_that_a_karma_replaces_is_told() -> None:
    mine = {"blue": "Sejong the Great", "red": "Archery", "hand": "Mapmaking", "forecast": "Tools"}
    end = table(mine, {}, sets=("base", "echoes", "figures")).play("meld Mapmaking")
    why = "A karma has taken the place of the meld, so nothing is promoted and no free Dogma action follows."
    assert log(end, "en").count(why) == 1
    assert not end.zone("forecast", 0)


def test_a_single_card_that_is_covered_has_nothing_under_it() -> None:
    one = table({"green": "Sailing", "hand": "The Wheel"}, {}).play("meld The Wheel")
    assert any(each.endswith("covers Sailing.") for each in log(one, "en"))
    two = table({"green": "Sailing, Clothing", "hand": "The Wheel"}, {}).play("meld The Wheel")
    assert any("covers Sailing and what lies under it" in each for each in log(two, "en"))


def test_a_draw_of_more_than_the_last_age_is_told_before_the_game_ends() -> None:
    hand = (
        "Tools, Oars, Paper, Sailing, Archery, Clothing, Pottery, Masonry, Calendar, Currency, Mapmaking, Engineering"
    )
    end = table({"yellow": "Fertilizer", "hand": hand}, {}, sets=("base", "echoes")).dogma("Fertilizer", NONE)
    assert end.winners is not None
    assert [fact.number("asked") for fact in end.facts("draw-past-last-age")] == [12]


def test_a_subtraction_of_equal_sides_says_its_number() -> None:
    """A subtraction of X from X is 0 to who reads it: one side is the score before, the other the score now."""
    t = table({"red": "East India Company Charter"}, {"score": "[4]"}, sets=("base", "artifacts"))
    said = " ".join(log(t.dogma("East India Company Charter", 4), "en"))
    assert " minus " not in said


@pytest.mark.parametrize(
    ("figure", "english", "ukrainian"),
    [
        (
            "Amina Sukhera",
            "If you would take a Dogma action with a card as your second action, ",
            "як свою другу дію, ",
        ),
        ("Shennong", "If you would draw a card of value 1 during your first action, ", "під час своєї першої дії, "),
        (
            "Shen Kuo",
            "If you would splay a color on your board left, ",
            "розгорнути ліворуч колір у своїй ігровій зоні, ",
        ),
    ],
)
def test_what_a_karma_waits_for_is_one_sentence(figure: str, english: str, ukrainian: str) -> None:
    t = table({}, {}, sets=("base", "figures"))
    card = t.m.catalogue.find(figure)
    assert any(english in each.text for each in GameText("en").card(t.m, card).effects)
    assert any(ukrainian in each.text for each in GameText("uk").card(t.m, card).effects)


def test_numbers_of_a_part_that_holds_do_not_explain_why_the_whole_does_not() -> None:
    """One card was transferred, as the first part asks: "(1 against 1)" would explain nothing."""
    t = table({"red": "Katana"}, {"red": "Archery"}, sets=("base", "echoes"))
    said = log(t.dogma("Katana"), "en")
    assert "“If you transferred exactly one card and Katana was foreseen” does not hold." in said


def test_a_value_that_backs_rule_out_is_proven_by_no_card() -> None:
    """All see that neither card of the hand is a 3: nothing has to be shown."""
    mine = {"blue": "Carl Friedrich Gauss", "hand": "Tools, Mapmaking"}
    end = table(mine, {}, sets=("base", "figures")).play("meld Tools", 3)
    assert not end.facts("proves-none-fits")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_karma_that_steps_in_is_told_of_the_board_of_its_owner(viewer: int | None) -> None:
    """The text of Shen Kuo says "a color on your board"; in a log that would be the board of the one who looks."""
    mine = {"green": "Shen Kuo", "purple": "Philosophy", "yellow": "Masonry, Domestication"}
    end = table(mine, {}, sets=("base", "figures")).play("dogma Philosophy", "yellow")
    (why,) = [each for each in log(end, "en", viewer) if "would splay" in each]
    assert why.split(";")[0].endswith("would splay a color left")


@pytest.mark.parametrize(
    ("language", "fate"),
    [("en", "All see them; they stay where they are."), ("uk", "Їх побачать усі; вони лишаться на місці.")],
)
def test_of_two_cards_to_reveal_both_stay(language: str, fate: str) -> None:
    t = table({"purple": "Marcha Real", "hand": "Tools, Oars, Calendar"}, {}, sets=("base", "artifacts"))
    asked = t.play("dogma Marcha Real", idle=False)
    assert asked.s.request is not None
    assert GameText(language, NAMES).prompt(asked.m, asked.s, asked.s.request).fate == fate


# --- games with all six sets --------------------------------------------------------------------------------

ALL = tuple(set_names())


def said(end: Table) -> tuple[str, str]:
    return " ".join(log(end, "en")), " ".join(log(end, "uk"))


def test_a_second_achievement_of_a_value_is_told_to_all_players() -> None:
    """That “you have one” was said to players who have none, too."""
    t = table(
        {"red": "Gunpowder", "score": "Ecology, Oars", "achievements": "Sailing"}, {}, achievements="Tools", sets=ALL
    )
    entries = t.play("achieve achievement-1", idle=False).entries
    words = {language: GameText(language, NAMES) for language in ("en", "uk")}
    claims = [each for each in entries if isinstance(each.item, Fact) and str(each.item.kind) == "claimable"]
    lines = {language: words[language].fact(t.m, claims[-1], t.s).numbers[0] for language in words}
    assert lines["en"] == "Points: 10, needed: 10 (5 × 1 × 2, with 1 of that value claimed already)"
    assert lines["uk"] == "Очки: 10, треба: 10 (5 × 1 × 2, бо з таким значенням уже є 1)"


def test_what_a_showcase_offers_is_said_before_it_is_declined() -> None:
    t = table({"display": "Holmegaard Bows", "hand": "Tools"}, {"hand": "Oars"}, sets=ALL, taken=1)
    end = t.play("draw", "draw", "draw", idle=False)
    english, ukrainian = said(end)
    assert "so it is showcased: first Ann may take a free Dogma action with it." in english
    assert "презентують: спершу Ann може виконати з ним бонусну дію догми." in ukrainian


def test_that_a_card_was_not_foreseen_is_said_once() -> None:
    end = table({"red": "Coke"}, {}, sets=ALL, decks={6: "Canning"}).dogma("Coke")
    english, ukrainian = said(end)
    assert english.count("foreseen") == ukrainian.count("передбач") == 1
    assert end.facts("foreseen")
    assert "Coke was not foreseen" in english


@pytest.mark.parametrize(
    ("introduced", "english", "ukrainian"),
    [
        ("", "The [0] deck does not exist, so this part is skipped.", "Колоди [0] немає, тож цю частину пропускаємо."),
        ("Fire", "The [0] deck is empty, so this part is skipped.", "Колода [0] порожня, тож цю частину пропускаємо."),
    ],
)
def test_a_deck_of_age_0_is_not_empty_before_it_is_there(introduced: str, english: str, ukrainian: str) -> None:
    """The Wealth of Nations takes the value of a card that is not there for 0."""
    decks = {0: "", 1: "Oars"} if introduced else {1: "Oars"}
    high = ", ".join(["[10]"] * 6)  # a fifth of such a score is no value
    t = table({"green": "The Wealth of Nations", "score": high}, {"hand": introduced}, sets=ALL, decks=decks)
    told = said(t.dogma("The Wealth of Nations"))
    assert english in told[0]
    assert ukrainian in told[1]


def test_beside_nothing_a_number_stands_alone() -> None:
    """A hand of two cards is not "two against 0"."""
    end = table({"red": "Bangle", "forecast": "Oars"}, {}, sets=ALL).dogma("Bangle", "option-1")
    english, ukrainian = said(end)
    assert "“If you have no cards in your forecast” does not hold (2)." in english
    assert "не виконано (2)." in ukrainian
    assert "against 0" not in english
    assert "проти 0" not in ukrainian


@pytest.mark.parametrize(
    ("chosen", "viewer", "english", "ukrainian"),
    [
        ("P0", 0, "You choose yourself.", "Ви вибираєте себе."),
        ("P0", 1, "Ann chooses themself.", "Ann вибирає себе."),
        ("P1", 0, "You choose Bob.", "Ви вибираєте гравця: Bob."),
        ("P1", 1, "Ann chooses you.", "Ann вибирає вас."),
        ("P1", None, "Ann chooses Bob.", "Ann вибирає гравця: Bob."),
    ],
)
def test_who_is_chosen_is_not_taken_for_who_chooses(
    chosen: str, viewer: int | None, english: str, ukrainian: str
) -> None:
    """In Ukrainian who chose the reader was said to have chosen themself."""
    event = Chosen(0, "player", "choose", (0, 1), (int(chosen[1]),), forced=False, seen=-1, front=False)
    t = table({}, {})
    entry = Entry(At(1, 0, -1, -1, -1, "turn", 0), event)
    assert GameText("en", NAMES, viewer).event(t.m, entry) == english
    assert GameText("uk", NAMES, viewer).event(t.m, entry) == ukrainian

"""Sentences worded by hand: taken where they fit the program, refused where they do not, and few."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import card_set, set_names
from engine.editions import switches
from engine.lang import nodes
from engine.lang.canonical import sentence_fingerprint
from engine.lang.nodes import Effect
from engine.lang.words import (
    AUTHORITY,
    HAND,
    LEFT,
    a,
    demand,
    did_any,
    dogma,
    draw,
    draw_and_reveal,
    has_icon,
    if_any,
    it,
    meld,
    return_,
    score,
    sentence,
    when,
)
from engine.text import by_hand
from engine.text.by_hand import LIMIT, Source, StaleWordsError, counted, problems
from engine.text.card_text import drafts, render_card, render_effect
from engine.text.game_text import GameText
from engine.text.messages import Messages, languages, messages
from engine.text.render.wording import NoWordsError
from tests.kit import table
from tutor.cli import coverage
from tutor.cli.main import main

WHERE = Source("oars", "base", 0)


class New:
    """What the templates cannot say; inside a class, as it is no node of the language."""

    @dataclass(frozen=True, slots=True)
    class Juggle(nodes.Step):
        cards: nodes.Cards
        into: nodes.NamedCards | None = None


JUGGLE = New.Juggle(a(HAND))


@pytest.fixture
def catalogue(tmp_path: Path) -> Callable[..., Messages]:
    """Make a catalogue of further messages of the base set: id -> (text, fingerprint, perhaps the rest)."""

    def made(language: str = "en", **given: tuple[str, ...]) -> Messages:
        file = tmp_path / language / "cards" / "base.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = []
        for name, (said, *more) in given.items():
            lines.append(f"{name.replace('_', '-')} = {said}")
            lines += [f"    .{form} = {text}" for form, text in zip(("of", "rest"), more, strict=False)]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return Messages(language, tmp_path)

    return made


def said(words: Messages, effect: Effect, source: Source = WHERE) -> list[str]:
    return [sentence.text for sentence in render_effect(words, source, effect)]


def prints(effect: Effect) -> list[str]:
    """The fingerprints of the sentences right in an effect."""
    return [sentence_fingerprint(effect, step) for step in effect.sentences]


# --- what there is ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("set_name", set_names())
def test_all_words_given_by_hand_fit_what_the_cards_do(language: str, set_name: str) -> None:
    assert problems(messages(language), set_name) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("set_name", set_names())
def test_few_sentences_of_a_set_are_worded_by_hand(set_name: str, edition: int) -> None:
    of_hand, all_ = counted(messages("en"), set_name, edition)
    assert of_hand <= LIMIT * all_


def test_both_languages_word_the_same_program() -> None:
    ids = [id_ for id_ in messages("en").ids() if id_.startswith(by_hand.PREFIX)]
    assert [messages("en").message(f"{id_}.of") for id_ in ids] == [messages("uk").message(f"{id_}.of") for id_ in ids]


# --- how it works, shown with a catalogue for these tests only ---

OARS = card_set("base").programs["Oars"].effects(4)
ARCHERY = card_set("base").programs["Archery"].effects(4)


def test_a_sentence_given_by_hand_is_said_in_both_languages(catalogue: Callable[..., Messages]) -> None:
    of = prints(OARS[0])[0]
    card = card_catalogue(4).facts[card_catalogue(4).find("Oars")]
    for language, given in (("en", "I DEMAND you row [2] cards over!"), ("uk", "Я ВИМАГАЮ, щоб ви гребли!")):
        words = catalogue(language, hand_base_oars_0_0=(given, of))
        text, plain = (render_card(each, card, OARS, switches(4)) for each in (words, messages(language)))
        assert [one.text for one in text.effects[0].sentences] == [given, plain.effects[0].sentences[1].text]
        assert text.effects[1] == plain.effects[1]
        t = table({"red": "Oars"}, {})
        assert GameText(language, read=words).card(t.m, card.id) == text


def test_words_that_fit_no_more_are_an_error_and_in_play_the_templates_speak(
    catalogue: Callable[..., Messages], lenient: Callable[[], None]
) -> None:
    words = catalogue(hand_base_oars_0_0=("Row.", prints(OARS[0])[1]))
    with pytest.raises(StaleWordsError, match=r"hand-base-oars-0-0 \(en\) is of \w{12}, but the sentence is \w{12}"):
        said(words, OARS[0])
    lenient()
    assert said(words, OARS[0]) == said(messages("en"), OARS[0])


def test_words_tied_to_nothing_are_refused(catalogue: Callable[..., Messages]) -> None:
    with pytest.raises(StaleWordsError, match="is of nothing"):
        said(catalogue(hand_base_oars_0_0=("Row.",)), OARS[0])


@pytest.mark.parametrize(
    "other", [Source("oars", "echoes", 0), Source("coal", "base", 0), Source("oars", "base", 1), Source("oars")]
)
def test_words_are_for_one_effect_of_one_card_of_one_set(catalogue: Callable[..., Messages], other: Source) -> None:
    words = catalogue(hand_base_oars_0_0=("Row.", prints(OARS[0])[0]))
    assert said(words, OARS[0])[0] == "Row."
    assert said(words, OARS[0], other)[0] != "Row."


def test_each_edition_is_worded_as_it_reads(catalogue: Callable[..., Messages]) -> None:
    now, before = dogma(draw(1), draw(2)), dogma(draw(1), draw(3))
    words = catalogue(
        hand_base_oars_0_0=("Take one.", prints(now)[0]),
        hand_base_oars_0_1=("Take a two.", prints(now)[1]),
        hand_base_oars_0_1_third=("Take a three.", prints(before)[1]),
    )
    of = {edition: Source("oars", "base", 0, edition) for edition in EDITIONS}
    assert said(words, now, of[4]) == ["Take one.", "Take a two."]
    assert said(words, before, of[3]) == ["Take one.", "Take a three."]
    assert said(words, before, of[1]) == ["Take one.", "Take a three."], "as the third edition does the same"
    assert said(words, dogma(draw(1), draw(4)), of[1]) == ["Take one.", "Draw a [4]."], "no words are given for this"
    with pytest.raises(StaleWordsError, match="hand-base-oars-0-1-third"):
        said(words, now, of[3])


def test_a_sentence_around_others_is_given_in_two_parts(catalogue: Callable[..., Messages]) -> None:
    effect = dogma(
        draw_and_reveal(1),
        when(has_icon(it, AUTHORITY), score(it), sentence(draw(2)), otherwise=(sentence(draw(3)),)),
    )
    of = prints(effect)
    words = catalogue(hand_base_oars_0_1=("A castle? Score it.", of[1], "No castle?"))
    assert said(words, effect) == [
        "Draw and reveal a [1].",
        "A castle? Score it.",
        "Draw a [2].",
        "No castle?",
        "Draw a [3].",
    ]


def test_what_the_templates_cannot_say_can_be_given_by_hand(catalogue: Callable[..., Messages]) -> None:
    effect = demand(JUGGLE, draw(2), meld(it))
    with pytest.raises(NoWordsError):
        said(messages("en"), effect)
    words = catalogue(hand_base_oars_0_0=("I DEMAND you juggle!", prints(effect)[0]))
    assert said(words, effect) == ["I DEMAND you juggle!", "Draw a [2]!", "Meld it!"]


KEPT = nodes.NamedCards("kept")


@pytest.mark.parametrize(
    ("lost", "after"),
    [
        (JUGGLE, meld(it)),
        (JUGGLE, if_any(draw(1))),
        (JUGGLE, nodes.When(did_any, (draw(1),))),
        (New.Juggle(a(HAND), into=KEPT), return_(KEPT)),
        (nodes.Then((draw(1), New.Juggle(it, into=KEPT))), return_(KEPT)),
        (nodes.Then((nodes.ChooseColor("c"), JUGGLE)), nodes.SplayColor(nodes.TheColor("c"), LEFT)),
    ],
)
def test_templates_do_not_go_on_from_a_sentence_that_they_could_not_say(
    catalogue: Callable[..., Messages], lost: nodes.Step, after: nodes.Step
) -> None:
    effect = dogma(draw(5, into=KEPT), lost, after)
    words = catalogue(hand_base_oars_0_1=("Juggle.", prints(effect)[1]))
    with pytest.raises(NoWordsError):
        said(words, effect)
    of = prints(effect)
    words = catalogue(hand_base_oars_0_1=("Juggle.", of[1]), hand_base_oars_0_2=("Go on.", of[2]))
    assert said(words, effect) == ["Draw a [5].", "Juggle.", "Go on."]


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"hand_base_oars_0_0": ("Row.", "0123456789ab")}, "hand-base-oars-0-0 (en) is of 0123456789ab, but"),
        ({"hand_base_oars_0_7": ("Row.", "0123456789ab")}, "hand-base-oars-0-7 (en): no such sentence"),
        ({"hand_base_oarz_0_0": ("Row.", "0123456789ab")}, "hand-base-oarz-0-0 (en): no such sentence"),
        (
            {"hand_base_writing_0_0_first": ("Row.", "0123456789ab")},
            "hand-base-writing-0-0-first (en) is of 01234",
        ),
        ({"hand_base_oars_0_0": ("Row.", prints(OARS[0])[0], "Rest.")}, "hand-base-oars-0-0 (en): 2 parts, not 1"),
    ],
)
def test_what_is_wrong_is_found(
    catalogue: Callable[..., Messages], given: Mapping[str, tuple[str, ...]], problem: str
) -> None:
    (found,) = problems(catalogue(**given), "base")
    assert found.startswith(problem)


# --- how an author finds what to write ---


def test_the_command_prints_the_messages_to_begin_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for title, language in (("Oars", "en"), ("Archery", "en"), ("Coal", "en"), ("Archery", "uk")):
        assert main(["card", title, "--sentences", "--lang", language]) == 0
        file = tmp_path / title / language / "cards" / "base.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(capsys.readouterr().out, encoding="utf-8")
        words = Messages(language, tmp_path / title)
        facts = card_catalogue(4).facts[card_catalogue(4).find(title)]
        effects = card_set("base").programs[title].effects(4)
        assert problems(words, "base") == []
        assert counted(words, "base", 4)[0] == sum(len(list(drafts(words, WHERE, effect))) for effect in effects)
        assert render_card(words, facts, effects) == render_card(messages(language), facts, effects)


def test_a_draft_tells_what_the_templates_lack() -> None:
    lost, kept = drafts(messages("en"), WHERE, dogma(JUGGLE, draw(2)))
    assert lost.parts == ("",)
    assert lost.missing.startswith("no words for Juggle in Juggle(")
    assert (lost.message, lost.of) == ("hand-base-oars-0-0", prints(dogma(JUGGLE, draw(2)))[0])
    assert (kept.parts, kept.missing) == (("Draw a [2].",), "")


def test_coverage_counts_what_is_worded_by_hand(
    catalogue: Callable[..., Messages], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = coverage.count(4, "base")
    words = catalogue(
        hand_base_oars_0_0=("Row.", prints(OARS[0])[0]), hand_base_archery_0_0=("Shoot.", prints(ARCHERY[0])[0])
    )
    monkeypatch.setattr(coverage, "words", lambda _language: words)
    assert coverage.count(4, "base") == {**before, "by_hand": before["by_hand"] + 2}

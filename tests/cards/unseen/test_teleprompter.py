"""Teleprompter: the first sentence of any deck's top card, then the second of one, as long as a sentence is done."""

import pytest

from engine.lang.sentences import read as sentences_read
from engine.model.frames import IT
from engine.run import moves
from engine.run.errors import NotDoneError
from engine.run.verbs.delegate import sentences
from engine.text.errors import words_of
from tests.kit import Table, empty, table


def laid(ones: str, **mine: str) -> Table:
    return table(
        {"green": "Teleprompter", **mine},
        {"red": "Oars"},
        decks={1: ones, 2: "Calendar, Mapmaking", 3: "Paper, Education"},
        further_decks={("unseen", 1): "Myth, Dance", ("unseen", 2): "Cipher, Padlock"},
        achievements="Optics",
        specials="",
    )


def test_a_sentence_that_is_done_returns_its_card_and_reads_the_second_of_the_next() -> None:
    """Sailing melds a 1; Calendar has no second sentence."""
    t = laid("Sailing, Pottery")
    end = t.dogma("Teleprompter", "deck-1-1", "deck-2-1")
    assert end.pile(0, "purple") == ["Myth"], "the first card drawn in the turn is an Unseen one"
    assert end.deck(1) == ["Pottery", "Sailing"]
    assert end.deck(2)[0] == "Calendar", "its second sentence is none, so it stays on its deck"
    assert end.bystander(t, 1)


def test_only_effects_that_are_no_demands_are_read() -> None:
    """Archery's first sentence that is no demand junks an available achievement of value 1 or 2: there is none."""
    t = laid("Archery, Tools")
    end = t.dogma("Teleprompter", "deck-1-1")
    assert end.deck(1) == ["Archery", "Tools"]
    assert end.bystander(t, 0, 1)


def test_decks_of_every_set_can_be_read() -> None:
    t = laid("Sailing, Pottery")
    asked = t.play("dogma Teleprompter", idle=False)
    assert {"deck-1-1", "deck-unseen-1-1", "deck-11-1", "deck-unseen-11-1"} <= set(asked.options())
    assert len(asked.options()) == 22


# --- drawing base cards only ------------------------------------------------------------------------------------------


def prompter(**decks: str) -> Table:
    """Only cards of the base set are drawn."""
    return table(
        {"green": "Teleprompter"},
        {"red": "Archery"},
        decks={int(age.removeprefix("of_")): text for age, text in decks.items()},
        further_decks=empty("unseen"),
    )


def test_the_first_sentence_then_the_second_of_another_card_then_there_is_no_third() -> None:
    t = prompter(
        of_1="Writing, Tools", of_2="Calendar, Mapmaking", of_6="Atomic Theory", of_7="Lighting", of_3="Machinery"
    )
    asked = t.play("dogma Teleprompter", idle=False)
    assert asked.options()[:2] == ("deck-1-1", "deck-2-1")  # of a deck only the back is known
    end = t.dogma("Teleprompter", "deck-1-1", "deck-6", "deck-3")
    assert end.hand(0) == {"Calendar"}  # Writing's
    assert end.deck(1) == ["Tools", "Writing"]
    assert end.pile(0, "purple") == ["Lighting"]  # Atomic Theory's second sentence, of its second effect
    assert end.deck(6) == ["Atomic Theory"]
    assert end.deck(3) == ["Machinery"]  # two sentences only: revealed, not returned
    assert end.s.seen[end.m.catalogue.find("Machinery")] == end.m.all_seats
    (fact,) = end.facts("no-such-sentence")
    assert dict(fact.numbers) == {"n": 3}


def test_demands_are_no_sentences_of_it() -> None:
    t = prompter(of_3="Medicine")
    end = t.play("dogma Teleprompter", "deck-3", idle=False)
    assert t.available() - end.available() == {4}  # the first sentence is of its second effect
    assert end.deck(3) == ["Medicine"]


def test_if_you_do_has_nothing_before_it_when_it_is_executed_alone() -> None:
    t = prompter(of_1="Writing, Agriculture", of_2="Calendar")
    end = t.dogma("Teleprompter", "deck-1-1", "deck-1")
    assert end.hand(0) == {"Calendar"}
    assert end.score(0) == set()
    assert end.deck(1) == ["Agriculture", "Writing"]  # its second sentence was not done, so it stays and all ends


def test_a_sentence_declined_was_not_done() -> None:
    t = table({"green": "Teleprompter", "hand": "Oars"}, {}, decks={1: "Agriculture"}, further_decks=empty("unseen"))
    end = t.dogma("Teleprompter", "deck-1", ())
    assert end.hand(0) == {"Oars"}
    assert end.deck(1) == ["Agriculture"]


def test_choices_of_the_sentence_are_asked_with_its_own_card_and_sentence() -> None:
    t = table({"green": "Teleprompter", "hand": "Oars"}, {}, decks={1: "Agriculture"}, further_decks=empty("unseen"))
    request = t.play("dogma Teleprompter", "deck-1", idle=False).game.request
    assert request is not None
    assert request.card == t.m.catalogue.find("Agriculture")
    assert (request.effect, request.sentence) == (0, 0)


def test_what_an_earlier_sentence_would_have_drawn_is_nothing_here() -> None:
    t = prompter(of_1="Writing, Metalworking, Oars")
    end = t.dogma("Teleprompter", "deck-1-1", "deck-1-1")
    assert end.deck(1) == ["Metalworking", "Oars", "Writing"]  # "it" is nothing here, so nothing is repeated


def test_a_sentence_inside_another_is_one_of_its_own() -> None:
    t = table({}, {})
    card = t.m.catalogue.find("Road Building")
    ids = sentences(t.m, card)
    assert ids == ("road-building/0:0", "road-building/0:1", "road-building/0:2")
    for number, each in enumerate(ids):
        body = t.m.codes[each].body
        assert {ins.sentence for ins in body} == {number}
        assert [ins.op for ins in body].count("sentence") == 1
        assert body[-1].op == "end-part"
        jumps = [jump for ins in body for jump in (ins.jump, *ins.jumps)]
        assert all(-1 <= jump < len(body) for jump in jumps)


def test_sentences_of_a_reading_that_is_not_played_are_not_read() -> None:
    t = table({}, {})
    for codes in t.m.effects.values():
        for code in codes:
            read = [each.number for each in sentences_read(code.tree, t.m.switches)]
            assert len(set(read)) == len(read)
            branching = any(ins.op == "by-switch" for ins in code.body)
            assert len(read) < len(code.sentences) if branching else read == sorted(range(len(code.sentences)))


def test_to_repeat_this_effect_repeats_the_effect_that_the_sentence_is_printed_in() -> None:
    # no sentence of the base set repeats without one before it: "it" is put in the frame's place by hand
    t = prompter(of_1="Oars, Sailing")
    game = t.game.copy()
    game.play("draw")
    m, s = game.machine, game.state
    s.request = None
    drawn = m.catalogue.find("Archery")
    below = moves.effect_frame(m, s, "teleprompter/0", 0, -1)
    below.pc = len(m.handlers("teleprompter/0")) - 1
    part = moves.effect_frame(m, s, "metalworking/0:1", 0, -1)
    part.vars[IT] = (drawn,)
    m.push(s, below)
    m.push(s, part)
    game.run()
    end = Table(game)
    assert "Archery" in end.score(0)
    assert end.score(0) == {"Archery", "Oars"}  # then the whole of Metalworking, until a card has no castle
    assert "Sailing" in end.hand(0)


def test_a_card_without_effects_has_no_sentence() -> None:
    yamato = {**empty("unseen"), ("artifacts", 8): "Battleship Yamato"}
    t = table({"green": "Teleprompter"}, {}, further_decks=yamato, sets=("base", "unseen", "artifacts"))
    end = t.dogma("Teleprompter", "deck-artifacts-8")
    assert end.facts("no-such-sentence")
    assert end.deck(8, "artifacts") == ["Battleship Yamato"]


def test_a_sentence_that_is_not_programmed_is_told_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    t = prompter(of_1="Writing, Tools")
    writing = t.m.catalogue.find("Writing")
    monkeypatch.setattr(type(t.m), "is_done", lambda _, card: card != writing)
    with pytest.raises(NotDoneError) as raised:
        t.play("dogma Teleprompter", "deck-1-1", idle=False)
    assert str(raised.value) == words_of(raised.value, "en")
    assert str(raised.value).startswith("a sentence of Writing would be executed")
    assert words_of(raised.value, "uk").startswith("довелося б застосувати речення картки «Писемність», але ")

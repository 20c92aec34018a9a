"""What was done due to this card during this action; names that grow; what cards have in common."""

from engine.lang.words import (
    BLUE,
    EVERYONE,
    HAND,
    SCORE,
    TOPS,
    YELLOW,
    a,
    all_of,
    count,
    demand,
    dogma,
    draw,
    draw_and_meld,
    draw_and_reveal,
    each,
    equals,
    fewer,
    gather,
    if_any,
    if_you_do,
    it,
    may,
    meld,
    melded_due_to_this,
    more,
    my,
    named_cards,
    not_,
    repeat_effect,
    return_,
    returned_due_to_the_demand,
    reveal,
    score,
    scored_due_to_this,
    self_execute,
    shares_color,
    shares_icon,
    shares_value,
    top,
    total_value,
    transfer,
    value,
    when,
)
from tests.kit import NONE
from tests.probes.conftest import Lay

drawn = named_cards("drawn")


# --- names that grow ---


def test_a_name_gathers_all_cards(lay: Lay) -> None:
    effect = dogma(
        draw_and_reveal(1, into=drawn),
        draw_and_reveal(2, into=gather(drawn)),
        draw_and_reveal(3, into=gather(drawn)),
        score(all_of(drawn, color=(YELLOW,))),
        draw(4, times=count(drawn)),
    )
    decks = {1: "Tools", 2: "Fermenting", 3: "Paper", 4: "Anatomy, Enterprise, Reformation"}
    end = lay(effect, {}, {}, decks=decks).dogma("Probe")
    assert end.score(0) == {"Fermenting"}
    assert end.hand(0) == {"Tools", "Paper", "Anatomy", "Enterprise", "Reformation"}


def test_it_is_all_that_was_gathered(lay: Lay) -> None:
    effect = dogma(draw(1, into=drawn), draw(1, into=gather(drawn)), meld(it))
    end = lay(effect, {}, {}, decks={1: "Tools, Clothing"}).dogma("Probe")
    assert (end.pile(0, "blue"), end.pile(0, "green")) == (["Tools"], ["Clothing"])


def test_an_effect_that_is_repeated_begins_anew(lay: Lay) -> None:
    effect = dogma(
        may(
            return_(a(HAND)),
        ),
        if_any(draw(1, into=drawn)),
        when(more(count(drawn), 0), repeat_effect()),
    )
    t = lay(effect, {"hand": "Oars"}, {}, decks={1: "Tools, Clothing"})
    end = t.dogma("Probe", "Oars", NONE)
    assert end.hand(0) == {"Tools"}


# --- due to this card ---


def test_no_icon_on_a_card_melded_before_due_to_this_card(lay: Lay) -> None:
    effect = dogma(
        meld(a(HAND, where=not_(shares_icon(each, melded_due_to_this())))),
        if_you_do(repeat_effect()),
    )
    t = lay(effect, {"hand": "Clothing, Mathematics, Masonry, Sailing"}, {})
    end = t.dogma("Probe", "Masonry", "Clothing")  # authority; health and concept shut out the others
    assert end.hand(0) == {"Mathematics", "Sailing"}


def test_what_another_card_melds_does_not_count(lay: Lay) -> None:
    effect = dogma(
        self_execute(top(BLUE)),
        draw(2, times=count(melded_due_to_this())),
        meld(a(HAND, value=1)),
        draw(3, times=count(melded_due_to_this())),
    )
    t = lay(effect, {"blue": "Echo", "hand": "Tools"}, {}, echo=dogma(draw_and_meld(1)), decks={1: "Oars", 3: "Paper"})
    assert t.dogma("Probe").hand(0) == {"Paper"}


def test_what_sharers_and_effects_before_did_counts_for_everyone(lay: Lay) -> None:
    effects = (
        dogma(draw_and_meld(1)),
        dogma(draw(2, times=count(melded_due_to_this()))),
        dogma(draw(value(melded_due_to_this(EVERYONE, last=True)) + 1)),
    )
    sharer = {"blue": "Writing, Tools < right", "purple": "Mysticism"}
    decks = {1: "Clothing, Oars, Agriculture", 2: "Calendar, Mapmaking, Fermenting, Currency, Construction"}
    end = lay(effects, {}, sharer, decks=decks).dogma("Probe")
    assert end.hand(1) == {"Calendar", "Fermenting"}


def test_points_scored_due_to_this_card(lay: Lay) -> None:
    effect = dogma(score(a(HAND)), if_you_do(when(fewer(total_value(scored_due_to_this()), 4), repeat_effect())))
    t = lay(effect, {"hand": "Calendar, Mapmaking, Fermenting"}, {})
    assert len(t.dogma("Probe", "Calendar", "Mapmaking").score(0)) == 2


def test_how_many_were_returned_due_to_the_demand(lay: Lay) -> None:
    effects = (demand(return_(all_of(HAND))), dogma(when(equals(count(returned_due_to_the_demand), 1), draw(3))))
    for hand, gets in (("", False), ("Tools", True), ("Tools, Calendar", False)):
        end = lay(effects, {}, {"hand": hand}, decks={3: "Paper"}).dogma("Probe")
        assert ("Paper" in end.hand(0)) == gets


# --- in common ---


def test_a_value_that_no_other_has(lay: Lay) -> None:
    effect = dogma(score(a(TOPS, where=not_(shares_value(each, SCORE)))), if_you_do(repeat_effect()))
    t = lay(effect, {"blue": "Calendar", "yellow": "Masonry", "score": "Paper"}, {})
    end = t.dogma("Probe", "Probe")
    assert end.score(0) == {"Paper", "Probe", "Calendar"}


def test_a_demanded_color_is_proved_by_the_hand(lay: Lay) -> None:
    effect = demand(
        reveal(a(HAND)),
        if_you_do(when(not_(shares_color(it, my(HAND))), transfer(it, to=my(HAND)))),
    )
    t = lay(effect, {"hand": "Tools, Oars"}, {"hand": "Clothing"})
    end = t.dogma("Probe")
    assert end.hand(0) == {"Tools", "Oars", "Clothing"}
    (shown,) = end.facts("proves-condition")
    assert len(shown.cards) == 2, "that none has the color only the whole hand proves"
    end = lay(effect, {"hand": "Sailing, Oars"}, {"hand": "Clothing"}).dogma("Probe")
    assert end.hand(1) == {"Clothing"}
    (shown,) = end.facts("proves-condition")
    assert shown.cards == (end.m.catalogue.find("Sailing"),)


def test_of_no_card_and_with_no_card(lay: Lay) -> None:
    effect = dogma(
        when(not_(shares_value(it, SCORE)), draw(3)),
        when(not_(shares_value(top(BLUE), SCORE)), draw(2)),
        when(shares_value(top(BLUE), SCORE), draw(4)),
    )
    t = lay(effect, {"blue": "Calendar"}, {}, decks={2: "Mapmaking", 3: "Paper", 4: "Anatomy"})
    assert t.dogma("Probe").hand(0) == {"Mapmaking"}

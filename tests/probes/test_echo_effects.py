"""Echo effects in each way in which a card is executed (Ultimate p. 25, Echo Effects; p. 13; p. 18; p. 23)."""

from engine.lang.nodes import Effect
from engine.lang.words import (
    BLUE,
    HAND,
    OPPONENTS,
    TOPS,
    UP,
    a,
    demand,
    dogma,
    draw,
    draw_and_tuck,
    drawn_due_to_this,
    echo,
    if_you_do,
    may,
    meld,
    my,
    of,
    score,
    self_execute,
    splay,
    super_execute,
    then,
    top,
    transfer,
    tuck,
)
from engine.trace.events import Began, Span
from tests.kit import Table
from tests.probes.conftest import Lay

ECHOING: tuple[Effect, ...] = (echo(draw(5)), dogma(draw(6)))
"""effects of the blue Echo, whose echo effect is in the middle of its bottom edge"""
HERE = {"blue": "Tools, Echo < up"}
"""its echo effect is seen below Tools"""
DECKS = {1: "Sailing, Clothing", 2: "Calendar", 3: "Paper", 4: "Printing Press", 5: "Physics", 6: "Canning"}


def executed(t: Table) -> list[tuple[int, str, int]]:
    """Return the effects of a Dogma action in order: (who, card, effect)."""
    begun = [entry.item for entry in t.entries if isinstance(entry.item, Began)]
    return [(each.seat, t.m.catalogue.title[each.card], each.number) for each in begun if each.what is Span.EXECUTION]


def test_the_echo_effect_of_the_card_itself_comes_first(lay: Lay) -> None:
    t = lay((echo(draw(3)), dogma(draw(5))), {}, {}, decks=DECKS).dogma("Probe")
    assert executed(t) == [(0, "Probe", 0), (0, "Probe", 1)]
    assert t.hand(0) == {"Paper", "Physics"}


def test_those_that_a_splay_shows_come_from_the_bottom_up(lay: Lay) -> None:
    t = lay(dogma(draw(1)), HERE, {}, echo=ECHOING, decks=DECKS).dogma("Tools", ())
    assert executed(t)[0] == (0, "Echo", 0)
    (why,) = t.facts("echo-effects")
    assert ([t.m.catalogue.title[card] for card in why.cards], why.rule) == (["Echo"], "echo-effects")


def test_what_is_not_visible_is_not_executed(lay: Lay) -> None:
    """In an unsplayed pile, and where the splay shows other slots: left shows the right one at the bottom alone."""
    for splayed in ("", " < left", " < right"):
        t = lay(dogma(draw(1)), {"blue": f"Tools, Echo{splayed}"}, {}, echo=ECHOING, decks=DECKS).dogma("Tools")
        assert "Echo" not in {title for _seat, title, _effect in executed(t)}, splayed
        assert not t.facts("echo-effects")


def test_they_are_shared_and_can_earn_the_free_draw(lay: Lay) -> None:
    """U25: shared with eligible players, and the result can be a free Draw."""
    demanding = (echo(draw(5)), demand(transfer(a(HAND), to=my(HAND))))
    sharer = {"purple": "Mysticism", "blue": "Writing, Tools < right"}
    t = lay(demanding, {}, sharer, decks={**DECKS, 5: "Physics, Coal"}).dogma("Probe")
    assert executed(t) == [(1, "Probe", 0), (0, "Probe", 0)]
    assert t.hand(1) == {"Physics"}
    assert t.free_draw
    assert [fact.rule for fact in t.facts("shares")] == ["echo-effects-shared"], "they are all that can be shared"
    both = lay((echo(draw(5)), dogma(draw(5))), {}, sharer, decks={**DECKS, 5: "Physics, Coal"}).dogma("Probe")
    assert [fact.rule for fact in both.facts("shares")] == ["sharing-eligible"]


def test_they_are_fixed_at_the_start(lay: Lay) -> None:
    """U10, Locking In: what is covered meanwhile is executed all the same, and what comes to light is not."""
    effects = (echo(meld(a(HAND))), dogma(draw(3)))
    t = lay(effects, {"hand": "Archery"}, {}, decks=DECKS).dogma("Probe")
    assert t.pile(0, "red") == ["Archery", "Probe"]
    assert executed(t) == [(0, "Probe", 0), (0, "Probe", 1)]
    late = (echo(splay(BLUE, UP)), dogma(draw(3)))
    t = lay(late, {"blue": "Tools, Echo"}, {}, echo=ECHOING, decks=DECKS).dogma("Probe")
    assert {title for _seat, title, _effect in executed(t)} == {"Probe"}


def test_a_self_execution_of_a_top_card_executes_those_of_its_color(lay: Lay) -> None:
    """U13, EXE-09: all visible ones of the color on the board where it is a top card."""
    t = lay(dogma(self_execute(top(BLUE))), {"blue": "Echo"}, {}, echo=ECHOING, decks=DECKS).dogma("Probe")
    assert t.hand(0) == {"Physics", "Canning"}
    (why,) = t.facts("echo-effects")
    assert why.rule == "echo-effects-self-execute"
    covered = lay(dogma(self_execute(top(BLUE))), HERE, {}, echo=ECHOING, decks=DECKS).dogma("Probe", ())
    assert covered.hand(0) == {"Physics"}


def test_a_top_card_of_another_board_brings_those_of_that_board(lay: Lay) -> None:
    effect = dogma(self_execute(a(of(OPPONENTS, TOPS), color=BLUE)))
    t = lay(effect, {}, HERE, echo=ECHOING, decks=DECKS).dogma("Probe", ())
    assert "Physics" in t.hand(0)


def test_a_card_elsewhere_brings_its_own_alone(lay: Lay) -> None:
    """U25: "If it is elsewhere, only execute the echo effects on the card itself"."""
    effect = dogma(self_execute(a(HAND)))
    t = lay(effect, {"hand": "Echo"}, {}, echo=ECHOING, decks=DECKS).dogma("Probe")
    assert t.hand(0) == {"Echo", "Physics", "Canning"}
    (why,) = t.facts("own-echo")
    assert t.m.catalogue.title[why.cards[0]] == "Echo"
    assert not t.facts("echo-effects")


def test_a_super_execution_brings_them_too(lay: Lay) -> None:
    echoing = (echo(draw(5)), demand(tuck(a(HAND))))
    t = lay(dogma(super_execute(top(BLUE))), {"blue": "Echo"}, {"hand": "Oars"}, echo=echoing, decks=DECKS)
    end = t.dogma("Probe")
    assert end.hand(0) == {"Physics"}
    assert end.pile(1, "red") == ["Oars"]


def test_a_city_is_not_executed_and_the_echo_effects_below_it_neither(lay: Lay) -> None:
    """Expansion rule 13: if a card would execute a city, nothing happens."""
    board = {"blue": "Atlantis, Echo < up"}
    t = lay(dogma(self_execute(top(BLUE))), board, {}, echo=ECHOING, also=("cities",), decks=DECKS).dogma("Probe")
    assert "Physics" not in t.hand(0)
    assert t.facts("no-effects")


def test_endorsing_doubles_them(lay: Lay) -> None:
    """U23: "When you execute a non-demand effect, do it twice"; who shares executes it once."""
    effects = (echo(draw(5)), dogma(draw(6)))
    board = {"green": "Babylon", "hand": "Oars"}
    t = lay(effects, board, {}, also=("cities",), decks={**DECKS, 5: "Physics, Coal", 6: "Canning, Vaccination"})
    end = t.play("endorse Probe")
    assert executed(end) == [(0, "Probe", 0), (0, "Probe", 0), (0, "Probe", 1), (0, "Probe", 1)]


def test_a_distant_card_brings_those_of_its_board(lay: Lay) -> None:
    """U18: "all echo effects in its color on that board"."""
    distant = {"blue": "Tools, Echo < up"}
    t = lay(dogma(draw(1)), {"hand": "Oars"}, {}, distant, {}, echo=ECHOING, decks=DECKS).dogma("Tools", ())
    assert (0, "Echo", 0) in executed(t)
    assert "Physics" in t.hand(0)


def test_due_to_its_echo_effect(lay: Lay) -> None:
    """Charitable Trust: the last card drawn due to the echo effect, not what another effect of the card draws."""
    effects = (echo(draw(3), draw(4)), dogma(draw(5), meld(drawn_due_to_this(last=True, echo=True))))
    t = lay(effects, {}, {}, decks=DECKS).dogma("Probe")
    assert t.hand(0) == {"Paper", "Physics"}
    every = (echo(draw(3), draw(4)), dogma(draw(5), meld(drawn_due_to_this(last=True))))
    assert lay(every, {}, {}, decks=DECKS).dogma("Probe").hand(0) == {"Paper", "Printing Press"}


def test_it_reads_its_sentences_as_any_effect(lay: Lay) -> None:
    """What "if you do" in an echo effect speaks of is in the echo effect."""
    effects = (echo(may(score(a(HAND))), if_you_do(draw(3))), dogma(then(draw_and_tuck(4))))
    t = lay(effects, {"hand": "Oars"}, {}, decks=DECKS)
    assert t.dogma("Probe", ()).hand(0) == {"Oars"}
    assert t.dogma("Probe", "Oars").hand(0) == {"Paper"}

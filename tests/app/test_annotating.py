"""Comments, rings and arrows in the app: drawn by mouse and keys, saved, and hidden from who may not know."""

import json
from dataclasses import replace

import pytest

import tutor
from engine.text.messages import languages
from tests.app.conftest import click
from tests.app.test_app import words
from tests.conftest import ROOT
from tests.course.test_locales import entries
from tutor.annotations import MOST_MARKS, Annotation, Arrow, Ring, annotation
from tutor.app import App
from tutor.panels.annotated import Annotating, Tool, shown
from tutor.panels.concealed import Concealed
from tutor.scene.inputs import Marks


def right_click(app: App, source: str, target: str = "") -> None:
    """What the page sends for the right mouse button."""
    app.table.overlay._heard(None, {"type": "mark", "from": source, "to": target}, [])


def on_table(app: App) -> Marks:
    return app.drawing.marks()


def test_the_right_button_draws_rings_and_arrows_and_removes_them(app: App) -> None:
    right_click(app, "writing")
    right_click(app, "deck-1", "hand-0")
    assert app.session.annotation == annotation(marks=["ring writing", "arrow deck-1 hand-0"])
    assert on_table(app).rings == {"writing"}
    assert [(each.source, each.target) for each in on_table(app).drawn] == [("deck-1", "hand-0")]
    assert "Ring: Writing" in words(app.annotation)
    assert "Arrow: from Deck [1] to Your hand" in words(app.annotation)
    assert app.hub.spoken.startswith("This is drawn. Arrow: from Deck")
    right_click(app, "writing")
    right_click(app, "deck-1", "hand-0")
    assert app.session.annotation == Annotation()
    assert app.annotation.is_empty
    assert app.hub.spoken.startswith("This is removed.")


@pytest.mark.parametrize(("source", "target"), [("nothing", ""), ("writing", "nothing"), ("note", "")])
def test_what_is_no_place_is_not_drawn(app: App, source: str, target: str) -> None:
    right_click(app, source, target)
    assert app.session.annotation == Annotation()


def test_keys_draw_with_a_tool_and_the_game_does_not_hear_the_clicks(app: App) -> None:
    app.hub.press("m")
    assert app.annotating.annotating == Annotating(Tool.RING)
    assert app.table.overlay.marking
    app.table.activate("archery")  # in the game this would choose its Dogma
    app.hub.press("m")
    app.table.activate("hand-0")
    assert on_table(app).rings == {"archery", "hand-0"}, "where the arrow starts is ringed until it ends"
    assert "The arrow starts here: Your hand" in words(app.annotation)
    app.table.activate("pile-0-red")
    assert app.session.annotation == annotation(marks=["ring archery", "arrow hand-0 pile-0-red"])
    assert len(app.session.steps) == 1
    app.hub.press("m")
    assert app.annotating.annotating == Annotating()
    assert not app.table.overlay.marking
    app.table.activate("archery")
    assert app.attention.selection.picked or len(app.session.steps) > 1 or app.attention.looked_up_card is not None


def test_a_start_can_be_taken_back_and_escape_ends_the_tool(app: App) -> None:
    app.input.run("annotate-tool:arrow")
    app.table.activate("hand-0")
    app.table.activate("hand-0")
    assert app.annotating.annotating.start == ""
    app.table.activate("hand-0")
    app.hub.press("n")
    click(app, "draw")
    assert app.annotating.annotating.start == "", "it belonged to the step that was left"
    app.hub.press("Escape")
    assert app.annotating.annotating == Annotating()


def test_marks_are_removed_by_a_button_too(app: App) -> None:
    app.session.annotate(annotation("a", ["ring writing", "arrow deck-1 hand-0"]))
    app.hub.press("m")
    app.input.run("annotate-remove:ring writing")
    app.input.run("annotate-remove:arrow deck-1 hand-0")
    assert app.session.annotation == Annotation("a")


def test_a_comment_is_shown_and_saved_with_its_step(app: App) -> None:
    app.hub.press("m")
    app.input.run("annotate-comment", "  Who shares?\nCount the icons.  ")
    assert app.session.annotation.comment == "Who shares?\nCount the icons."
    app.input.run("annotate-done")
    assert "Who shares?" in words(app.annotation)
    click(app, "draw")
    assert app.annotation.is_empty
    app.hub.press("s")
    assert "Count the icons." in words(app.annotation)
    assert app.save_file is not None
    saved = json.loads(app.save_file.read_text(encoding="utf-8"))
    assert saved["lines"][0]["annotations"]["0"]["comment"] == "Who shares?\nCount the icons."


def test_a_comment_alone_is_saved_and_can_be_resumed(app: App) -> None:
    app.input.run("annotate-comment", "Before anything")
    other = tutor.open("lessons/staging")
    click(other, "draw")
    assert len({app.game_file.file, other.game_file.file}) == 2 if app.game_file and other.game_file else False
    again = tutor.open("lessons/staging")
    again.input.run("resume")
    again.input.run("resume")
    assert again.session.annotation.comment == "Before anything"


def test_drawing_is_no_move_of_the_game(app: App) -> None:
    click(app, "draw")
    news = words(app.now), words(app.why)
    right_click(app, "writing")
    assert (words(app.now), words(app.why)) == news
    assert app.session.cursor == len(app.session.steps) - 1


def test_too_much_is_refused_with_a_reason(app: App) -> None:
    app.session.annotate(annotation(marks=[f"ring hand-1-{n}" for n in range(MOST_MARKS)]))
    app.hub.press("m")
    right_click(app, "writing")
    assert "at most 24 marks" in words(app.annotation)
    app.input.run("annotate-comment", "a\u202eb")
    assert "invisible character U+202E" in words(app.annotation)
    assert len(app.session.annotation.marks) == MOST_MARKS
    assert not app.session.annotation.comment
    app.input.run("annotate-remove:ring hand-1-0")
    assert "invisible" not in words(app.annotation)


def test_an_icon_stands_for_every_card_that_shows_it(app: App) -> None:
    app.session.annotate(annotation(marks=["ring icon-authority"]))
    app.drawing.draw()
    assert "archery" in on_table(app).rings
    assert "writing" not in on_table(app).rings


# --- what may not be known ----------------------------------------------------------------------------------------


def hand_card(app: App, seat: int) -> str:
    machine, state = app.session.machine, app.session.state
    return machine.catalogue.key[state.zones[machine.zones.hand(seat)][0]]


def test_a_mark_at_a_card_that_the_viewer_does_not_see_is_nowhere(app: App) -> None:
    click(app, "draw")
    key = hand_card(app, 0)
    app.session.annotate(annotation("a", [f"ring {key}", f"arrow {key} pile-0-red", "ring hand-0"]))
    app.drawing.draw()
    assert on_table(app).rings == {key, "hand-0"}
    app.seats.see(1)
    assert on_table(app).rings == {"hand-0"}
    assert on_table(app).drawn == ()
    assert [str(mark) for mark in shown(app.step_view, app.texts).marks] == ["ring hand-0"]
    app.hub.press("m")
    title = app.texts.card_title(app.session.machine.catalogue.find(key))
    everything = json.dumps([app.annotation.content, app.table.overlay.scene], ensure_ascii=False)
    assert key not in everything
    assert title not in everything
    assert app.session.annotation.rings == (Ring(key), Ring("hand-0")), "it is not lost"


def test_a_back_that_was_marked_is_no_card_for_who_sees_its_front(app: App) -> None:
    click(app, "draw")
    app.seats.see(1)
    right_click(app, "hand-0-0")
    assert "card of value" in words(app.annotation)
    app.seats.see(0)
    assert on_table(app).rings == frozenset()


def test_what_is_added_is_hidden_while_an_answer_is_asked_for(app: App) -> None:
    app.session.annotate(annotation("The answer is two.", ["ring writing"]))
    app.conceal(Concealed(outcome=True))
    assert app.annotation.is_empty
    assert on_table(app).rings == frozenset()
    app.hub.press("m")
    right_click(app, "archery")
    assert "hidden while an answer is asked for" in words(app.now)
    assert app.session.annotation.rings == (Ring("writing"),)
    app.conceal(Concealed())
    assert "The answer is two." in words(app.annotation)
    app.hub.press("c")
    assert app.annotation.is_empty
    app.hub.press("r")
    assert "The answer is two." in words(app.annotation)


@pytest.mark.parametrize("language", languages())
def test_all_of_it_is_worded(language: str) -> None:
    app = tutor.open("lessons/staging", language)
    app.session.annotate(
        Annotation(
            "a", (Ring("specials"), Ring("special-empire"), Ring("decks"), Ring("player-1"), Ring("icon-health"))
        )
    )
    app.session.annotate(
        replace(app.session.annotation, arrows=(Arrow("available-0", "junk"), Arrow("hand-1", "deck-3")))
    )
    for tool in ("none", "ring", "arrow"):
        app.input.run(f"annotate-tool:{tool}")
        text = words(app.annotation)
        assert "⟦" not in text
        assert len(text) > 80
    app.input.run("help")
    assert "⟦" not in words(app.help)


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    english, ukrainian = (entries(language, "annotate.ftl") for language in ("en", "uk"))
    assert english == ukrainian
    source = "".join(
        (ROOT / "tutor" / name).read_text(encoding="utf-8")
        for name in (
            "panels/annotated.py",
            "app/annotating.py",
            "app/titles.py",
            "panels/commands.py",
            "panels/help.py",
        )
    )
    made = {"set-annotate", "help-key-annotate", "say-ringed", "say-at_arrow"}
    made |= {f"annotate-{tool}{ending}" for tool in (Tool.RING, Tool.ARROW) for ending in ("", "-how")}
    names = {name.partition(".")[0].removeprefix("ui-") for name in english}
    assert [name for name in sorted(names - made) if f'"{name}"' not in source] == []
    assert made <= names

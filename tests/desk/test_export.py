"""What leaves the app comes back the same; the page is whole in itself, and nothing hostile becomes markup."""

import html.parser
import re
from pathlib import Path

import pytest

import tutor
from engine.game import Game
from engine.positions import Position, PositionError, from_line, load
from engine.run.errors import SaveError
from engine.trace.events import Moved
from engine.trace.recorder import Level
from tutor.annotations import annotation
from tutor.desk import export
from tutor.desk.scripted_line import play_to_start
from tutor.panels.html import to_html
from tutor.panels.lines import line_names
from tutor.session import Session

HOSTILE = "</title><script>alert(1)</script><img src=x onerror=alert(2)>\"'&"


def walked(name: str = "lessons/staging", line: str = "writing", viewer: int | None = 0) -> tuple[Session, Position]:
    position = load(name)
    session = Session(position.game(), viewer=viewer, title=position.title.en)
    play_to_start(session, position, position.line(line), "walk")
    session.to_start()
    return session, position


class Reader(html.parser.HTMLParser):
    """Elements, their attributes, and what they say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.said = ""
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in ("meta", "input", "br", "hr", "link", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.said += data


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_page_has_a_picture_and_words_for_every_step(language: str) -> None:
    session, position = walked()
    steps = len(session.path())
    texts = export.texts_for(session, language, position)
    text = export.page(session, texts, title=position.title.of(language), text=position.text)
    read = Reader(text)
    assert read.open == []
    assert read.tags.count("section") == steps == read.tags.count("svg") - len(re.findall(r'class="itut-icon', text))
    assert position.title.of(language) in read.said
    assert position.text.of(language) in read.said
    assert "⟦" not in text
    entries = [entry for step in session.path() for entry in session.steps[step].entries]
    moves = [texts.event(entry) for entry in entries if isinstance(entry.item, Moved)]
    assert len(moves) > 5
    assert all(Reader(to_html(texts.marked(each))).said in read.said for each in moves)
    assert session.cursor == 0


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_page_holds_all_lines_and_what_they_share_once(language: str) -> None:
    app = tutor.open("lessons/staging", language)
    for answer in ("dogma Writing", "dogma Archery"):
        app.session.to_start()
        app.answer(app.session.game.parse(answer))
        app.do("decision")
    session = app.session
    text = export.page(session, app.texts)
    read = Reader(text)
    assert read.tags.count("section") == len(session.steps)
    assert read.tags.count("option") == 2
    for name in line_names(session, app.texts).values():
        assert name in read.said
    (paths,) = re.findall(r'data-lines="([^"]+)"', text)
    lines = [[int(place) for place in line.split()] for line in paths.split("|")]
    assert [len(line) for line in lines] == [len(session.path()), len(session.path(session.lines[0]))]
    assert {place for line in lines for place in line} == set(range(len(session.steps)))
    assert lines[0][0] == lines[1][0] == 0
    assert not set(lines[0][1:]) & set(lines[1][1:])
    app.lines.activate(f"delete:{session.lines[0].id}")
    alone = Reader(export.page(session, app.texts))
    assert alone.tags.count("option") == 0
    assert alone.tags.count("section") == len(session.path())


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_page_has_the_cards_texts_and_what_could_be_chosen(language: str) -> None:
    app = tutor.open("lessons/staging", language)
    app.answer(app.session.game.parse("dogma Archery"))
    app.do("decision")
    text = export.page(app.session, app.texts)
    said, m = Reader(text).said, app.texts.message
    archery = app.session.machine.catalogue.find("Archery")
    for effect in app.texts.card(archery).effects:
        assert Reader(to_html(app.texts.marked(effect.text))).said in said
    root = app.session.steps[0]
    assert root.request is not None
    for option in root.request.options:
        assert Reader(to_html(app.texts.marked(app.texts.option(root.state, root.request, option)))).said in said
    assert m("page-chosen") in said
    assert "⟦" not in text


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_card_in_the_picture_has_a_place_that_shows_its_text(language: str) -> None:
    session, position = walked(viewer=1)
    text = export.page(session, export.texts_for(session, language, position))
    ids = set(re.findall(r'id="card-([a-z-]+)"', text))
    sections = text.split("<section")[1:]
    assert len(sections) == len(session.path())
    for index, section in zip(session.path(), sections, strict=True):
        places = re.findall(
            r'<button type="button" class="place" data-card="([^"]+)" aria-label="([^"]+)" style="([^"]+)"', section
        )
        session.goto(index)
        view = session.view()
        fronts = {card.key for player in view.players for pile in player.piles for card in pile.cards}
        fronts |= {
            card.key for player in view.players for zone in player.zones for card in zone.cards if card.card is not None
        }
        assert {key for key, _, _ in places} == fronts
        for _, label, style in places:
            assert label
            assert all(0 <= float(share) <= 100 for share in re.findall(r"([0-9.]+)%", style))
    assert ids >= {key for section in sections for key in re.findall(r'data-card="([^"]+)"', section)}


@pytest.mark.parametrize("language", ["en", "uk"])
def test_comments_and_marks_are_on_the_page_and_harm_nothing(language: str) -> None:
    session, position = walked()
    session.annotate(annotation(f"{HOSTILE}\nSecond", ["ring writing", "arrow deck-1 hand-0"]))
    texts = export.texts_for(session, language, position)
    text = export.page(session, texts)
    read = Reader(text)
    assert HOSTILE in read.said
    assert "Second" in read.said
    assert read.tags.count("script") == 1
    assert (
        texts.message("annotate-a-ring", place=texts.card_title(session.machine.catalogue.find("Writing"))) in read.said
    )
    bare, _ = walked()
    plain = export.page(bare, export.texts_for(bare, language, position))
    one, other = (each.split("<section")[1].split("</svg>")[0] for each in (text, plain))
    assert len(one) > len(other), "rings and arrows are drawn"
    assert "⟦" not in text


def test_the_page_shows_no_mark_at_a_card_that_its_viewer_does_not_see() -> None:
    app = tutor.open("lessons/staging", "en")
    app.answer(app.session.game.parse("draw"))
    machine, state = app.session.machine, app.session.state
    key = machine.catalogue.key[state.zones[machine.zones.hand(0)][0]]
    app.session.annotate(annotation("x", [f"ring {key}", f"arrow {key} hand-1"]))
    own = export.page(app.session, app.texts)
    assert key in own
    app.session.viewer = 1
    other = export.page(app.session, export.texts_for(app.session, "en", app.position))
    assert key not in other
    assert machine.catalogue.title[machine.catalogue.find(key)] not in other


def test_the_page_names_no_card_that_its_viewer_does_not_see() -> None:
    app = tutor.open("lessons/staging", "en")
    before = {str(card.title) for card in app.session.view(None).players[0].hand}
    app.answer(app.session.game.parse("draw"))
    (drawn,) = {str(card.title) for card in app.session.view(None).players[0].hand} - before
    assert drawn in Reader(export.page(app.session, app.texts)).said
    app.seat = 1
    assert drawn not in export.page(app.session, app.texts)


def test_the_page_needs_no_network_and_runs_one_script() -> None:
    session, position = walked()
    text = export.page(session, export.texts_for(session, "en", position))
    read = Reader(text)
    assert read.tags.count("script") == 1
    assert not {"link", "img", "iframe", "object", "embed", "form", "base", "a"} & set(read.tags)
    assert not [
        pair for pair in read.attributes if pair[0] in ("src", "href", "xlink:href") or pair[0].startswith("on")
    ]
    assert set(re.findall(r"url\(.{16}|@import", text)) == {'url("data:font/woff2'}
    addresses = set(re.findall(r"https?://[^\"' <)]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    policy = next(value for _, value in read.attributes if "default-src" in value)
    assert "default-src 'none'" in policy
    assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]


def test_hostile_names_and_titles_stay_text() -> None:
    game = Game.new((HOSTILE[:40], HOSTILE[40:]), seed=3, level=Level.FULL)
    session = Session(game, title=HOSTILE)
    for _ in range(6):
        session.play(tuple(session.request.options[: session.request.low]), run=True)
    text = export.page(session, export.texts_for(session, "en"), title=HOSTILE)
    read = Reader(text)
    assert read.tags.count("script") == 1
    assert "img" not in read.tags
    assert not [pair for pair in read.attributes if pair[0].startswith("on")]
    assert HOSTILE in read.said
    assert read.open == []


@pytest.mark.parametrize(("viewer", "unseen"), [(None, set()), (0, set()), (1, {"Writing"}), (-1, {"Writing", "Coal"})])
def test_the_page_hides_what_its_viewer_does_not_see(viewer: int | None, unseen: set[str]) -> None:
    session, position = walked("rulings/dem-14", "machinery", viewer)
    said = Reader(export.page(session, export.texts_for(session, "en", position))).said
    assert {title for title in ("Coal", "Writing", "Engineering") if title not in said} == unseen


def test_a_game_a_position_and_a_line_come_back_as_they_were() -> None:
    session, position = walked()
    again = export.read(session.dumps())
    assert isinstance(again, Session)
    assert again.dumps() == session.dumps()
    for text in (export.line(session), export.sheet(session, position), f"\n  {export.line(session)}  \n"):
        back = export.read(text)
        assert isinstance(back, Position)
        assert back.state().key() == session.state.key()
    assert export.read(export.sheet(session, position)).title == position.title
    saved = export.read(session.game.save())
    assert isinstance(saved, Session)
    assert saved.state.key() == session.state.key()


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("inn1 4e 1=You 1/blue=writting 2=Opponent", PositionError, "Writing"),
        ("schema: innovation-position/1\nplayers: [A]", PositionError, "two to five|2"),
        ("{}", PositionError, "schema"),
        ('{"schema": "innovation-session/2"}', SaveError, "resumed"),
        ('{"schema": "innovation-session/1"}', SaveError, "older version"),
        ('{"schema": "innovation-save/1"}', SaveError, "older version"),
        ("", PositionError, "empty"),
        ("just a word", PositionError, "."),
        ("[" * 3000, PositionError, "nested|deep"),
        ("{" * 100_000, PositionError, "."),
    ],
)
def test_what_cannot_be_read_is_told(text: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        export.read(text)


def test_a_table_in_the_middle_of_an_action_has_no_position_but_a_picture_and_a_page() -> None:
    session, position = walked()
    session.play("dogma Archery")
    texts = export.texts_for(session, "en", position)
    with pytest.raises(PositionError):
        export.line(session)
    assert export.svg(session, texts).startswith("<svg")
    assert "<section" in export.page(session, texts)


def test_a_name_for_a_file() -> None:
    assert export.file_name("Перші кроки: «Писемність»?/..", "html") == "перші-кроки-писемність.html"
    assert export.file_name("../../x\0", "svg") == "x.svg"
    assert export.file_name("", "yaml") == "innovation.yaml"
    assert len(export.file_name("x" * 500, "html")) < 80


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    export.write(tmp_path / "a.html", "é")
    assert (tmp_path / "a.html").read_bytes() == "é".encode()
    assert list(tmp_path.iterdir()) == [tmp_path / "a.html"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Third edition, except for: Coal"), ("uk", "Третє видання, але інакше: ")]
)
def test_the_page_says_what_is_played_by(lang: str, said: str) -> None:
    for line, told in (("inn1 3e switches/coal=top-card-twice 1=Ada 2=Ben", said), ("inn1 4e 1=Ada 2=Ben", "")):
        session = Session(from_line(line).game())
        page = export.page(session, export.texts_for(session, lang))
        assert ('<p class="edition">' in page) == bool(told)
        assert told in page
        svg = export.svg(session, export.texts_for(session, lang))
        assert told in svg
        # on the table itself, and whole in a line below it
        assert re.search(rf"<text[^>]*>{re.escape(told)}[^<…]*</text>", svg) or not told

"""Each kind of mistake, at its exact place, with what was found and the nearest legal spelling."""

from pathlib import Path

import pytest

from engine.cards.sets import set_names
from engine.model.names import LONGEST_LIST
from engine.positions import PositionError, check, from_line, load, loads
from engine.positions.problems import hint_or_all
from engine.text.errors import worded

HEAD = "schema: innovation-position/1\nplayers:\n"
A_B = HEAD + "  - name: A\n  - name: B\n"


def complaints(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(PositionError) as caught:
        loads(text, "test.yaml")
    assert str(caught.value) == "\n".join(map(str, caught.value.problems))
    assert all(problem.source == "test.yaml" for problem in caught.value.problems)
    return [(problem.line, problem.column, problem.message) for problem in caught.value.problems]


def player(text: str) -> str:
    """A file in which player A, from line 4 on, has this."""
    return HEAD + "  - name: A\n    " + text.replace("\n", "\n    ") + "\n  - name: B\n"


THERE = ", ".join(set_names())

COLON = 'a text with “:” and a space after it must be in quotes, as in text: "Is it Ada: or Ben?"'
INDENT = (
    "mind the indentation: keys that belong together begin in the same column, as do the “-” of a list; "
    "and a text with “:” in it must be in quotes"
)
QUOTE = (
    "a text ended with the quotation mark before this, and more follows; put the whole text between quotation marks of "
    "the other kind, as in text: '\"No\", says Ada'"
)
COMMA = (
    "'title' has no key 'or Ben'; if a text goes on here after a comma, put the whole text in quotes, "
    'as in {en: "Ada, or Ben"}'
)

ONE_MISTAKE = [
    # the file
    ("", 1, 1, "the file is empty"),
    ("- a", 1, 1, "a position must be a mapping (key: value), found a list"),
    ("a: [b", 1, 6, "this is no YAML: while parsing a flow sequence expected ',' or ']', but got '<stream end>'"),
    ("a: 1\n---\nb: 2", 2, 1, "this is no YAML: expected a single document in the stream but found another document"),
    ("a: Is it Ada: or Ben?", 1, 13, COLON),
    ("a: {en: Is it Ada: or Ben?}", 1, 18, COLON),
    ("a: '1'\n  b: 2", 2, 3, INDENT),
    ("a:\n  - b: 1\n     c: 2", 3, 7, INDENT),
    ("a:\n  b: 1\n c: 2", 3, 2, INDENT),
    ('a: "No" says Ada', 1, 9, QUOTE),
    ("a:\n\tb: 1", 2, 1, "indent with spaces, not with tabs"),
    ("a: \x07", 1, 4, "control character U+0007"),
    ("a: &x 1", 1, 4, "anchors (&) and aliases (*) are not allowed; write it out twice"),
    ("a: *x", 1, 4, "anchors (&) and aliases (*) are not allowed; write it out twice"),
    ("a: !!python/name:os.system 1", 1, 4, "tags (!) are not allowed, found 'tag:yaml.org,2002:python/name:os.system'"),
    ("a: " + "[" * 30 + "]" * 30, 1, 23, "nested more than 20 deep"),
    ("a: [" + "1," * 12_000 + "]", 1, 19_999, "too many values"),
    ("# " + "x" * 1_000_000, 1, 1, "more than 250,000 bytes"),
    # keys
    ("players: [A, B]", 1, 1, "there is no key 'schema'; write 'schema: innovation-position/1'"),
    ("schema: innovation-position/1", 1, 1, "there is no key 'players'"),
    (A_B.replace("/1", "/2"), 1, 9, "the schema must be 'innovation-position/1', found 'innovation-position/2'"),
    (A_B + "sead: 3", 5, 1, "a position has no key 'sead'; did you mean 'seed'?"),
    (A_B + "seed: 3\nseed: 4", 6, 1, "the key 'seed' is here twice (first on line 5)"),
    (A_B + "<<: {seed: 3}", 5, 1, "a key of a position must be a word, found '<<', which merges"),
    (
        A_B + "title: {en: Ada, or Ben}",
        5,
        18,
        COMMA,
    ),
    (A_B + "title: {en: Ada, or Ben: 1}", 5, 18, "'title' has no key 'or Ben'; did you mean 'en'?"),
    (A_B + "? [a]\n: b", 5, 3, "a key of a position must be a word, found a list"),
    # the game
    (A_B + "edition: 5", 5, 10, "no edition '5'; there are: 4, 3, 1"),
    (A_B + "also_in: [2]", 5, 11, "no edition '2'; there are: 4, 3, 1"),
    (A_B + "also_in: 3", 5, 10, "'also_in' must be a list, found the number 3"),
    (A_B + "also_in: [3, 4]", 5, 14, "edition 4 is named already: 'also_in' lists the other editions, each once"),
    (A_B + "also_in: [3, 3]", 5, 14, "edition 3 is named already: 'also_in' lists the other editions, each once"),
    (
        A_B + "also_in: [3]\ndecks: {11: empty}",
        6,
        9,
        "in the third edition: 'decks' has no key '11'; there are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
    ),
    (A_B + "sets: [base, figurs]", 5, 14, "no set 'figurs'; did you mean 'figures'?"),
    (A_B + "edition: 3\nsets: [base, unseen]", 6, 7, "the third edition has no cards of the set 'unseen'"),
    (A_B + "sets: []", 5, 7, "a game needs the set 'base'"),
    (A_B + "sets: [echoes]", 5, 7, "a game needs the set 'base'"),
    (A_B + "seed: many", 5, 7, "'seed' must be a whole number, found 'many'"),
    (A_B + "seed: 0x10", 5, 7, "'seed' must be a whole number, found the number 0x10"),
    (A_B + "switches: {score-ties: draw}", 5, 12, "'switches' has no key 'score-ties'; did you mean 'score-tie'?"),
    (A_B + "switches: {score-tie: drew}", 5, 23, "no choice of the switch 'score-tie': 'drew'; did you mean 'draw'?"),
    (A_B + "teams: [1, 1]", 5, 8, "give every player in turn the number of a team; there must be two teams or more"),
    (A_B + "id: No Id", 5, 5, "an id is lower-case words joined by '-', found 'No Id'"),
    (A_B + "title: {uk: Так}", 5, 8, "'title' has no English text: give it a key 'en'"),
    (A_B + "title: 3", 5, 8, "'title' must be a text, found the number 3; put it in quotes if it is a text"),
    (
        A_B + "title: 2026-01-01",
        5,
        8,
        "'title' must be a text, found the date 2026-01-01; put it in quotes if it is a text",
    ),
    (A_B + 'title: "a\\u202Eb"', 5, 8, "'title' holds the control character U+202E"),
    (A_B + "rules: [free-drew]", 5, 9, "no rule 'free-drew'; did you mean 'free-draw'?"),
    (A_B + "viewer: C", 5, 9, "no player 'C'; there are: A, B"),
    # players
    (HEAD + "  - A", 3, 3, "a game has two to five players, not 1"),
    (HEAD + "  - A\n  - a", 4, 5, "two players are called 'a'"),
    (
        HEAD + "  - A\n  - No",
        4,
        5,
        (
            "a player's name must be a text, found 'No', which YAML takes for true or false; "
            "put it in quotes if it is a text"
        ),
    ),
    (player("bord: {}"), 4, 5, "a player has no key 'bord'; did you mean 'board'?"),
    (player("hand: Writing"), 4, 11, "the hand of A must be a list, found 'Writing'"),
    (player("hand: [Writting]"), 4, 12, "no card 'Writting' in the 4th-edition base; did you mean 'Writing'?"),
    (player("hand: [Oars, Oars]"), 4, 18, "Oars is in two places: in the hand of A (line 4) and in the hand of A"),
    (player("hand: [12]"), 4, 12, "a value in the hand of A must be 1 to 11, found 12"),
    (
        player("hand: [true]"),
        4,
        12,
        (
            "a card of the hand of A must be a text, found 'true', which YAML takes for true or "
            "false; put it in quotes if it is a text"
        ),
    ),
    (player("hand: [Empire]"), 4, 12, "Empire is a special achievement and cannot lie here"),
    (player("score: [" + "2, " * 10 + "2]"), 4, 43, "there are only 10 cards of value 2; too many are named"),
    (player("board: {rad: [Oars]}"), 4, 13, "the board of A has no key 'rad'; did you mean 'red'?"),
    (player("board: {red: [Sailing]}"), 4, 19, "Sailing is green and cannot lie in the red pile of A"),
    (
        player("board: {red: {cards: [Oars], splay: left}}"),
        4,
        41,
        ("the red pile of A has 1 card(s); a splay needs at least two"),
    ),
    (
        player("board: {red: {cards: [Oars, Archery], splay: lift}}"),
        4,
        50,
        ("no splay direction 'lift'; did you mean 'left'?"),
    ),
    (player("left: true\nhand: [Oars]") + "turn: {player: B}", 4, 11, "A has left the game and cannot have any cards"),
    (player("left: maybe"), 4, 11, "'left' must be true or false, found 'maybe'"),
    # the middle
    (A_B + "decks: {12: [Oars]}", 5, 9, "'decks' has no key '12'; there are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"),
    (A_B + "decks: {2: [Oars]}", 5, 13, "Oars has the value 1 and cannot lie in the deck of value 2"),
    (A_B + "decks: {2: emty}", 5, 12, "no deck 'emty'; did you mean 'empty'?"),
    (A_B + "decks: {2: {count: 1, exactly: []}}", 5, 13, "beside 'exactly' there can be no 'count'"),
    (A_B + "decks: {2: {count: 10}}", 5, 20, "the deck of value 2 can have 9 cards at most, not 10"),
    (A_B + "specials: [Oars]", 5, 12, "Oars is no special achievement"),
    (A_B + "turn: {action: 3}", 5, 16, "'action' must be 1 to 2, found 3"),
    (
        A_B + "turn: {begun: [0, 1]}",
        5,
        15,
        ("give the turns begun by each player, at least 1 for the current one, and no 'first_turn'"),
    ),
    (A_B + "turn: {tally: [3-score]}", 5, 16, "expected something like '1-score' or '2-tuck', found '3-score'"),
    (
        HEAD + "  - {name: A, left: true}\n  - B\nturn: {player: A}",
        5,
        16,
        "A has left the game and cannot have the turn",
    ),
    (A_B + "known: {Oarz: [A]}", 5, 9, "no card 'Oarz' in the 4th-edition base; did you mean 'Oars'?"),
    # lines
    (A_B + "lines: [{id: x}]", 5, 9, "the line has no key 'play'"),
    (A_B + "lines: [{id: x, play: [{C: draw}]}]", 5, 25, "no player 'C'; there are: A, B"),
    (
        A_B + "lines: [{id: x, play: [[draw, {a: b}]]}]",
        5,
        31,
        ("an answer is an option or a list of options, found a mapping"),
    ),
    (A_B + "lines: [{id: x, play: [], after: y}]", 5, 34, "no line 'y' above this one"),
    (A_B + "lines: [{id: x, play: []}, {id: x, play: []}]", 5, 33, "two lines have the id 'x'"),
    # expectations
    (A_B + "expect: {shard: [A]}", 5, 10, "'expect' has no key 'shard'; did you mean 'shared'?"),
    (
        A_B + "expect: {players: {A: {icons: {castle: 1}}}}",
        5,
        32,
        (
            "the expected icons has no key 'castle'; there are: "
            "authority, prosperity, health, concept, industry, efficiency, avatar"
        ),
    ),
    (A_B + "expect: {moves: [{event: drew}]}", 5, 26, "no event 'drew'; did you mean 'draw'?"),
    (A_B + "expect: {facts: [{kind: share}]}", 5, 25, "no kind of fact 'share'; did you mean 'shares'?"),
    (A_B + "expect: {no_facts: [{kind: share}]}", 5, 28, "no kind of fact 'share'; did you mean 'shares'?"),
    (A_B + "expect: {events: [{who: A}]}", 5, 19, "an expected event has no key 'event'"),
    (
        A_B + "expect: {facts: [{kind: shares, rule: sharing}]}",
        5,
        39,
        ("no rule 'sharing'; did you mean 'sharing-eligible'?"),
    ),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), ONE_MISTAKE, ids=[row[3][:50] for row in ONE_MISTAKE])
def test_one_mistake(text: str, line: int, column: int, message: str) -> None:
    assert complaints(text) == [(line, column, message)]


def test_all_mistakes_are_told_at_once_in_order() -> None:
    text = player("hand: [Writting]\nscore: [Oarz]") + "seed: x\nturn: {player: C}"
    assert [line for line, *_ in complaints(text)] == [4, 5, 7, 8]


def test_an_error_names_the_file() -> None:
    with pytest.raises(
        PositionError, match=r"^test\.yaml, line 4, column 12: no card 'Writting' in the 4th-edition base"
    ):
        loads(player("hand: [Writting]"), "test.yaml")


def test_what_is_no_utf8_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(b"schema: x\ntitle: \xff\n")
    assert [(p.source, p.line, p.column, p.message) for p in check(path)] == [
        ("bad.yaml", 2, 8, "this is no UTF-8 text")
    ]
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(PositionError, match="more than 250,000 bytes"):
        load(path)


BEGINS = (
    "this version reads lines that begin with 'inn1' or 'inn2-', not with 'inn2'; if a newer version wrote it, "
    "bring the program up to date"
)
ONE_MISTAKE_IN_A_LINE = [
    ("", 1, 1, "a position in one line begins with 'inn1'"),
    ("inn2 4e 1=A 2=B", 1, 1, BEGINS),
    ("inn1 9e 1=A 2=B", 1, 6, "no edition '9'; there are: 4, 3, 1"),
    ("inn1 4e+poker 1=A 2=B", 1, 6, f"no set 'poker'; there is: {THERE}"),
    ("inn1 4e 1=A 3=B", 1, 9, "the players are numbered from 1, found 1, 3"),
    ("inn1 4e", 1, 1, "there is no key 'players'"),
    ("inn1 4e 1=A 2=B hand", 1, 17, "expected 'what=value', found 'hand'"),
    ("inn1 4e 1=A 2=B tern/player=1", 1, 17, "nothing is called 'tern'; did you mean 'turn'?"),
    (
        "inn1 4e 1=A 2=B 1/hand=oars\n2/hand=oars,toolz",
        2,
        13,
        ("no card 'toolz' in the 4th-edition base; did you mean 'Tools'?"),
    ),
    ("inn1 4e 1=A 2=B seed=1 seed=2", 1, 24, "'seed' says what an earlier word said"),
    ("inn1 4e 1=A 2=B decks/1=oars decks/1/bottom=tools", 1, 30, "'decks/1/bottom' says what an earlier word said"),
    ("inn1 4e 1=A 2=B 1/1/1/1/1/1=2", 1, 17, "too many '/' in '1/1/1/1/1/1'"),
    ("inn1 4e 1=A 2=B lines=x", 1, 17, "nothing is called 'lines'"),
    ("inn1 4e 1=%00 2=B", 1, 11, "a player's name holds the control character U+0000"),
    ("inn1 4e 1=A 2=B known/9=oars", 1, 17, "no player '9'; there are: A, B"),
    ("inn1 4e 1=A 2=B " + "x" * 20_000, 1, 1, "more than 20000 characters"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), ONE_MISTAKE_IN_A_LINE)
def test_one_mistake_in_a_line(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        from_line(text)
    found = [(problem.line, problem.column, problem.message) for problem in caught.value.problems]
    assert (line, column, message) in found
    assert all(problem.source == "line" for problem in caught.value.problems)


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("a: Ada: or Ben", "треба взяти в лапки"),
        ("a: '1'\n  b: 2", "зважте на відступи"),
        ('a: "No" says Ada', "у лапки іншого виду"),
        ("a:\n\tb: 1", "відступи робіть пробілами"),
        (A_B + "title: {uk: Ада, Бен}", "візьміть увесь текст у лапки"),
    ],
)
def test_the_remedy_for_a_slip_of_yaml_is_told_in_ukrainian(text: str, remedy: str) -> None:
    with pytest.raises(PositionError) as caught:
        loads(text)
    (problem,) = (each for each in caught.value.problems if each.message.find("'en'") < 0)
    assert remedy in problem.words("uk")


def test_of_very_many_that_there_are_the_first_are_listed() -> None:
    some = worded(hint_or_all("7", [f"a name with the number {n}" for n in range(1_000)]), "en")
    assert some.startswith("; there are: a name with the number 0, a name")
    assert some.endswith(", …")
    assert len(some) < LONGEST_LIST + 100

"""What the app says of karmas that hold all the time: before a click, on the table, and in explanations."""

import pytest

from engine.positions import loads
from tutor.app import App
from tutor.panels.html import to_text
from tutor.session import Session

YAML = """
schema: innovation-position/1
sets: [base, figures]
players:
  - name: Ann
    board: {green: [Ptolemy], yellow: [Antonie van Leeuwenhoek], red: [Amina Sukhera], purple: [Niccolo Machiavelli],
            blue: {cards: [Marie Curie, Tools], splay: right}}
    hand: [Alchemy, Machinery]
    score: [Canning, Software, Genetics]
  - name: Bob
    board: {blue: [Writing], red: [Archery]}
    hand: [Mapmaking, Clothing]
achievements: [Philosophy, Compass]
"""


def opened(lang: str = "en", viewer: int | None = 0, purple: str = "Niccolo Machiavelli") -> App:
    position = loads(YAML.replace("Niccolo Machiavelli", purple))
    return App(Session(position.game(), viewer=viewer, title="Karmas"), lang=lang, position=position)


def words(app: App, panel: str) -> str:
    return " ".join(to_text(getattr(app, panel).content).split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "By the karma of Ptolemy, you can choose Writing on Bob’s board for a Dogma action.",
                "By the karma of Antonie van Leeuwenhoek, 2 cards of value 3 in your hand count as 20 points.",
                "By the karma of Amina Sukhera, Mysticism counts as an available achievement for you.",
            ),
        ),
        (
            "uk",
            (
                "ви можете вибрати для дії догми картку «Писемність» з ігрової зони гравця Bob.",
                "картки зі значенням 3 у вашій руці (2) дають 20 очок.",
                "картка «Містицизм» вважається доступним досягненням для вас.",
            ),
        ),
    ],
)
def test_an_option_names_the_figure_behind_it(lang: str, told: tuple[str, ...]) -> None:
    shown = words(opened(lang, purple="Mysticism"), "now")
    for each in told:
        assert each in shown, shown


def test_a_click_on_the_achievements_tells_by_which_figures_some_count() -> None:
    app = opened()
    app.ask("thing:achievements-0")
    why = words(app, "why")
    assert "By the karma of Marie Curie, you have 2 more achievements." in why
    assert "By the karma of Niccolo Machiavelli, you have one more achievement." in why


def test_the_table_counts_them() -> None:
    view = opened().session.view()
    assert view.players[0].uncarded == 3
    assert [each.key for each in view.players[0].counted_by_karma] == ["marie-curie", "niccolo-machiavelli"]
    assert view.players[1].uncarded == 0

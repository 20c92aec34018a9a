"""A special achievement can be among the cards to choose from; it is lit where it lies on the table."""

from engine.positions import from_line
from tutor.app import App
from tutor.session import Session


def test_a_special_achievement_can_be_chosen() -> None:
    position = from_line("inn1 4e 1=Ada 1/blue=publications 1/yellow=masonry 2=Ben 2/green=sailing")
    app = App(Session(position.game()), lang="en")
    app.answer(app.session.game.parse("dogma publications"))
    specials = {special.id for special in app.session.machine.catalogue.specials}
    seen: set[str] = set()
    for _ in range(40):
        request = app.session.request
        if request is None:
            app.do("into")
            continue
        if request.purpose == "turn":
            break
        if specials & set(request.options):
            seen |= app.step_view.choices().keys()
        app.answer(request.options[: max(request.low, 1)] if request.kind != "yes-no" else (1,))
    assert {"special-empire", "special-world"} <= seen

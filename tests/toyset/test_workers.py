"""Workers in other processes know a set that none of the project's registrations names."""

from engine.workers import Workers
from tests import soak


def test_a_set_of_another_package_is_known_to_the_workers() -> None:
    with Workers.processes(2) as two:
        (played,) = two.results(soak.one_game, [soak.GameJob(1, ("base", "bazaar"), 4, 2, ("tests.toyset.cards",))])
    assert played.broken == []
    assert played.whole == {"2": 1}

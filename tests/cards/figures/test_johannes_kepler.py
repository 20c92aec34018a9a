"""Johannes Kepler: all values of a Dogma action are raised."""

from tests.kit import table


def test_by_the_number_of_different_top_values_above_3() -> None:
    """4 and 6: The Wheel draws two 3s."""
    t = table(
        {"blue": "Johannes Kepler", "yellow": "Canning", "green": "The Wheel", "purple": "Reformation"},
        {},
        decks={3: "Engineering, Translation"},
    )
    end = t.play("dogma The Wheel")
    assert end.hand(0) == {"Engineering", "Translation"}
    assert dict(end.facts("action-raised")[0].numbers)["by"] == 2


def test_for_every_player_who_executes_the_effects() -> None:
    """The opponent who shares draws 2s as well; the free Draw, an action of its own, is not raised."""
    t = table(
        {"blue": "Johannes Kepler", "green": "The Wheel"},
        {"purple": "Mysticism"},
        decks={2: "Calendar, Currency, Mapmaking, Philosophy"},
        further_decks={("figures", 4): ""},
    )
    end = t.play("dogma The Wheel")
    assert end.hand(1) == {"Calendar", "Currency"}
    assert end.hand(0) >= {"Mapmaking", "Philosophy"}
    assert 4 in end.values("hand", 0)


def test_it_ends_with_the_action() -> None:
    """Sailing melds a 2; the next action, a draw, raises nothing."""
    t = table(
        {"blue": "Johannes Kepler", "green": "Sailing"},
        {},
        decks={2: "Construction", 1: "Oars, Tools"},
    )
    end = t.play("dogma Sailing")
    assert end.pile(0, "red") == ["Construction"]
    assert len(end.facts("action-raised")) == 1
    assert end.play("draw").facts("action-raised") == []


def test_values_that_are_asked_for_are_raised_too() -> None:
    """Mapmaking's "a 1 from your score pile" is a 2 here, and so is the card it draws and scores."""
    t = table(
        {"blue": "Johannes Kepler", "green": "Mapmaking"},
        {"score": "Tools, Calendar"},
        decks={2: "Currency"},
    )
    end = t.play("dogma Mapmaking")
    assert (end.score(0), end.score(1)) == ({"Calendar", "Currency"}, {"Tools"})


def test_a_raised_value_that_is_empty_is_passed_over_upwards() -> None:
    t = table({"blue": "Johannes Kepler", "green": "The Wheel"}, {}, decks={2: "", 3: "Engineering, Translation"})
    assert t.play("dogma The Wheel").hand(0) == {"Engineering", "Translation"}


def test_another_players_action_is_not() -> None:
    t = table({"green": "The Wheel"}, {"blue": "Johannes Kepler"}, decks={1: "Tools, Oars"})
    assert t.play("dogma The Wheel").hand(0) == {"Tools", "Oars"}


def test_in_the_effects_of_a_card_that_is_self_executed_too() -> None:
    """In every effect during the action: Self Service executes Domestication, whose 1 is a 3 by two values (4, 10)."""
    t = table(
        {"blue": "Johannes Kepler", "green": "Self Service", "yellow": "Domestication"},
        {"achievements": "Tools"},
        decks={3: "Engineering"},
    )
    assert t.play("dogma Self Service", "Domestication").hand(0) == {"Engineering"}

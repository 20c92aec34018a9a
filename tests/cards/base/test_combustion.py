"""Combustion: each victim gives a score card for every color of mine with prosperity; return your bottom red card."""

import pytest

from tests.kit import table


@pytest.mark.parametrize(
    ("board", "many"),
    [
        ({}, 1),
        ({"yellow": "Masonry", "blue": "Tools"}, 1),
        ({"green": "Sailing"}, 2),
        ({"blue": "Pottery, Experimentation, Encyclopedia"}, 1),
        ({"blue": "Pottery, Experimentation, Encyclopedia < up"}, 2),
        (
            {
                "green": "Sailing",
                "purple": "City States, Enterprise < up",
                "yellow": "Statistics, Canal Building < right",
            },
            4,
        ),
    ],
)
def test_as_many_as_my_colors_with_a_visible_prosperity(board: dict[str, str], many: int) -> None:
    """A color counts once; a covered card counts where its splay shows one. Combustion itself is the first."""
    score = "Writing, Calendar, Coal, Services"
    t = table(
        {"red": "Combustion, Oars", **board}, {"score": f"{score}, Paper", "hand": "Archery", "red": "Construction"}
    )
    asking = t.play("dogma Combustion", idle=False)
    assert asking.decider() == 1
    assert asking.game.request is not None
    assert (asking.game.request.low, asking.game.request.high) == (many, many)
    given = tuple(score.split(", "))[:many]
    end = asking.play(given)
    assert end.score(0) == set(given)
    assert end.score(1) == {"Writing", "Calendar", "Coal", "Services", "Paper"} - set(given)
    assert (end.hand(1), end.pile(1, "red")) == ({"Archery"}, ["Construction"])
    assert not end.free_draw


def test_with_too_few_all_go() -> None:
    t = table({"red": "Combustion", "green": "Navigation"}, {"score": "Tools"})
    end = t.dogma("Combustion")
    assert end.score(0) == {"Tools"}
    assert end.score(1) == set()


def test_the_bottom_red_card_is_returned_even_if_it_is_combustion() -> None:
    """4e base p. 20, Bottom: a single card is both."""
    t = table({"red": "Combustion, Optics, Oars < left"}, {"red": "Archery, Coal"}, decks={1: "Sailing", 7: "Bicycle"})
    end = t.dogma("Combustion")
    assert end.pile(0, "red") == ["Combustion", "Optics"]
    assert end.splay(0, "red") == "left"
    assert end.deck(1) == ["Sailing", "Oars"]
    assert end.bystander(t, 1)
    alone = table({"red": "Combustion"}, {}, decks={7: "Bicycle"}).dogma("Combustion")
    assert alone.pile(0, "red") == []
    assert alone.deck(7) == ["Bicycle", "Combustion"]


def test_an_immune_player_shares_the_loss_of_a_red_card() -> None:
    """It is not optional, and it earns the free draw."""
    t = table(
        {"red": "Combustion, Oars"},
        {"green": "Sailing", "red": "Coal, Archery", "score": "Tools"},
        {"score": "Writing", "red": "Construction"},
        decks={7: "Bicycle"},
    )
    end = t.dogma("Combustion")
    assert end.pile(1, "red") == ["Coal"]
    assert end.score(1) == {"Tools"}
    assert end.pile(0, "red") == ["Combustion"]
    assert end.pile(2, "red") == ["Construction"]
    assert end.score(0) == {"Writing"}
    assert end.free_draw
    assert end.hand(0) == {"Bicycle"}


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3)
@pytest.mark.parametrize(
    ("board", "icons", "many"),
    [
        ({}, 2, 0),
        ({"green": "Sailing"}, 4, 1),
        ({"green": "Sailing", "purple": "City States"}, 6, 1),
        ({"green": "Sailing", "purple": "Enterprise", "yellow": "Domestication"}, 8, 2),
    ],
)
def test_one_card_for_every_four_prosperity_of_mine(board: dict[str, str], icons: int, many: int) -> None:
    t = table(
        {"red": "Combustion, Oars", **board},
        {"score": "Writing, Calendar, Coal", "hand": "Archery", "red": "Construction"},
        {
            "green": "Navigation, Mapmaking < up",
            "yellow": "Canal Building, Masonry",
            "purple": "Code of Laws",
            "score": "Tools",
        },
        decks={1: "Metalworking"},
    )
    assert t.icons(0, "prosperity") == icons
    asking = t.play("dogma Combustion", idle=False)
    given = ("Calendar", "Coal")[:many]
    end = asking.play(given) if many else asking
    assert end.score(0) == set(given)
    assert end.score(1) == {"Writing", "Calendar", "Coal"} - end.score(0)
    assert end.deck(1) == ["Metalworking", "Oars"]
    assert end.score(2) == {"Tools"}
    if not many:
        assert end.facts("amount-is-none")[0].number("whole") == icons


@pytest.mark.editions(1)
def test_the_first_edition_takes_two_and_returns_nothing() -> None:
    t = table(
        {"red": "Combustion, Oars"}, {"score": "Writing, Calendar, Coal", "red": "Construction", "hand": "Archery"}
    )
    asking = t.play("dogma Combustion", idle=False)
    assert asking.decider() == 1
    assert asking.refuses("Coal")
    end = asking.play(("Calendar", "Coal"))
    assert (end.score(0), end.score(1)) == ({"Calendar", "Coal"}, {"Writing"})
    assert end.pile(0, "red") == ["Combustion", "Oars"]
    one = table({"red": "Combustion"}, {"score": "Writing"})
    assert one.dogma("Combustion").score(0) == {"Writing"}

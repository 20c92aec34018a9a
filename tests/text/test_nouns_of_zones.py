"""Cards that are called otherwise than cards: secrets, and achievements, with whose they are said before the noun."""

import pytest

from engine.cards.unseen.places import SAFE
from engine.lang import nodes
from engine.lang.nodes import Step
from engine.lang.words import (
    ACHIEVEMENTS,
    HAND,
    OPPONENTS,
    a,
    all_of,
    all_or_none,
    any_number,
    at_least,
    between,
    count,
    dogma,
    draw,
    each,
    equals,
    highest,
    lowest,
    of,
    return_,
    score,
    shares_value,
    tuck,
    up_to,
    when,
)
from tests.text.test_card_text import said

SECRETS: tuple[tuple[Step, str, str], ...] = (
    (score(a(SAFE)), "score one of your secrets", "зарахуйте в очки один зі своїх секретів"),
    (score(a(SAFE, value=4)), "score a [4] from your safe", "зарахуйте в очки [4] зі свого сейфа"),
    (tuck(all_of(SAFE)), "tuck all your secrets", "підсуньте всі свої секрети"),
    (tuck(lowest(SAFE)), "tuck your lowest secret", "підсуньте свій найменш цінний секрет"),
    (tuck(highest(SAFE, count=2)), "tuck your two highest secrets", "підсуньте свої два найцінніші секрети"),
    (tuck(up_to(3, SAFE)), "tuck up to three of your secrets", "підсуньте до трьох зі своїх секретів"),
    (tuck(between(2, 3, SAFE)), "tuck two or three of your secrets", "підсуньте два або три зі своїх секретів"),
    (tuck(any_number(SAFE)), "tuck any number of your secrets", "підсуньте будь-яку кількість своїх секретів"),
    (tuck(all_or_none(2, SAFE)), "tuck exactly two of your secrets", "підсуньте рівно два зі своїх секретів"),
    (
        tuck(a(of(OPPONENTS, SAFE))),
        "tuck one of any opponent’s secrets",
        "підсуньте один із секретів будь-якого суперника",
    ),
    (draw(6, times=count(SAFE)), "draw a [6] for each secret in your safe", "доберіть по [6] за кожен ваш секрет"),
    (
        return_(all_of(HAND, where=shares_value(each, SAFE))),
        "return from your hand all cards of the same value as any secret in your safe",
        "поверніть із руки всі картки з таким самим значенням, як у будь-якого вашого секрету",
    ),
    (
        draw(count(all_of(ACHIEVEMENTS))),
        "draw a card of value equal to the number of achievements you have",
        "доберіть картку зі значенням, що дорівнює кількості ваших досягнень",
    ),
)


@pytest.mark.parametrize(
    ("step", "english", "ukrainian"), SECRETS, ids=lambda each: each if isinstance(each, str) else ""
)
def test_a_zone_may_have_a_noun_for_its_cards(step: Step, english: str, ukrainian: str) -> None:
    for language, expected in (("en", english), ("uk", ukrainian)):
        assert said(language, dogma(step)).rstrip(".").casefold() == expected.casefold()


@pytest.mark.parametrize(
    ("condition", "english", "ukrainian"),
    [
        (
            at_least(count(SAFE), 4),
            "you have at least four secrets in your safe",
            "у вашому сейфі щонайменше чотири секрети",
        ),
        (at_least(count(SAFE), 1), "you have a secret in your safe", "у вашому сейфі є хоча б один секрет"),
        (equals(count(SAFE), 0), "you have no secrets in your safe", "у вашому сейфі немає секретів"),
    ],
)
def test_secrets_are_counted_as_secrets(condition: nodes.Condition, english: str, ukrainian: str) -> None:
    for language, expected in (("en", english), ("uk", ukrainian)):
        assert expected in said(language, dogma(when(condition, draw(1))))

"""Random numbers: those of splitmix64, one by one and many at once."""

from engine.model.rng import shuffled, shuffled_each, step, steps

MASK = (1 << 64) - 1


def splitmix64(counter: int) -> int:
    """Mix one number as its authors write it."""
    z = counter
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def test_many_numbers_at_once_are_those_of_splitmix64() -> None:
    for start in (0, 1, 42, MASK, 0x9E3779B97F4A7C15, 1 << 63):
        counters = [(start + 0x9E3779B97F4A7C15 * place) & MASK for place in range(1, 601)]
        counter, numbers = steps(start, 600)
        assert counter == counters[-1]
        assert list(numbers) == [splitmix64(each) for each in counters]
        assert step(start) == (counters[0], numbers[0])
        assert steps(start, 0) == (start, ())


def test_published_numbers_of_seed_1234567() -> None:
    assert steps(1234567, 3)[1] == (6457827717110365317, 3203168211198807973, 9817491932198370423)


def test_piles_are_shuffled_one_after_the_other() -> None:
    piles = [tuple(range(9)), (), (4,), (7, 3), tuple(range(20, 40))]
    found, counter = shuffled_each(piles, 5)
    one_by_one, at = [], 5
    for pile in piles:
        cards, at = shuffled(pile, at)
        one_by_one.append(cards)
    assert (found, counter) == (one_by_one, at)
    assert [sorted(cards) for cards in found] == [sorted(pile) for pile in piles]
    assert found[0] != piles[0]

"""Random numbers as values: the same everywhere and forever, and fair."""

from collections import Counter

from game.engine.chance import advance, draw, secret_seed, seed_of


def test_generator_gives_its_published_values() -> None:
    """SplitMix64 from 1234567: the values of its authors' reference implementation."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    chance, numbers = 1234567, []
    for _ in expected:
        number, chance = advance(chance)
        numbers.append(number)
    assert numbers == expected


def test_draw_is_pure_and_a_shorter_one_is_its_beginning() -> None:
    items = list(range(20))
    first, after = draw(items, 20, 42)
    assert items == list(range(20))
    assert sorted(first) == items
    assert draw(items, 20, 42) == (first, after)
    assert draw(items, 5, 42)[0] == first[:5]


def test_all_orders_of_four_are_equally_likely() -> None:
    chance = 3
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        order, chance = draw(range(4), 4, chance)
        counts[tuple(order)] += 1
    assert len(counts) == 24
    # 500 each are expected, with a standard deviation of 22.
    assert all(390 < count < 610 for count in counts.values())


def test_known_shuffle_and_seed() -> None:
    """Saved matches replay from these values, so they must never change."""
    assert draw(range(1, 11), 10, 2024) == ([7, 2, 5, 4, 9, 8, 1, 3, 6, 10], 3326683750974677178)
    assert seed_of("six", 7) == 15322067245102727159


def test_draw_from_nothing() -> None:
    assert draw([], 0, 5) == ([], 5)


def test_seeds_of_parts() -> None:
    assert seed_of(1, 2) == seed_of(1, 2)
    assert len({seed_of(1, 23), seed_of(12, 3), seed_of("1", "2", "3"), seed_of(3, 21)}) == 4


def test_secret_seeds_of_parts() -> None:
    assert secret_seed(1, 2) == secret_seed(1, 2)
    assert len({secret_seed(1, 23), secret_seed(12, 3), secret_seed(1, 2, 3), seed_of(1, 23)}) == 4
    assert secret_seed("six", 7) == 2021592485585708899, "the same on every machine"


def invert_mix(mixed: int) -> int:
    """Return the number from which a step of the generator made this one."""
    mask = (1 << 64) - 1
    mixed ^= mixed >> 31 ^ mixed >> 62
    mixed = mixed * pow(0x94D049BB133111EB, -1, 1 << 64) & mask
    mixed ^= mixed >> 27 ^ mixed >> 54
    mixed = mixed * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask
    mixed ^= mixed >> 30 ^ mixed >> 60
    return (mixed - 0x9E3779B97F4A7C15) & mask


def seed_before(seed: int, *known: int) -> int:
    """Return the seed of several parts before the last ones, which are known."""
    for part in reversed(known):
        for byte in reversed(str(part).encode() + b"/"):
            seed = invert_mix(seed) ^ byte
    return seed


def test_secret_seed_does_not_reveal_the_deals_seed() -> None:
    """An agent knows its seat and how often it was asked; from a plain seed it could compute the match's."""
    match, seat, asked = 20_261_123, 2, 7
    assert seed_before(seed_of(match, seat, asked), seat, asked) == seed_of(match), "the same step, undone"
    assert seed_before(secret_seed(match, seat, asked), seat, asked) not in (
        secret_seed(match),
        seed_of(match),
    )

"""The ready-made tables of Sixty-six: four seats, an order to learn by, and options worth a table."""

from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.options import plain, resolve
from game.scenes.cast import check_table
from game.storage.levels.tables import load_opponents, load_tables
from game.storage.places import LEVELS as FOLDER

CAST = load_opponents(FOLDER / "opponents.toml")
TABLES = load_tables([FOLDER / "sixty_six"], lambda table: check_table(CAST, table)).tables


def test_the_tables_in_their_order() -> None:
    assert [table.title for table in TABLES] == [
        "First table",
        "Two against two",
        "Short match",
        "Moon night",
        "Strong partners",
        "Speak up",
        "Easy-going",
        "Long evening",
        "Open hands",
    ]
    assert [table.order for table in TABLES] == [*range(1, 10)]


def test_three_others_sit_at_every_table() -> None:
    assert all(len(set(table.opponents)) == 3 for table in TABLES)


def test_no_two_tables_are_played_alike() -> None:
    rules = [tuple(plain(resolve(SixtySixOptions, table.options)).items()) for table in TABLES]
    assert len(set(rules)) == len(TABLES)
    assert sum(table.options == {} for table in TABLES) == 1


def test_the_first_partner_is_a_strong_one() -> None:
    """Who sits opposite, the second of the three, plays better than both at the sides."""
    levels = {one.id: one.level for one in CAST}
    left, partner, right = TABLES[0].opponents
    assert (levels[left], levels[partner], levels[right]) == ("duckling", "swan", "duckling")

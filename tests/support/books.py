"""The exercises and quizzes of a rulebook, by type."""

from game.tables.book.rulebook import Book, Exercise, Quiz


def exercises_of(book: Book) -> dict[str, Exercise]:
    return {name: one for name, one in book.exercises.items() if isinstance(one, Exercise)}


def quizzes_of(book: Book, *names: str) -> list[Quiz]:
    """The quizzes of these names, which are all that there are."""
    quizzes = {name: one for name, one in book.exercises.items() if isinstance(one, Quiz)}
    assert sorted(quizzes) == sorted(names)
    return [quizzes[name] for name in names]

"""The rulebook of a game, with lessons, exercises and quizzes."""

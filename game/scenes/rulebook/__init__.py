"""The rulebook of a game, with examples to play and quizzes."""

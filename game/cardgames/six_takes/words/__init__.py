"""6 takes! in words: pure, without the screen."""

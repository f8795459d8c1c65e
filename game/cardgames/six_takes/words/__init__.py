"""The words of 6 takes!: pure, without the screen."""

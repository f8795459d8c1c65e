"""The words of Sixty-six: pure, without the screen."""

"""The words of Sixpack: pure, without the screen."""

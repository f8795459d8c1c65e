"""You Must Be 18! in words: pure, without the screen."""

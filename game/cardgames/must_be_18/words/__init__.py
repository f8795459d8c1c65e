"""The words of You Must Be 18!: pure, without the screen."""

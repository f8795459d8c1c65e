"""Cards in motion on any table: the stage, what is shown on it, words in the air, moments."""

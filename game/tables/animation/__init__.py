"""Cards in motion on any table: the stage, flights, words in the air, moments."""

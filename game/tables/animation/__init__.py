"""Cards in motion on any table: the stage, flights, floating words, moments."""

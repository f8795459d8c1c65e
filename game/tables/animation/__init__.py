"""Motion on any table: the stage, flights of cards, floating words and moments."""

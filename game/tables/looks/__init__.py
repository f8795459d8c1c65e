"""Card backs, felts, hats and duck colours that players earn; all are purely cosmetic."""

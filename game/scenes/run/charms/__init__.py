"""The charms of a run: their pictures, the choice among three, the stall and the rack."""

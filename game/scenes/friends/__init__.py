"""Friends at one machine, with a curtain between secret choices, and friends with phones."""

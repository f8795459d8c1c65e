"""6 takes!: 104 cards, four rows, everybody chooses at once (see RULES.md)."""

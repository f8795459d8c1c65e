"""You Must Be 18!: 72 cards, columns whose tops total eighteen, and a hand to be rid of (see RULES.md)."""

"""What all tables share: cards in motion, hands, seats, layout."""

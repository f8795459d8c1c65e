"""The players of Sixpack."""

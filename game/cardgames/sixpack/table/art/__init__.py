"""The drawings of Sixpack."""

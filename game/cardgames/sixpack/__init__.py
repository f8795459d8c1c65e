"""Sixpack: packs of six cards, three piles, and fifteen ways to upset both (see RULES.md)."""

"""Awards and cosmetic rewards: their screens, and what's saved of matches for them."""

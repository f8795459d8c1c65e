"""Awards and cosmetic rewards: their screens, and the achievements saved for them."""

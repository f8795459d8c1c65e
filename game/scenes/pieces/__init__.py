"""Small drawn pieces that several screens share."""

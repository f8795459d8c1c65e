"""The special packs, one in each module; none uses another."""

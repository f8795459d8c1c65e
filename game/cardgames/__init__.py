"""The card games, one folder each, all with the same rooms."""

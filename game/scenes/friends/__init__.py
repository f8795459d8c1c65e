"""Matches with friends: at one device, with a curtain between secret choices, or with phones."""

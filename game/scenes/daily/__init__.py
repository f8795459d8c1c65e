"""The screens of the daily deal."""

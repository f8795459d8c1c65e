"""Forms, the widgets in them, and the prompts below them."""

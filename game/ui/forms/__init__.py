"""Forms, their widgets, and the prompts below them."""

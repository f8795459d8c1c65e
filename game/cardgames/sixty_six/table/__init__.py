"""The table of Sixty-six: model, drawing, focus and animation."""

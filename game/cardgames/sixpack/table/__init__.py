"""The table of Sixpack: model, drawing, focus and animation."""

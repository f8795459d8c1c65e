"""The table of 6 takes!: model, drawing, focus and animation."""

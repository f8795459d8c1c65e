"""The table of You Must Be 18!: model, drawing, focus and animation."""

"""The backgrounds of scenes, rendered once: the pond by day and in the evening, the lake, felt."""

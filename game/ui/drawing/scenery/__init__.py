"""The backgrounds of scenes, such as the pond, the lake, the boathouse and the meadow."""

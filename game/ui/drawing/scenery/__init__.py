"""The places that scenes stand in, prerendered: the pond by day and in the evening, the lake, felt."""

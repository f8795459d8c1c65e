"""The painted parts of the table of Sixpack, each from the picture of one frame."""

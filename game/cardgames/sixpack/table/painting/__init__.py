"""The painted parts of the table of Sixpack, each from the table's model."""

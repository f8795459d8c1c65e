"""The painters of the parts of Sixpack's table, which draw from the table's model."""

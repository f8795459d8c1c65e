"""The players at a table: who they are, their colours, and how they react to each other."""

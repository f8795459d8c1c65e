"""Friends at one machine: who looks at the table, and the curtain between secret choices."""

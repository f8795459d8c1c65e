"""A match at the table: its session, its occasion, its people, and par beside it."""

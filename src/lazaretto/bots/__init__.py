"""Players that are programs. They get a view and a decision, never the state of the table."""

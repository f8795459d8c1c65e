"""Questions of Sixpack that can't be answered by choosing a card on the table."""

"""Search over what a seat knows: guessed tables, lines of choices worth trying, and how they end."""

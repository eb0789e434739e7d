"""A running game with people at it: seats, clocks, what is kept, and who is told."""

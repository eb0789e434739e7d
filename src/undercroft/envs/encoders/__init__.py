"""Views as arrays: one encoder a game, compiled, because every step of every training run goes through it."""

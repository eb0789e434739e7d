"""What every game shares: states, matches, choices, events, agendas, randomness, records, the registry."""

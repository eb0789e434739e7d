"""Players that need no person: what they get is a seat, its choices and its view."""

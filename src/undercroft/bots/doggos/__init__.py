"""Players of Dungeons & Doggos."""

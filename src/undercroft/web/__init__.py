"""HTTP and WebSocket over ``table``, and the built page."""

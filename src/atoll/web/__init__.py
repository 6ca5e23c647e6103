"""Tables in the browser: people, rooms, bots, and what goes over the wire."""

"""How Arnak shows itself: views and drawings."""

"""The drawings of La Isla."""

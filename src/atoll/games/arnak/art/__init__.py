"""The drawings of Arnak."""

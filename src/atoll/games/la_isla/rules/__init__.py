"""The rules of La Isla, in the order of the rulebook."""

"""The rules of Costa Ruana, in the order of the rulebook."""

"""What people see of La Isla."""

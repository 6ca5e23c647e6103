"""What people see of Costa Ruana."""

"""What people see of Pretty Tricky."""

"""What people see of War of the Buttons."""

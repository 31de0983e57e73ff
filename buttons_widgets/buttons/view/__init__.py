"""What people see of BUTTONS: its board, its sentences, its pages, its widgets."""

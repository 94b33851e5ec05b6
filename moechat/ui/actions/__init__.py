"""What can be done from the keyboard: the table, the sheet that shows it, the command palette."""

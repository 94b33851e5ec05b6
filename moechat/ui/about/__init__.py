"""What the window tells of the program itself: its licences, and that there is a newer one."""

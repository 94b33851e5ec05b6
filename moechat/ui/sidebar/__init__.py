"""The sidebar: the list of chats, what is done with them, and the search."""

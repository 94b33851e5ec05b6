"""The messages of a chat: a virtual scroll area of recycled text browsers."""

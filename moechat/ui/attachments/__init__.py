"""What is attached to messages: in the composer, in the transcript, and looked at."""

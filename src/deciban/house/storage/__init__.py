"""What is kept, and how it is written and read."""

"""What thinks about it."""

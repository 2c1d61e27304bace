"""What travels between the house and a browser."""

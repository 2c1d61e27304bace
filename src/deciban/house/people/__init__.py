"""Guests, their names, and how much they may ask."""

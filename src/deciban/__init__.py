"""A house of code-breaking games: rules, bots, coach, server and arena."""

__version__ = "0.1.0"

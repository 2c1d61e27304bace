"""`deciban bench`: the figures this house stands for."""

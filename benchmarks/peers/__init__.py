"""One script per entrant; each runs in its own environment and prints one JSON object."""

"""What every game's terminal shares."""

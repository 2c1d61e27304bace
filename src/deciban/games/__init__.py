"""The games, one folder each. No game knows another."""

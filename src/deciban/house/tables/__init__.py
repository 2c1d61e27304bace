"""Live tables: who sits there, what is played, who looks on."""

"""The command line: simulations, transcripts and speed, no window needed."""

"""One game in progress, and the document that saves and replays it."""

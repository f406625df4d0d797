"""The outside world, each part behind a small interface."""

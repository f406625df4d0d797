"""What is on the screen: one scene on top of another."""

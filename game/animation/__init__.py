"""Motion as data: easings, clips, and the timeline that plays them."""

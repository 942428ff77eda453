"""Weather stations around the world."""

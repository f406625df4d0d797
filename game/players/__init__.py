"""Who fills a seat: players that know a view and nothing more."""

"""Settings, saves and records on disk."""

"""Hosting for friends' phones and browsers: messages, seats, tables and the web server."""

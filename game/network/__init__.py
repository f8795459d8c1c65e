"""Friends' phones and browsers: their messages, the seats they take, and the server they talk to."""

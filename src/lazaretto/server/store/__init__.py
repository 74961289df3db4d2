"""Where the site keeps what must not be lost: plain SQL on SQLite or PostgreSQL."""

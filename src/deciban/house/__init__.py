"""The server: tables, seats, identities, the journal on disk, sockets and the API."""

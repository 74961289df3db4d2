"""The HTTP interface: thin handlers that read a request, ask the site, and answer."""

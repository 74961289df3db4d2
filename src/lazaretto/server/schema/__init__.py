"""What goes over the wire: every request and every answer, typed. The OpenAPI document is made from these.

Texts for people are never on the wire where a key and arguments will do; each client puts them into words.
"""

"""What may happen at a table.

A command looks whether something may happen and gives the entries that would make it so; it changes nothing. Time comes
in as an argument.
"""

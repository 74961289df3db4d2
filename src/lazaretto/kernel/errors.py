"""Everything that can be refused, each with its own name so that a caller can tell them apart."""

from __future__ import annotations


class LazarettoError(Exception):
    """Something was refused; the message says what was expected and what came. Nothing was changed."""


class RulesetError(LazarettoError):
    """A ruleset is put together wrongly: an edit names a step that is not there, two choices share a number …"""


class SetupError(LazarettoError):
    """A game cannot be set up like this."""


class ComponentError(LazarettoError):
    """A file that describes printed components is wrong."""


class UnknownChoice(LazarettoError):
    """No choice of this title has that number or text."""


class IllegalChoice(LazarettoError):
    """The choice exists but is not offered now."""


class NotYourDecision(LazarettoError):
    """Somebody else is asked."""


class GameOver(LazarettoError):
    """Nothing is asked any more."""


class CannotUndo(LazarettoError):
    """Since that answer chance has spoken, somebody has learned something, or another seat has answered."""


class RecordError(LazarettoError):
    """A record is damaged or does not fit the rules it names."""


class PositionError(LazarettoError):
    """A line of position notation does not describe a position."""

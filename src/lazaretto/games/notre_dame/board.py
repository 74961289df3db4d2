"""The fixed nouns of the box: sectors, cards, characters, squares, and how many there are of everything."""

from __future__ import annotations

COLOURS = ("red", "violet", "blue", "green", "yellow")  # in seat order; a colour has the number of its seat
SEATS = 5

# NDM-C1: seven sectors and, beside them, the cathedral; NDM-C3: a card for each of these and one for the Friend.
SECTORS = ("cloister_school", "bank", "residence", "carriage_house", "inn", "park", "hospital")
SCHOOL, BANK, RESIDENCE, CARRIAGE_HOUSE, INN, PARK, HOSPITAL = range(7)
CATHEDRAL = 7  # after the sectors: `range(CATHEDRAL)` are these
PLACES = (*SECTORS, "notre_dame")
FRIEND = 8
ACTIONS = (*PLACES, "trusted_friend")
KINDS = 9
CARDS = tuple(f"{colour}-{action}" for colour in COLOURS for action in ACTIONS)  # [colour * KINDS + kind]

# NDM-C6: six brown characters, then three grey ones for each of the letters A, B and C.
CHARACTERS = (
    "innkeeper", "minstrel", "monk", "jester", "usurer", "doctor",
    "watch", "night_watch", "bishop",
    "guild_master", "beggar_king", "lawyer",
    "court_lady", "mayor", "carpenter",
)  # fmt: skip
BROWN = 0  # decks; 1, 2 and 3 are the letters A, B and C

# NDM-C2: the market squares of a quarter, the centre first.
SQUARES = ("centre", "cathedral", "left", "right", "outer")
QUARTER = 5  # squares of a quarter
EDGE = 4  # squares at the edge, each with a message at the start
ALL_SQUARES = tuple(f"{colour}-{square}" for colour in COLOURS for square in SQUARES)  # [colour * 5 + k]

# NDM-C5: what a message shows; one of each in every colour. Prestige comes with the first three besides.
# What somebody gets something for: a place, a character, or one of these.
SOURCES = (*PLACES, *CHARACTERS, "message", "donation", "benefit")
FIRST_CHARACTER = len(PLACES)
A_MESSAGE, A_DONATION, A_BENEFIT = range(len(SOURCES) - 3, len(SOURCES))

MESSAGES = ("coin", "cube", "rat", "prestige")
COIN, CUBE, RAT, PRESTIGE = range(4)

CUBES = 14  # NDM-C4, for each player
SUPPLIED = 4  # NDM-S2, of them in the personal supply at the start
PURSE = 3  # NDM-S2, coins at the start
COINS = 25  # NDM-C7
TRACK = 9  # NDM-C1, the last space of the rat track
PERIOD = 3  # NDM-R11, rounds in a period
ROUNDS = 9
HAND = 3  # NDM-R2
SLOTS = 45  # places for the action cards of a period, one for each card


def quarters(players: int) -> int:
    """How many quarters lie around the cathedral: two players use the board of four (NDM-S1, NDM-T1)."""
    return 4 if players == 2 else players


def quarter_of(colour: int, players: int) -> int:
    """Where a colour's quarter lies, clockwise; two players sit at opposite ones (NDM-T1, NDM-T2)."""
    return (0, 2, 1, 3)[colour] if players == 2 else colour


def cathedral_value(players: int) -> int:
    """What the cathedral tile pays (NDM-C8, NDM-T1)."""
    return 2 + 2 * players

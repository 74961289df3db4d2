"""Reading the files that say what is printed on a game's components."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from lazaretto.kernel.errors import ComponentError
from lazaretto.kernel.outside import flaw, shown


def load(path: Path) -> tuple[str, dict[str, Any]]:
    """A component file as text and as data, or what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise ComponentError(f"{path}: expected a file; {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: expected a text in UTF-8; {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{path}: {error}") from None
    except ValueError as error:  # a number of too many digits, or no name that a file can have
        raise ComponentError(f"{shown(str(path))}: expected a file in TOML; {error}") from None
    except RecursionError:
        raise ComponentError(f"{path}: expected lists and tables that are not as deep") from None
    wrong = flaw(data)
    if wrong:  # a date or an infinite number, say: a record could not hold it
        raise ComponentError(f"{path}: {wrong}")
    return text, data

"""Reading the files that say what is printed on a game's components."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from lazaretto.kernel.errors import ComponentError


def load(path: Path) -> tuple[str, dict[str, Any]]:
    """A component file as text and as data, or what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except OSError as error:
        raise ComponentError(f"{path}: expected a file; {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: expected a text in UTF-8; {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{path}: {error}") from None

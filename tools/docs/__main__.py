"""Makes the site of the documentation: `python -m tools.docs [folder]` (default: build/docs).

What is told elsewhere already is written first, into docs/generated: the rules and the glossary, from the files that
the tables take them from. A warning of Sphinx ends it: a link that leads nowhere, a page that nothing leads to.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from sphinx.cmd.build import main as sphinx_build

from tools.docs.pages import DOCS, GENERATED, generated

SITE = DOCS.parent / "build" / "docs"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description="Makes the site of the documentation.")
    parser.add_argument("folder", nargs="?", type=Path, default=SITE, help="where it goes (default: build/docs)")
    folder = parser.parse_args().folder
    shutil.rmtree(GENERATED, ignore_errors=True)
    for name, text in generated().items():
        path = DOCS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    status: int = sphinx_build(["-b", "html", "-W", "--keep-going", "-q", str(DOCS), str(folder)])
    if status == 0:
        print(f"The documentation is at {folder / 'index.html'}")
    return status


if __name__ == "__main__":
    raise SystemExit(main())

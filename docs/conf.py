"""How Sphinx makes a site of these pages; `make docs` calls it (tools/docs)."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ["LAZARETTO_PURE"] = "1"  # signatures and docstrings are read where they are written

import lazaretto  # noqa: E402, only now is it known where it is

project = "Lazaretto"
author = "Lazaretto contributors"
copyright = author
version = release = lazaretto.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

default_role = "py:obj"  # what docstrings put into backticks is a name, and a link where the name has a place here
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "exclude-members": "__new__,__init__"}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Lazaretto {release}"
html_static_path = ["_static"]
html_css_files = ["lazaretto.css"]
html_favicon = "../web/public/icon.svg"
html_show_copyright = False

# Documents that stand elsewhere in the repository, and the pages that include them.
AT_THE_ROOT = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "web/src/art/README.md": "board-art.md",
}


def lead_inside(app: Sphinx, page: str, source: list[str]) -> None:
    """Links to documents at the root of the repository lead to the pages of this site that show them."""
    up = "../" * (page.count("/") + 1)
    here = "../" * page.count("/")
    for document, shown in AT_THE_ROOT.items():
        source[0] = re.sub(rf"\]\({re.escape(up + document)}(?=[)#])", f"]({here}{shown}", source[0])


def lead_inside_included(app: Sphinx, path: Path, page: str, source: list[str]) -> None:
    """The same for documents of the root: what they say of each other, and of `docs`."""
    for document, shown in AT_THE_ROOT.items():
        source[0] = re.sub(rf"\]\({re.escape(document)}(?=[)#])", f"]({shown}", source[0])
    source[0] = source[0].replace("](docs/", "](").replace("](examples/", "](../examples/")


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", lead_inside)
    app.connect("include-read", lead_inside_included)

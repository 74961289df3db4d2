"""Every code block of the documents is run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")
OUTSIDE = ("make", "pip", "git")  # what sets up a machine is tried by setting up a machine


class Block(NamedTuple):
    document: str
    line: int
    language: str
    text: str


def blocks() -> list[Block]:
    found = []
    for document in DOCUMENTS:
        text = (ROOT / document).read_text(encoding="utf-8")
        for match in re.finditer(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(document, line, match[1], match[2]))
    return found


def of(*languages: str) -> pytest.MarkDecorator:
    chosen = [block for block in blocks() if block.language in languages]
    return pytest.mark.parametrize("block", chosen, ids=[f"{block.document}:{block.line}" for block in chosen])


def test_every_block_says_what_it_is() -> None:
    assert {block.language for block in blocks()} <= {"python", "console", "sh", "text"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_examples_of_a_document_hold(document: str) -> None:
    text = "\n".join(block.text for block in blocks() if block.document == document and ">>>" in block.text)
    test = doctest.DocTestParser().get_doctest(text, {}, document, document, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0


@of("python")
def test_code_that_is_no_example_is_that_of_the_tiny_game(block: Block) -> None:
    if ">>>" not in block.text:
        tiny = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "tiny").glob("*.py")]
        assert any(block.text in text for text in tiny)


@of("console")
def test_a_command_prints_what_is_shown(block: Block) -> None:
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        program, *arguments = command.split()
        if program == "make":
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in arguments)
        elif program not in OUTSIDE:
            assert program == "lazaretto"
            done = subprocess.run([sys.executable, "-m", program, *arguments], capture_output=True, text=True, cwd=ROOT)
            assert (done.returncode, done.stdout) == (0, shown)


@pytest.mark.slow
@of("sh")
def test_a_table_that_is_shown_can_be_set_up(block: Block) -> None:
    for command in block.text.splitlines():
        program, *arguments = command.split()
        assert (program, arguments[0]) == ("lazaretto", "play")
        if "--record" in arguments:
            k = arguments.index("--record")
            del arguments[k : k + 2]
        run = [sys.executable, "-m", program, *arguments]
        done = subprocess.run(run, input="q\n", capture_output=True, text=True, cwd=ROOT)
        assert (done.returncode, done.stderr) == (0, "")

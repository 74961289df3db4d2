"""Every code block of the documents is run, and every link leads somewhere."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt

import lazaretto
from lazaretto.cli.main import parser
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.server.settings import read_settings
from tools.docs.pages import DOCS, generated, names

ROOT = Path(__file__).parent.parent
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in DOCS.rglob("*.md") if "generated" not in path.parts)
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md", *PAGES)
OUTSIDE = ("make", "pip", "git", "cd", ".venv/bin/lazaretto")  # what sets up a machine is tried by setting up a machine
SITE_COMMANDS = (
    "serve",
    "backup",
    "restore",
    "admin",
)  # tests/server tries them on a site; here, that they are understood
BLOCK = re.compile(r"^```([\w{}-]*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    document: str
    line: int
    language: str
    text: str


def blocks() -> list[Block]:
    found = []
    for document in DOCUMENTS:
        text = (ROOT / document).read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            found.append(Block(document, text.count("\n", 0, match.start()) + 1, match[1], match[2]))
    return found


def of(*languages: str) -> pytest.MarkDecorator:
    chosen = [block for block in blocks() if block.language in languages]
    return pytest.mark.parametrize("block", chosen, ids=[f"{block.document}:{block.line}" for block in chosen])


def test_every_block_says_what_it_is() -> None:
    kinds = {"python", "py", "console", "sh", "bash", "toml", "text"}
    directives = {"{toctree}", "{include}", "{eval-rst}"}  # what Sphinx does, make docs tries
    assert {block.language for block in blocks()} <= kinds | directives


@pytest.mark.parametrize(
    "document", [document for document in DOCUMENTS if ">>>" in (ROOT / document).read_text("utf-8")]
)
def test_the_examples_of_a_document_hold(document: str) -> None:
    text = "\n".join(block.text for block in blocks() if block.document == document and ">>>" in block.text)
    test = doctest.DocTestParser().get_doctest(text, {}, document, document, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0


@of("python", "py")
def test_code_that_is_no_example_runs_or_is_that_of_the_tiny_game(block: Block) -> None:
    if ">>>" in block.text:
        return
    tiny = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "tiny").glob("*.py")]
    if not any(block.text in text for text in tiny):
        exec(compile(block.text, f"{block.document}:{block.line}", "exec"), {"__name__": "document"})


@pytest.mark.slow
@of("console")
def test_a_command_prints_what_is_shown(block: Block) -> None:
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        program, *arguments = shlex.split(command, comments=True)
        if program == "make":
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in arguments)
        elif program == "lazaretto" and arguments[0] in SITE_COMMANDS:
            assert parser().parse_args(arguments).run
        elif program not in OUTSIDE:
            assert program == "lazaretto"
            done = subprocess.run([sys.executable, "-m", program, *arguments], capture_output=True, text=True, cwd=ROOT)
            assert (done.returncode, done.stdout) == (0, shown)


@pytest.fixture
def belongings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that commands of the documents name."""
    last = """class LastBot:
        def __init__(self, title, seed): ...
        def choose(self, view): return view.decision.options[-1]
    """
    (tmp_path / "last.py").write_text(last)
    (tmp_path / "mine.py").write_text(last.replace("LastBot", "MyBot"))
    game, rng = lazaretto.new("rattus", seed=1), lazaretto.Rng(1)
    while game.decision:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    record = game.record().to_json()
    (tmp_path / "game.json").write_text(record)
    (tmp_path / "lazaretto-games.jsonl").write_text(json.dumps({"seats": [0], "record": json.loads(record)}))
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow
@pytest.mark.usefixtures("belongings")
@of("sh")
def test_a_command_that_is_shown_runs(block: Block) -> None:
    for command in re.sub(r"--games \d+", "--games 2", block.text).splitlines():
        typed, _, file = command.partition(" > ")
        program, *arguments = shlex.split(typed, comments=True)
        assert program == "lazaretto"
        done = subprocess.run([sys.executable, "-m", program, *arguments], input="q\n", capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        if file:
            Path(file).write_text(done.stdout, encoding="utf-8")


@of("bash")
def test_a_program_of_the_repository_that_is_shown_is_there(block: Block) -> None:
    for command in block.text.splitlines():
        program, flag, module, *_ = shlex.split(command, comments=True)
        assert (program, flag) == ("python", "-m")
        assert importlib.util.find_spec(module) is not None


@of("toml")
def test_settings_that_are_shown_are_taken(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(block.text.replace('key = "…"', f'key = "{"A" * 43}"'), encoding="utf-8")
    assert read_settings(file).database == "lazaretto.db"


# ---------------------------------------------------------------- links


@cache
def texts() -> dict[str, str]:
    """Every page that there is or will be, by its path in the repository."""
    written = {document: (ROOT / document).read_text(encoding="utf-8") for document in DOCUMENTS}
    return {**written, **{f"docs/{name}": text for name, text in generated().items()}}


def links(document: str) -> list[str]:
    """Where the links and pictures of a page lead, those out into the web left aside."""
    found = []
    for token in MarkdownIt("commonmark").enable("table").parse(texts()[document]):
        for child in token.children or ():
            target = child.attrs.get("href") or child.attrs.get("src")
            if target and "://" not in str(target) and not str(target).startswith("mailto:"):
                found.append(unquote(str(target)))
    return found


def anchors(document: str) -> set[str]:
    """What can be led to on a page: its headings, as GitHub and Sphinx name them, and what has a name of its own."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", texts()[document]), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r"^\{#([\w-]+)\}", texts()[document], re.MULTILINE))


def place(document: str, target: str) -> str:
    """The path in the repository of what a page names."""
    return Path(ROOT, document).parent.joinpath(target).resolve().relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", [*DOCUMENTS, *(f"docs/{name}" for name in names())])
def test_every_link_leads_somewhere(document: str) -> None:
    for link in links(document):
        target, _, anchor = link.partition("#")
        path = place(document, target) if target else document
        assert path in texts() or (ROOT / path).exists(), f"{document}: {link}"
        if anchor:
            assert anchor in anchors(path), f"{document}: {link}"


def test_every_page_is_reached_from_the_first() -> None:
    reached, todo = set[str](), ["docs/index.md"]
    while todo:
        page = todo.pop()
        if page not in reached and page in texts():
            reached.add(page)
            listed = re.findall(r"^```\{toctree\}\n(?:.*\n)*?\n((?:.*\n)*?)```", texts()[page], re.MULTILINE)
            names = [name for block in listed for name in block.split() if "*" not in name]
            todo += [
                place(page, target)
                for target in [*(f"{name}.md" for name in names), *(link.partition("#")[0] for link in links(page))]
            ]
    assert sorted(page for page in texts() if page.startswith("docs/") and page not in reached) == []


def test_every_decision_is_in_their_list() -> None:
    """With its number and name, in their order."""
    titles = [
        (path.name, path.read_text(encoding="utf-8").partition("\n")[0])
        for path in sorted((DOCS / "decisions").glob("0*.md"))
    ]
    wanted = [f"| {int(title[2:].split('. ')[0])} | [{title.split('. ', 1)[1]}]({name}) |" for name, title in titles]
    index = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    assert [line for line in index.splitlines() if re.match(r"\| \d", line)] == wanted


@pytest.mark.parametrize("title", TITLES)
def test_the_page_of_a_title_has_every_rule(title: str) -> None:
    named = re.findall(r"^\{#([\w-]+)\}", texts()[f"docs/generated/{title.replace('+', '-')}-en.md"], re.MULTILINE)
    assert named == [rule.id for rule in rulebook.read(rules_of(title).rulebooks)]


def test_the_figures_of_the_readme_are_those_that_were_measured() -> None:
    measured = (DOCS / "speed" / "results.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    decisions, times = [], []
    for title in TITLES:
        row = re.search(rf"^\| {re.escape(title)} \| compiled \| [^|]* \| ([\d,]+) ", measured, re.MULTILINE)
        peer = re.search(rf"^\| {re.escape(title)}, times catanatron \| [^|]* \| ([\d.]+) ", measured, re.MULTILINE)
        assert row is not None
        assert peer is not None
        decisions.append(f"{int(row[1].replace(',', '')) / 1e6:.1f}")
        times.append(f"{float(peer[1]):.0f}")
    assert f"{decisions[0]}, {decisions[1]} and {decisions[2]} million decisions a second" in readme
    assert f"{times[0]}, {times[1]} and {times[2]} times as fast" in readme

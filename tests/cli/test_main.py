"""What is the same for all commands, and the speed of the engine: usage, mistyped words, completion."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import lazaretto
from lazaretto.cli.main import main


@pytest.mark.slow
def test_bench_measures_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in rows if row["title"] == "rattus"] == [2, 3, 4]
    assert all(row["decisions"]["median"] > 0 for row in rows)


def test_wrong_usage_ends_with_2() -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["fly"])


@pytest.mark.slow
def test_the_module_runs_like_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "lazaretto", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"lazaretto {lazaretto.__version__} ({lazaretto.engine})\n"


@pytest.mark.slow
@pytest.mark.parametrize("command", ["--version", "verify"])
def test_a_command_begins_without_what_only_others_need(command: str) -> None:
    code = (
        "import sys; from lazaretto.cli.main import main\n"
        "try: main([sys.argv[1], '--help'])\n"
        "except SystemExit: sys.exit('rich' in sys.modules or 'fluent' in sys.modules)"
    )
    process = subprocess.run([sys.executable, "-c", code, command], capture_output=True, text=True)
    assert process.returncode == 0, process.stderr


def test_alone_it_says_what_one_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "play " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["pley"], "play"),
        (["play", "ratus"], "rattus"),
        (["play", "--lang", "enn"], "en"),
        (["play", "rattus", "--sead", "1"], "--seed"),
        (["completion", "bsh"], "bash"),
    ],
)
def test_who_mistypes_is_told_what_he_may_have_meant(
    typed: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(typed)
    assert f"did you mean {meant}?" in capsys.readouterr().err


def test_what_resembles_nothing_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["xyzzy"])
    assert "did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "lazaretto" in script
    for word in ("play", "rattus+mercatus", "--seats"):
        assert word.removeprefix("--") in script

"""What stands around the code for whoever comes by: workflows, templates, who to cite."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import lazaretto

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


# What others read, by the schema that they have published of it.
PUBLISHED = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": TEMPLATES,
    "github-issue-config": [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "compose-spec": sorted((ROOT / "deploy").glob("compose*.y*ml")),
}


def read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # all as text: `on` is no truth value


@pytest.mark.slow
@pytest.mark.parametrize("schema", PUBLISHED)
def test_files_that_others_read_are_as_they_expect(schema: str) -> None:
    assert PUBLISHED[schema]
    check = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.{schema}",
        "--default-filetype",
        "yaml",
    ]
    checked = subprocess.run([*check, *map(str, PUBLISHED[schema])], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_whole(path: Path) -> None:
    flow = read(path)
    assert set(flow) <= {"name", "on", "permissions", "concurrency", "env", "jobs"}
    assert flow["permissions"] == {"contents": "read"}  # whatever needs more asks for it itself
    for job in flow["jobs"].values():
        assert job["runs-on"]
        needed = job.get("needs", [])
        assert {needed} <= set(flow["jobs"]) if isinstance(needed, str) else set(needed) <= set(flow["jobs"])
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert "uses" not in step or re.fullmatch(r"[\w-]+/[\w.-]+@v[\d.]+", step["uses"])
            for target in re.findall(r"\bmake (\w+)", step.get("run", "")):
                assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_tests_run_on_every_python_that_is_promised() -> None:
    matrix = read(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    promised = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert matrix == promised


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_asks_for_something(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert all(field["id"] and field["attributes"]["label"] for field in form["body"])


def test_what_is_cited_is_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert (cited["version"], cited["license"]) == (lazaretto.__version__, PROJECT["project"]["license"])
    assert f"## {lazaretto.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

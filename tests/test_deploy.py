"""What an operator is given to run a site with: that it parses, fits the program and keeps to itself."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from lazaretto.server import metrics
from lazaretto.server.hosts import Hosts
from lazaretto.server.settings import read_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, with their arguments."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def requirements(name: str) -> dict[str, str]:
    """The locked versions of a file, whatever extras of a package are wanted."""
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    pins = [line.removesuffix(" \\").partition("==") for line in lines if "==" in line and not line.startswith(" ")]
    return {package.partition("[")[0]: version for package, _, version in pins}


def test_the_image_is_built_in_one_stage_and_run_in_another_by_nobody_of_power() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    assert "HEALTHCHECK" in words
    (user,) = [rest for word, rest in instructions() if word == "USER"]
    assert int(user) >= 1000


def test_whatever_the_image_copies_is_there_and_not_ignored() -> None:
    allowed = {line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"}
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists()
                assert any(Path(source).is_relative_to(each) for each in allowed), source


def test_what_runs_is_locked_with_hashes_in_the_versions_that_the_tests_use() -> None:
    tested = requirements("dev.txt")
    for name in ("run.txt", "build.txt", "play.txt"):
        assert requirements(name).items() <= tested.items()
        text = (ROOT / "requirements" / name).read_text()
        assert all("--hash=sha256:" in block for block in re.split(r"\n(?=\S)", text.strip()))


def test_the_settings_are_settings() -> None:
    assert read_settings(DEPLOY / "site.toml").secure


def test_only_the_proxy_is_reached_from_outside() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["database"]["networks"] == ["inside"]
    assert compose()["networks"]["inside"]["internal"]


def test_the_containers_have_no_more_rights_than_they_need() -> None:
    for service in compose()["services"].values():
        assert "no-new-privileges:true" in service["security_opt"]
        assert not service.get("privileged")
    assert compose()["services"]["site"]["cap_drop"] == ["ALL"]
    assert compose()["services"]["site"]["read_only"]


def test_whatever_is_mounted_from_the_folder_is_there() -> None:
    for service in compose()["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose()["volumes"]


def test_the_site_trusts_the_proxys_network_and_no_other() -> None:
    (trusted,) = [word for word in compose()["services"]["site"]["command"] if word.startswith("--trust-proxy=")]
    assert trusted.partition("=")[2] == compose()["networks"]["outside"]["ipam"]["config"][0]["subnet"]


def test_a_prometheus_beside_the_site_may_ask_for_its_figures() -> None:
    assert "site" in compose()["services"]
    settings = read_settings(DEPLOY / "site.toml")
    assert "site:8347" in Hosts(settings.url, settings.hosts)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit_gives_little_away() -> None:
    """By systemd's own measure, from 0 (nothing) to 100."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager"]
    done = subprocess.run([*command, str(DEPLOY / "lazaretto.service")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_watches_what_the_site_counts() -> None:
    (group,) = yaml.safe_load((DEPLOY / "prometheus-rules.yml").read_text())["groups"]
    counted = {family.name for family in metrics.REGISTRY.collect()}
    for rule in group["rules"]:
        named = set(re.findall(r"lazaretto_\w+", rule["expr"]))
        assert {re.sub("_(total|count|bucket|sum)$", "", name) for name in named} <= counted, rule["alert"]
        assert named or rule["alert"] == "LazarettoDown"
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]

#!/bin/sh
# Makes .venv in the current folder and installs the locked requirements and the project into it.
# "setup.sh lock" writes the locked requirements anew instead.
# PYTHON may name the interpreter to use. Uses uv if it is there, else venv and pip.
set -eu

fail() {
    echo "setup: $*" >&2
    exit 1
}

# Downloads are not kept and no interpreter is fetched: nothing is written outside the checkout.
export PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
export UV_NO_CACHE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never

have_uv() { command -v uv >/dev/null 2>&1; }
recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for python in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        if recent "$python"; then
            return
        fi
    done
    found=$(python3 --version 2>&1) || found="no python3 that starts"
    fail "expected Python 3.11 or newer, found $found. Install one, or name it: make PYTHON=/path/to/python"
}

# Debian keeps the part of venv that brings pip in a package of its own.
need_ensurepip() {
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        return
    fi
    case $python in
        python3*) package=$python-venv ;;
        *) package=python3-venv ;;
    esac
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing the system package $package, which $python needs to make an environment"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null
    else
        fail "$python cannot make an environment (no ensurepip). Run: sudo apt-get install -y $package"
    fi
}

make_venv() {
    # An environment made by uv has no pip, so it is of no use once uv is gone.
    if recent .venv/bin/python && { have_uv || .venv/bin/python -c 'import pip' 2>/dev/null; } &&
        [ "$(cat .venv/.path 2>/dev/null)" = "$(pwd -P)" ]; then
        return
    fi
    find_python
    echo "Making .venv with $("$python" --version)"
    rm -rf .venv
    if have_uv; then
        uv venv --quiet --python "$("$python" -c 'import sys; print(sys.executable)')" .venv
    else
        need_ensurepip
        "$python" -m venv .venv
    fi
    pwd -P >.venv/.path
}

install() {
    if have_uv; then
        uv pip install --quiet --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip install -qq "$@"
    fi
}

[ -f pyproject.toml ] || fail "expected to run in the root of the checkout, found no pyproject.toml in $(pwd)"
make_venv

if [ "${1:-}" = lock ]; then
    echo "Writing requirements/dev.txt, run.txt and build.txt"
    have_uv || { install uv && PATH=$(pwd)/.venv/bin:$PATH; }
    compile() {
        uv pip compile "$@" --quiet --python .venv/bin/python --python-version 3.11 --universal --generate-hashes \
            --no-header --no-annotate --no-emit-index-url --no-strip-extras
    }
    compile pyproject.toml --extra dev --output-file requirements/dev.txt ${UPGRADE:+--upgrade}
    # What a site needs, and what its wheel is built with, in the versions that the tests use.
    compile pyproject.toml --extra web --extra postgres --constraint requirements/dev.txt --output-file requirements/run.txt
    .venv/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' |
        compile - --constraint requirements/dev.txt --output-file requirements/build.txt
else
    rm -f .venv/.installed
    echo "Installing requirements/dev.txt and the project into .venv"
    install --require-hashes -r requirements/dev.txt
    # The build backend is one of the locked requirements, so nothing else is fetched here.
    install --no-deps --no-build-isolation --editable .
    pwd -P >.venv/.installed
fi

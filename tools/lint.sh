#!/bin/sh
# Everything that is found without running anything: style, format, types.
set -eu

.venv/bin/ruff check --quiet .
.venv/bin/ruff format --quiet --check . || {
    echo "Not formatted as above; to format: .venv/bin/ruff format" >&2
    exit 1
}
.venv/bin/mypy --no-error-summary

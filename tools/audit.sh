#!/bin/sh
# Looks up known weaknesses of what a site runs on; says so where the databases of weaknesses cannot be reached.
# Ends with 1 where a weakness was found, and only there.
set -u
found=0
out=$(mktemp)
trap 'rm -f "$out"' EXIT

# What a tool says when it could not ask, in distinction to what it says when it has found something.
unreachable='ConnectionError|Max retries|Could not connect|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|network|audit endpoint|No matching distribution|ServiceError|SSLError|Failed to establish'

look() {
    name=$1
    shift
    echo "$name"
    if "$@" >"$out" 2>&1; then
        missed=$(grep -c "could not be audited" "$out")
        if [ "$missed" -gt 0 ]; then
            echo "$name: $missed packages not looked up, the database of weaknesses does not know them from here" >&2
        else
            tail -n 1 "$out"
        fi
    elif grep -qE "$unreachable" "$out"; then
        echo "$name: not looked up, the database of weaknesses cannot be reached from here" >&2
    else
        cat "$out"
        found=1
    fi
}

pip_audit() {
    .venv/bin/python -m pip_audit --version >/dev/null 2>&1 || sh tools/setup.sh add pip-audit || return 1
    .venv/bin/python -m pip_audit --require-hashes --disable-pip --requirement "$1"
}

look "pip-audit requirements/run.txt" pip_audit requirements/run.txt
look "pip-audit requirements/build.txt" pip_audit requirements/build.txt
look "npm audit" .venv/bin/python tools/client.py audit
exit $found

#!/bin/sh
# Sees to it that programs are there: system-packages.sh command:debian-package ...
set -eu

# Debian keeps the programs of the PostgreSQL server off the PATH.
present() {
    command -v "$1" >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/"$1" >/dev/null 2>&1
}

missing=
for pair in "$@"; do
    present "${pair%%:*}" || missing="$missing ${pair#*:}"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing system packages. Run: sudo apt-get install -y$missing" >&2
    exit 1
fi
echo "Installing the system packages$missing"
apt-get update -qq
# Unquoted on purpose: a list of package names.
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null

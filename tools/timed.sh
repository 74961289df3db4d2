#!/bin/sh
# Runs a part of something longer and says how long it took, and of how much processor: timed.sh NAME COMMAND ...
set -u

name=$1
shift
echo "$name …"
start=$(date +%s)
"$@"
status=$?
# By way of a file: in a pipe the shell would tell of the pipe. The second line is that of what was run here.
kept=$(mktemp)
times >"$kept"
processor=$(awk 'NR == 2 { split($1, a, "m"); split($2, b, "m"); printf "%d", (a[1] + b[1]) * 60 + a[2] + b[2] }' "$kept")
rm -f "$kept"
echo "$name: $(($(date +%s) - start)) s, $processor s of processor"
exit $status

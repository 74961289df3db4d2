#!/bin/sh
# Runs a part of something longer and says how long it took: timed.sh NAME COMMAND ...
set -u

name=$1
shift
echo "$name …"
start=$(date +%s)
"$@"
status=$?
echo "$name: $(($(date +%s) - start)) s"
exit $status

#!/bin/sh
# Opens a site of one's own as soon as there is a client to show. Compiling the engine takes longer than all the rest:
# until that is done the site runs on the Python that it is compiled from, then it starts once more, and browsers come back.
set -u

LOG=build/compiling.log   # what the compiler says
PENDING=build/compiling   # there as long as it is at work, with its process
READY=build/compiled      # there once the engine has been compiled for this site

prepare() { "${MAKE:-make}" --no-print-directory "$@"; }

compile() {
    nice "${MAKE:-make}" --no-print-directory .venv/.compiled >$LOG 2>&1 && ! grep "stays pure Python" $LOG && touch $READY
    rm $PENDING
}

announce() {
    echo "The engine is being compiled meanwhile; then the site starts once more, within seconds"
    while [ -e $PENDING ]; do sleep 1; done
    [ ! -e $READY ] || kill "$site"
}

# Ends when the site does. An interrupt reaches the site, too, and is waited for until everything is stored.
serve() {
    .venv/bin/lazaretto serve --plain-log "$@" &
    site=$!
    announcer=
    if [ -e $PENDING ]; then
        announce &
        announcer=$!
    fi
    while kill -0 "$site" 2>/dev/null; do
        wait "$site"
        status=$?
    done
    [ -z "$announcer" ] || kill "$announcer" 2>/dev/null
}

interrupted=
trap 'interrupted=yes' INT TERM
prepare .venv/.play || exit
mkdir -p build
rm -f $READY
# Whoever interrupts the site leaves the compiler at work; the next site waits for the same one.
if ! kill -0 "$(cat $PENDING 2>/dev/null)" 2>/dev/null; then
    rm -f $PENDING
    if ! prepare --question .venv/.compiled >/dev/null 2>&1; then
        touch $PENDING
        compile &
        echo $! >$PENDING
    fi
fi
prepare client || exit
serve --open
if [ -e $READY ] && [ -z "$interrupted" ]; then
    serve
fi
exit "$status"

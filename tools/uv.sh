# Finds a Python and uv, which do the work of setup.sh and dist.sh: to be read by these (docs/decisions/0027-setting-up.md).
# PYTHON may name the interpreter to use. Where there is no uv it is fetched into build/uv.

fail() {
    echo "${0##*/}: $*" >&2
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

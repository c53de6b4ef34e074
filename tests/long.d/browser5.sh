#!/usr/bin/env bash
# Every browser test five times, without a failure.
set -uo pipefail
for round in 1 2 3 4 5; do
    echo "Round $round of 5"
    python -m pytest -q tests/browser || exit 1
done

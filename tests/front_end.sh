# The stages of the front end, sourced by tests/run: packages, types, style, tests, and whether what
# is committed is what its sources make.

front_end=voormsi_nb/frontend

front_end_packages() { # installs what the lock file names, unless that is there already
    local key
    key="$(node --version) $(sha256sum <"$front_end/package-lock.json")"
    [ "$(cat "$front_end/node_modules/.key" 2>/dev/null)" = "$key" ] && return 0
    (cd "$front_end" && npm ci --no-audit --no-fund --loglevel=error) || return 1
    printf '%s\n' "$key" >"$front_end/node_modules/.key"
}

front_end_style() { # Biome reads its configuration where it is started
    (cd "$front_end" && npx biome check .)
}

front_end_bundle() { # the committed bundle holds what its sources make, and keeps its limits
    (cd "$front_end" && node build.mjs --check)
}

front_end_types() { # the committed types of the wire are those of voormsi_nb/widget/wire.py
    (cd "$front_end" && PYTHON=python node generate.mjs --out="$scratch/wire.ts") || return 1
    diff -u "$front_end/src/generated/wire.ts" "$scratch/wire.ts" ||
        { echo "The types of the wire are stale. Run npm run generate in $front_end and commit them." && return 1; }
}

front_end_stages() {
    check "front end: packages" front_end_packages
    check "front end: tsc" npx --prefix "$front_end" tsc --noEmit -p "$front_end"
    check "front end: biome" front_end_style
    counted "front end: vitest" \
        npx --prefix "$front_end" vitest run --root "$front_end" --reporter=default \
        --reporter=junit --outputFile.junit="$report"
    check "front end: bundle is fresh" front_end_bundle
    check "front end: types are fresh" front_end_types
}

#!/usr/bin/env bash
# Installs Cavalo in a step of a GitHub workflow: the packed file that a course has beside this script, or else what is made of
# the repository that this script is in. With `key` it only says what is made, and where, for the cache.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
place=$RUNNER_TEMP/cavalo

if [ -f "$here/cavalo.tgz" ]; then
  [ "${1:-}" = key ] || npm install --silent --no-save --no-fund --no-audit --prefix "$place" "$here/cavalo.tgz"
  exit
fi

cd "$here/.."
if [ "${1:-}" = key ]; then
  sources=$(find action cases harness reference submissions package*.json tsconfig*.json -type f | LC_ALL=C sort | node -e '
    const { createHash } = require("node:crypto");
    const { readFileSync } = require("node:fs");
    const hash = createHash("sha256");
    for (const file of readFileSync(0, "utf8").trim().split("\n")) hash.update(`${file}\n`).update(readFileSync(file));
    console.log(hash.digest("hex"));
  ')
  { echo "key=cavalo-$(uname -sm | tr ' ' -)-$sources"; echo "place=$place"; } >>"$GITHUB_OUTPUT"
  exit
fi
[ ! -d "$place/node_modules/cavalo" ] || exit 0
npm ci --no-fund --no-audit
packed=$(npm pack --silent --ignore-scripts --pack-destination "$RUNNER_TEMP")
npm prune --silent --omit=dev --ignore-scripts
mkdir -p "$place"
mv node_modules "$place"
mkdir "$place/node_modules/cavalo"
tar -xzf "$RUNNER_TEMP/$packed" -C "$place/node_modules/cavalo" --strip-components=1

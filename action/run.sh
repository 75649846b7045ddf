#!/usr/bin/env bash
# Runs Cavalo in a step of a GitHub workflow. Inputs come as environment variables, so that none becomes part of a command.
set -uo pipefail

out="$RUNNER_TEMP/cavalo-reports/$CAVALO_ARTIFACT"
arguments=("$CAVALO_COMMAND" --report json,junit,html,github --out "$out")
[ -z "$CAVALO_PROBLEM" ] || arguments+=(--problem "$CAVALO_PROBLEM")
[ -z "$CAVALO_CASES" ] || arguments+=(--cases "$CAVALO_CASES")
[ -z "$CAVALO_LANGUAGE" ] || arguments+=(--lang "$CAVALO_LANGUAGE")
if [ "$CAVALO_COMMAND" = grade ]; then
  arguments+=(--audience "$CAVALO_AUDIENCE")
  [ -z "$CAVALO_MANIFESTS" ] || arguments+=(--manifests "$CAVALO_MANIFESTS")
fi

# The log quotes what programs print: until the token comes, the runner takes no line for a command.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
status=0
node "$RUNNER_TEMP/cavalo/node_modules/cavalo/dist/harness/cli/main.js" "${arguments[@]}" -- "$CAVALO_FOLDER" || status=$?
echo "::$token::"

[ ! -f "$out/github-annotations.txt" ] || cat "$out/github-annotations.txt"
[ ! -f "$out/github-summary.md" ] || cat "$out/github-summary.md" >>"$GITHUB_STEP_SUMMARY"
if [ -f "$out/report.json" ]; then
  node -e '
    const { submissions } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const sum = (key) => submissions.reduce((total, { points }) => total + points[key], 0);
    console.log(`points=${sum("earned")}\npossible=${sum("possible")}`);
  ' "$out/report.json" >>"$GITHUB_OUTPUT"
  echo "report=$out" >>"$GITHUB_OUTPUT"
fi
exit "$status"

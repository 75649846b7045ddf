import type { KitWords } from "../words.ts";
import { LIMIT_SECONDS, MOST_BYTES } from "./limits.ts";

/** Writes the script for Linux and macOS: for every shell of POSIX. */
export function shScript(words: KitWords): string {
  return `#!/bin/sh
# ${words.purpose}
# ${words.usage} sh ${words.script}.sh python3 prog.py
# ${words.placing}
# ${words.limits}
seconds=${LIMIT_SECONDS}
most=${MOST_BYTES}

kit=$(cd "$(dirname "$0")" && pwd)/${words.cases}
if [ $# -eq 0 ]; then
  printf '%s ' "${words.ask}"
  read -r line && eval "set -- $line"
fi
command -v "$1" >/dev/null || { echo "$1: ${words.notFound}"; exit 2; }
while read -r file; do
  [ ! -e "$file" ] || { echo "$file: ${words.taken}"; exit 2; }
done <"$kit/names.txt"

work=$(mktemp -d) && pid=
stop() { pkill -9 -P $pid; kill -9 $pid; }
clean() { [ -z "$pid" ] || stop 2>/dev/null; rm -rf "$work"; while read -r file; do rm -f "./$file"; done <"$kit/names.txt"; }
trap clean EXIT
trap 'exit 130' HUP INT TERM
now() { t=$(date +%s%N); case $t in *N) echo "\${t%N}000" ;; *) echo "\${t%??????}" ;; esac; }
run() { given=$(cat "$1/args-unix.txt"); shift; eval "set -- \\"\\$@\\" $given"; exec "$@"; }

cat "$kit/start.txt" >${words.outputs}
for folder in "$kit"/*/; do
  [ ! -d "$folder/files" ] || cp -R "$folder/files/." .
  began=$(now)
  run "$folder" "$@" <"$folder/stdin.txt" >"$work/out" 2>"$work/err" &
  pid=$!
  limit=
  while [ -z "$limit" ] && kill -0 $pid 2>/dev/null; do
    sleep 0.05
    [ $(($(now) - began)) -lt $((seconds * 1000)) ] || limit=time
    [ -z "$(find "$work" -type f -size +$((most / 512)))" ] || limit=output
  done
  [ -z "$limit" ] || stop 2>/dev/null
  wait $pid 2>/dev/null
  said="exited with code $? after $(($(now) - began)) ms"
  [ -z "$limit" ] || said="ended after $(($(now) - began)) ms: $limit limit"
  pid=
  { cat "$folder/head.txt" && head -c $most "$work/out" && cat "$kit/stderr.txt" && head -c $most "$work/err" &&
    cat "$kit/end.txt" && echo "$said"; } >>${words.outputs}
  echo "$(basename "$folder"): $said"
done
echo "${words.done} ${words.outputs}"
`;
}

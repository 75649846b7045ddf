#!/bin/sh
# Grades the program in a folder, as root: grade.sh FOLDER [VARIABLE=VALUE ...]
# It prints the result as the platform wants it. If Cavalo cannot grade, it prints nothing and ends with 2: nobody gets 0.
set -u
home=/opt/cavalo
. "$home/settings"

folder=$1
shift
for each in "$@"; do
  case " $variables " in
    *" ${each%%=*} "*) ;;
    *) echo "grade.sh: ${each%%=*} is not a variable of this platform" >&2; exit 2 ;;
  esac
done

work=$(mktemp -d "$home/grading-XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
mkdir -p "$work/hand-ins/program" "$work/home"

# Whoever called this through sudo can have only files graded that they can read.
as_caller() {
  if [ -n "${SUDO_UID:-}" ]; then
    setpriv --reuid "$SUDO_UID" --regid "$SUDO_GID" --clear-groups "$@"
  else
    "$@"
  fi
}
as_caller tar -cf - -C "$folder" . | tar -xf - -C "$work/hand-ins/program" --no-same-owner || exit 2

env -i PATH="$PATH" HOME="$work/home" XDG_CACHE_HOME="$home/cache" LC_ALL=C.UTF-8 "$@" \
  node "$home/package/dist/harness/cli/main.js" grade "$work/hand-ins" --problem "$problem" --lang "$language" \
  --trust-submissions --isolation C --jobs 1 --report "$format" --out "$work/report" >"$work/log" 2>&1
status=$?
# 1: some case failed.
if [ "$status" -gt 1 ] || [ ! -f "$work/report/$result" ]; then
  cat "$work/log" >&2
  exit 2
fi
cat "$work/report/$result"

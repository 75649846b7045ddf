#!/usr/bin/env bash
# Gets what keeps programs away from the machine that runs them, in a step of a workflow. It is a wish: without it, Cavalo takes
# the level of isolation that is there, or says why it cannot.
set -uo pipefail

in_words() { # ENGLISH PORTUGUESE
  case "${CAVALO_LANGUAGE:-}" in pt*) echo "$2" ;; *) echo "$1" ;; esac
}

case $(uname -s) in
  Linux) ;;
  Darwin) exit 0 ;;
  *)
    echo "::error title=Cavalo::$(in_words \
      'Cavalo runs on Linux and macOS. Write runs-on: ubuntu-latest' \
      'O Cavalo funciona no Linux e no macOS. Escreva runs-on: ubuntu-latest')"
    exit 2
    ;;
esac

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

missing=()
for each in bwrap:bubblewrap time:time prlimit:util-linux; do
  type -P "${each%:*}" >/dev/null || missing+=("${each#*:}")
done
if [ "${#missing[@]}" -gt 0 ]; then
  { as_root apt-get update -qq && as_root apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >/dev/null 2>&1 ||
    echo "::notice title=Cavalo::$(in_words \
      "Programs run less isolated than they could: ${missing[*]} cannot be installed here, which takes apt-get and root or sudo" \
      "Os programas ficam menos isolados do que poderiam: não é possível instalar ${missing[*]} aqui, o que exige apt-get e root ou sudo")"
fi

# Ubuntu refuses namespaces to programs that it does not know. This makes one known, until the machine starts again.
restriction=/proc/sys/kernel/apparmor_restrict_unprivileged_userns
if [ "$(cat "$restriction" 2>/dev/null)" = 1 ] && ! bwrap --unshare-user --unshare-net --ro-bind / / true 2>/dev/null; then
  profile=$(mktemp)
  printf 'abi <abi/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) { userns, }\n' >"$profile"
  as_root apparmor_parser --replace "$profile"
  rm -f "$profile"
fi
exit 0

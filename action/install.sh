#!/usr/bin/env bash
# Installs Cavalo and what contains programs, in a step of a GitHub workflow.
set -euo pipefail

missing=()
for package in bubblewrap time; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  sudo apt-get update -qq
  sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
# Ubuntu refuses namespaces to programs that it does not know.
if [ -e /proc/sys/kernel/apparmor_restrict_unprivileged_userns ]; then
  sudo sysctl -q -w kernel.apparmor_restrict_unprivileged_userns=0
fi
npm ci --no-fund --no-audit --prefix "$GITHUB_ACTION_PATH/.."

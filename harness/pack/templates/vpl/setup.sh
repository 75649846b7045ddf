#!/bin/sh
# Sets up the jail server of VPL, as root. In vpl-jail-system.conf, ALLOWSUID=true lets the jail use sudo.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sh "$here/tools.sh"
sh "$here/place.sh"
# A program that is graded has no new privileges, so that sudo refuses it.
mkdir -p /etc/sudoers.d
echo 'ALL ALL=(root) NOPASSWD: /opt/cavalo/grade.sh' >/etc/sudoers.d/cavalo
chmod 440 /etc/sudoers.d/cavalo

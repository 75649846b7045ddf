#!/bin/bash
# The part of host-compiler.c on the host: reads the folder, the compiler's name and its arguments, a line each.
drive_c="$(dirname "$0")/../../../node_modules/.cache/wine/drive_c"
of_host() {
  local file="${1//\\//}"
  case $file in
    [Cc]:/*) echo "$drive_c/${file:3}" ;;
    [Zz]:/*) echo "/${file:3}" ;;
    *) echo "$file" ;;
  esac
}
given=$(of_host "$1")
mapfile -t lines <"$given"
cd "$(of_host "${lines[0]}")" || exit
name=${lines[1]%.exe}
# Libraries of the compiler are nowhere on that drive.
"x86_64-w64-mingw32-$name" -static "${lines[@]:2}" >"${given%.given}.said" 2>&1
echo $? >"${given%.given}.done"

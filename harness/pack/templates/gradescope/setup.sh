#!/bin/sh
# Sets up the image of the assignment. Gradescope runs this as root.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sh "$here/tools.sh"
sh "$here/place.sh"

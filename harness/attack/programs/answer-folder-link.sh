# An answer in a folder that is a link to a folder of others.
rm -rf below
ln -s "$(dirname "$1")" below

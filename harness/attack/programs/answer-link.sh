# An answer that is a link to a file of others.
ln -s "$1" answer

# An answer that is another name of a file of others.
ln "$1" answer 2>/dev/null
exit 0

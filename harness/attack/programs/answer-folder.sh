# An answer that is a folder.
mkdir -p answer/below

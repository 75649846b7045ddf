# An answer without end.
mknod answer c 1 5 2>/dev/null || ln -s /dev/zero answer

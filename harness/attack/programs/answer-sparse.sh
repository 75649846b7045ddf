# An answer of 10 GB that takes no space.
exec truncate -s 10G answer

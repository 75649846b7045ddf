# One file of 10 GB.
exec dd if=/dev/zero of=large bs=1048576 count=10240

# Grows the files that it was given, each as far as it may, until it is refused, and says how much it got.
import os
import sys

most, each = int(sys.argv[1]), int(sys.argv[2])
names = os.listdir(".")
try:
    for name in names:
        with open(name, "r+b") as file:
            os.posix_fallocate(file.fileno(), 0, each)
except OSError:
    pass
got = sum(os.stat(name).st_blocks * 512 for name in names)
print("BREACH" if got > most else "got", got // 1000000, "MB of files")

# Writes files of nearly 1 MiB until it is refused, and says how much it got; stops by itself at 400 MiB.
import os
import sys

mark = os.environ["CAVALO_ATTACK"]
most, written, folders = int(sys.argv[1]), 0, [".", "/tmp", "/var/tmp", "/dev/shm"]
block = b"x" * 1000000
for folder in folders:
    for number in range(100):
        try:
            with open(os.path.join(folder, f"fill-{mark}-{number}"), "wb", buffering=0) as file:
                written += file.write(block)
        except OSError:
            break
print("BREACH" if written > most else "wrote", written // 1000000, "MB of files")

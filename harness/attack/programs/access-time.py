# Does reading one of the system's files leave a time by which others know that it was read?
import os
import time

DAY = 24 * 3600

for entry in os.scandir("/usr/bin"):
    if not entry.is_file(follow_symlinks=False) or not os.access(entry.path, os.R_OK):
        continue
    before = os.stat(entry.path)
    # Elsewhere, the kernel does not write it at all.
    if before.st_atime > max(before.st_mtime, before.st_ctime) and time.time() - before.st_atime < DAY:
        continue
    with open(entry.path, "rb") as file:
        file.read(1)
    if os.stat(entry.path).st_atime_ns != before.st_atime_ns:
        print("BREACH a time was left with", entry.path)
    break

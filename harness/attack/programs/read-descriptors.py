# Reads what other processes have open, the harness among them.
import glob
import os
import stat

for path in glob.glob("/proc/[0-9]*/fd/*"):
    if path.split("/")[2] == str(os.getpid()):
        continue
    try:
        if stat.S_ISREG(os.stat(path).st_mode):
            text = open(path, "rb").read(60)
            if b"canary" in text:
                print("BREACH read", path, text)
    except OSError:
        pass

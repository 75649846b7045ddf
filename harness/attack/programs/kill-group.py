# Kills its process group, and those of lower numbers that it can see.
import os
import signal

signal.signal(signal.SIGTERM, signal.SIG_IGN)
os.killpg(0, signal.SIGTERM)
for group in (1, 2, os.getppid()):
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError as error:
        print("refused:", error)

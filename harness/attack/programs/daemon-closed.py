# Leaves a daemon by the book: own session, no descriptors, another folder, all signals ignored.
import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.chdir("/")
        os.closerange(0, 256)
        for number in range(1, 65):
            try:
                signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError):
                pass
        time.sleep(600)
    os._exit(0)
os.wait()

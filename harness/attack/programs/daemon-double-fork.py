# Leaves a grandchild whose parent is gone.
import os
import time

if os.fork() == 0:
    if os.fork() == 0:
        time.sleep(600)
    os._exit(0)
os.wait()

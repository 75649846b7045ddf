# Closes its output, so that it looks ended, and stays.
import os
import time

os.close(1)
os.close(2)
time.sleep(600)

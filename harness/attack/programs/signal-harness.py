# May it send signals to the harness? Signal 0 only asks.
import os
import sys

try:
    os.kill(int(sys.argv[1]), 0)
    print("BREACH may signal process", sys.argv[1])
except OSError as error:
    print("refused:", error)

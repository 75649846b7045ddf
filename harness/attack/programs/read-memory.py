# Reads the memory of the harness.
import sys

try:
    first = open(f"/proc/{sys.argv[1]}/maps").readline()
    start = int(first.split("-")[0], 16)
    with open(f"/proc/{sys.argv[1]}/mem", "rb") as memory:
        memory.seek(start)
        print("BREACH read the harness's memory:", memory.read(4))
except OSError as error:
    print("refused:", error)

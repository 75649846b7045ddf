# Goes around what it sees by way of other processes' roots and working directories.
import glob
import sys

for root in glob.glob("/proc/[0-9]*/root") + glob.glob("/proc/[0-9]*/cwd"):
    try:
        with open(root + sys.argv[1], "rb") as file:
            print("BREACH read", root + sys.argv[1], file.read(40))
    except OSError:
        pass

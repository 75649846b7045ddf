# Reads the files that it is given.
import sys

for path in sys.argv[1:]:
    try:
        with open(path, "rb") as file:
            print("BREACH read", path, file.read(40))
    except OSError as error:
        print("refused:", error)

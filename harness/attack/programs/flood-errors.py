# Prints to standard error without end, and ignores that nobody listens.
import os

while True:
    try:
        os.write(2, b"x" * 65536)
    except OSError:
        pass

"""Lines of two squares, and at least one of them: 42 if the input is so, and 43 if it is not."""

import re
import sys

lines = sys.stdin.buffer.read().decode("latin-1").split("\n")
if len(lines) == 1 or lines[-1] != "":
    print("the last line is not ended", file=sys.stderr)
    sys.exit(43)
for number, line in enumerate(lines[:-1], 1):
    if not re.fullmatch(r"[a-z][0-9]{1,2} [a-z][0-9]{1,2}", line):
        print(f"line {number} is not two squares, as a1 b3", file=sys.stderr)
        sys.exit(43)
sys.exit(42)

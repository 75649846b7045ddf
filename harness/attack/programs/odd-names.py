# Files whose names no line, no shell and no text can hold.
import os

for name in (b"new\nline", b"quote'\"`$(id)", b"-rf", b"\xff\xfe", b"\x1b[31m", b"x" * 255, "\u202etxt".encode(), b" "):
    with open(name, "w") as file:
        file.write("odd")

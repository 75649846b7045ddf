# Changes the files that it is given, by writing, by renaming and by removing.
import os
import sys

for path in sys.argv[1:]:
    for verb, change in (
        ("appended to", lambda: open(path, "a").write("# forged")),
        ("renamed over", lambda: (open("own", "w").write("forged"), os.rename("own", path))),
        ("removed", lambda: os.unlink(path)),
    ):
        try:
            change()
            print("BREACH", verb, path)
        except OSError as error:
            print("refused:", error)

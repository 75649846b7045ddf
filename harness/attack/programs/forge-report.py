# Writes the report of its own run, wherever it may lie.
import glob
import os

for pattern in ("measure", "../measure", "../../measure", "/tmp/cavalo-*/run-*/measure", "/answer/../measure"):
    for path in glob.glob(pattern) or [pattern]:
        if os.path.exists(path):
            try:
                with open(path, "w") as file:
                    file.write("0.01 0.00 0.00 100\n")
                print("BREACH wrote", path)
            except OSError as error:
                print("refused:", error)

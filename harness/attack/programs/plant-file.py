# Leaves a file in every place that others look into.
import os
import sys

mark = os.environ["CAVALO_ATTACK"]
for folder in sys.argv[1:]:
    try:
        with open(os.path.join(folder, f"planted-{mark}"), "w") as file:
            file.write("planted")
        print("wrote in", folder)
    except OSError as error:
        print("refused:", error)

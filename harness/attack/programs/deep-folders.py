# Folders in folders, deeper than any path can say.
import os

for level in range(300):
    try:
        os.mkdir("d" * 200)
        os.chdir("d" * 200)
    except OSError as error:
        print("refused at level", level, error)
        break

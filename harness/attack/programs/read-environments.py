# Searches the environments of all processes for the harness's own.
import glob

for path in glob.glob("/proc/[0-9]*/environ") + glob.glob("/proc/[0-9]*/task/*/environ"):
    try:
        text = open(path, "rb").read()
        if b"CAVALO_ATTACK_SECRET" in text:
            print("BREACH read", path, text[text.index(b"CAVALO_ATTACK_SECRET") :][:60])
    except OSError:
        pass

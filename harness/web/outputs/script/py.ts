import type { KitWords } from "../words.ts";
import { LIMIT_SECONDS, MOST_BYTES } from "./limits.ts";

/** Writes the script for every system with Python 3.6 or newer. */
export function pyScript(words: KitWords): string {
  return `# ${words.purpose}
# ${words.usage} python ${words.script}.py python prog.py
# ${words.placing}
import os, shlex, shutil, signal, subprocess, sys, tempfile, time

# ${words.limits}
SECONDS, MOST = ${LIMIT_SECONDS}, ${MOST_BYTES}
KIT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "${words.cases}")
WINDOWS = os.name == "nt"


def kit(*names):
    with open(os.path.join(KIT, *names), "rb") as file:
        return file.read()


def run(command, folder, out, err):
    began, limit = time.time(), None
    after = lambda: "after %d ms" % (1000 * (time.time() - began))
    with open(os.path.join(KIT, folder, "stdin.txt"), "rb") as stdin:
        try:
            process = subprocess.Popen(command if WINDOWS else shlex.split(command), shell=WINDOWS,
                                       stdin=stdin, stdout=out, stderr=err, start_new_session=not WINDOWS)
        except OSError as error:
            return "not started %s: %s" % (after(), error)
    try:
        while process.poll() is None and not limit:
            time.sleep(0.02)
            limit = "time" if time.time() - began > SECONDS else limit
            limit = "output" if max(os.fstat(file.fileno()).st_size for file in (out, err)) > MOST else limit
    finally:
        if process.poll() is None and WINDOWS:
            subprocess.call("taskkill /t /f /pid %d >nul" % process.pid, shell=True)
        elif process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    code = process.wait()
    code = code if code >= 0 else 128 - code
    return "ended %s: %s limit" % (after(), limit) if limit else "exited with code %d %s" % (code, after())


given = sys.argv[1:]
command = subprocess.list2cmdline(given) if WINDOWS else " ".join(map(shlex.quote, given))
command = command or input("${words.ask} ")
names = kit("names.txt").decode().splitlines()
for name in filter(os.path.exists, names):
    sys.exit(name + ": ${words.taken}")
try:
    with open("${words.outputs}", "wb") as outputs:
        outputs.write(kit("start.txt"))
        for folder in sorted(os.listdir(KIT)):
            if not os.path.isdir(os.path.join(KIT, folder)):
                continue
            for name in names:
                if os.path.exists(os.path.join(KIT, folder, "files", name)):
                    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
                    shutil.copyfile(os.path.join(KIT, folder, "files", name), name)
            given = kit(folder, "args-windows.txt" if WINDOWS else "args-unix.txt").decode().strip()
            with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
                said = run(command + " " + given, folder, out, err)
                out.seek(0), err.seek(0)
                outputs.write(kit(folder, "head.txt") + out.read(MOST) + kit("stderr.txt") + err.read(MOST))
            outputs.write(kit("end.txt") + said.encode() + b"\\n")
            print(folder + ": " + said, flush=True)
finally:
    for name in filter(os.path.exists, names):
        os.remove(name)
print("${words.done} ${words.outputs}")
`;
}

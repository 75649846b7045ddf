import { gzipSync } from "node:zlib";
import { tarOf, withHeader, zipOf, zipOfFiles } from "./archives.ts";
import { docxOf } from "./documents.ts";

/** The files of a hand-in. */
export type HandInFiles = Readonly<Record<string, string | Buffer>>;

const ANSWER = 'print("4 movimentos")\n';

/** The time that processes which try to stay would sleep; a number that no other process has. */
export const STAYING_SECONDS = "86411";

const python = (text: string): HandInFiles => ({ "main.py": text });
const withManifest = (manifest: string): HandInFiles => ({ "main.py": ANSWER, "submission.yaml": manifest });

/** Programs that do harm while they run. */
const PROGRAMS: Readonly<Record<string, HandInFiles>> = {
  "forks-without-end": python("import os\nwhile True:\n    try: os.fork()\n    except OSError: pass\n"),
  "stays-behind": python(
    `import os, sys\n${ANSWER}sys.stdout.flush()\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        os.closerange(0, 64)\n        os.execvp("sleep", ["sleep", "${STAYING_SECONDS}"])\n`,
  ),
  "kills-all": python("import os\nos.kill(os.getppid(), 9)\nos.kill(-1, 9)\n"),
  "prints-gigabytes": python('while True: print("movimentos " * 1000)\n'),
  "prints-gigabytes-of-errors": python('import sys\nwhile True: sys.stderr.write("Error: " * 1000)\n'),
  "fills-memory": python('held = []\nwhile True: held.append("x" * 10**7)\n'),
  "fills-the-disk": python('at = 0\nwhile True:\n    at += 1\n    open(f"{at}", "w").write("x" * 10**6)\n'),
  "computes-without-end": python("while True: pass\n"),
  "asks-without-end": python(
    'at = 0\nwhile True:\n    at += 1\n    print(f"{at}) jogar\\n0) sair\\nOpção {at}: ", end="", flush=True)\n    try: input()\n    except EOFError: pass\n',
  ),
  "asks-something-else-each-time": python(
    'import os\nwhile True:\n    try: input(f"Digite o valor {os.urandom(4).hex()}: ")\n    except EOFError: break\n',
  ),
  "locks-what-others-read": python(
    'import fcntl, glob\nfor name in glob.glob("/usr/bin/p*") + glob.glob("/usr/lib/python3*/*"):\n    try: fcntl.flock(open(name), fcntl.LOCK_EX | fcntl.LOCK_NB)\n    except OSError: pass\nwhile True: pass\n',
  ),
  "prints-pages": python(
    'print("</script><script>document.title=1</script><img src=x onerror=alert(1)>")\nprint("::error::x\\n##[error]x\\n]]>\\x1b[2J\\u202e=HYPERLINK(1)")\n',
  ),
  "numbers-without-end": python("for at in range(10**6): print(at)\n"),
};

const WRONG_ON_SMALL_BOARDS = 'print("x")\nif 0:\n    ';

/** Sources that do harm while they are read or compiled. */
const SOURCES: Readonly<Record<string, HandInFiles>> = {
  "includes-a-device": { "main.c": '#include "/dev/zero"\nint main(void) { return 0; }\n' },
  "includes-itself": { "main.c": '#include "main.c"\n#include "main.c"\n' },
  "assembles-without-end": {
    "main.c": 'asm(".data\\n.rept 2000000000\\n.quad 1\\n.endr\\n");\nint main(void) { return 0; }\n',
  },
  "nested-without-end": { "main.js": `x = ${"[".repeat(50_000)}${"]".repeat(50_000)}\n` },
  "nested-in-python": python(`x = ${"(".repeat(50_000)}\n`),
  "compiles-to-a-gigabyte": { "main.c": "char a[1 << 30] = {1};\nint main(void) { return a[77]; }\n" },
  "modules-of-its-own": {
    "main.py": `import random, collections\n${ANSWER}`,
    ...{ "random.py": "while True: pass\n", "re.py": "", "sitecustomize.py": "while True: pass\n" },
    ...{ "py_compile.py": "while True: pass\n", "__pycache__/main.cpython-311.pyc": Buffer.alloc(64) },
  },
  "settings-of-node": {
    "main.js": 'console.log("4 movimentos")\n',
    "package.json": '{"type": ',
    ".npmrc": "node-options=--require ./evil.cjs\n",
  },
  "name-of-no-file": {
    "t1.ipynb": JSON.stringify({ cells: [{ cell_type: "code", source: `%%writefile a\0.py\n${ANSWER}` }] }),
  },
  "arguments-without-end": python(`${WRONG_ON_SMALL_BOARDS}${"os=os.Args;".repeat(3000)}pass\n`),
  "rows-without-end": python(`${WRONG_ON_SMALL_BOARDS}x=[[${"\r".repeat(40_000)}\n`),
  "blank-lines": {
    "Main.cs": `${"\n".repeat(500_000)}class P { static void Main() { List<int> x; int y = "x"; } }\n`,
  },
  "blanks-after-class": {
    "Main.kt": 'fun main() { val x: Int = "x" }\n',
    "Other.kt": `class${" ".repeat(500_000)}\n`,
  },
  "no-text": { "main.py": Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 31) % 256)) },
};

const MANIFESTS: Readonly<Record<string, HandInFiles>> = {
  "marks-of-ours": withManifest('input: {files: {"$bytes": "AAAA"}}\n'),
  "aliases-without-end": withManifest(
    `a0: &a0 [x, x]\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join("")}`,
  ),
  "nested-manifest": withManifest(`input: ${"[".repeat(20_000)}\n`),
  "own-commands": withManifest("build: [[sleep, '600']]\nrun: [cat, /etc/passwd]\n"),
};

const filled = Buffer.alloc(12, 0x81);
const ZEROS = Buffer.alloc(20 * 1024 * 1024);

/** Archives in hand-ins. */
const archives = async (): Promise<Readonly<Record<string, HandInFiles>>> => {
  const tar = await tarOf([{ name: "main.py", content: ANSWER }]);
  const document = docxOf(ANSWER);
  document[document.lastIndexOf("PK\x01\x02")] = 0;
  return {
    "size-that-is-no-number": { "t1.tar": withHeader(tar, [[124, filled]]) },
    "time-that-is-no-time": { "t1.tar.gz": gzipSync(withHeader(tar, [[136, filled.fill(0x80, 0, 1)]])) },
    bomb: { "t1.zip": zipOf(Array.from({ length: 6 }, (_, at) => ({ name: `${at}.py`, content: ZEROS }))) },
    "leads-outside": { "t1.zip": zipOfFiles({ "../../honest-right/main.py": ANSWER, "main.py": ANSWER }) },
    "damaged-document": { "relatorio.docx": document },
    "long-names": {
      "t1.tar": await tarOf([{ name: "a", pax: { path: `${"a/".repeat(10_000)}${"x".repeat(9000)}.py` } }]),
    },
  };
};

/** Folders that are called like something else. */
const NAMES: Readonly<Record<string, HandInFiles>> = Object.fromEntries(
  ["-rf", "\u001b[2J", "\u202eexe.py", "<script>1<\u2044script>", '=HYPERLINK("x","y")', "a\nb"].map(
    (name) => [name, python(ANSWER)],
  ),
);

/** One of each kind of hostile hand-in, by the name of its folder. */
export async function hostileHandIns(): Promise<Readonly<Record<string, HandInFiles>>> {
  return { ...PROGRAMS, ...SOURCES, ...MANIFESTS, ...(await archives()), ...NAMES };
}

/** Sources that take long to build, and hand-ins that take long to unpack. */
const LONG: Readonly<Record<string, HandInFiles>> = {
  "sleeps-while-it-is-built": {
    "Main.hs": `{-# LANGUAGE TemplateHaskell #-}
import Control.Concurrent
import Language.Haskell.TH
main = print $(runIO (threadDelay 1000000000) >> [| 4 |])
`,
  },
  "commands-of-version-control": {
    "main.go": 'package main\nimport "fmt"\nfunc main() { fmt.Println("4 movimentos") }\n',
    "go.mod": "module a\n\ngo 1.18\n",
    ".hg/requires": "",
    ".hg/hgrc": '[hooks]\npre-log=rm -rf "$HOME/.cache"\npre-status=rm -rf "$HOME/.cache"\n',
  },
  "fills-its-folder": Object.fromEntries(
    Array.from({ length: 25_000 }, (_, at) => [`${at % 500}/${at}.py`, ANSWER]),
  ),
  "hundreds-of-archives": Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`${at}.zip`, zipOfFiles({ "main.py": ANSWER })]),
  ),
};

/** Hostile hand-ins that take minutes before their limits end them. */
export function longHostileHandIns(): Readonly<Record<string, HandInFiles>> {
  const zeros = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  return { ...LONG, "ten-gigabytes": { "t1.tar.gz": Buffer.concat(Array(160).fill(zeros)) } };
}

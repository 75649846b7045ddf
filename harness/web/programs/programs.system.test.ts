import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER, startBrowser } from "../../bench/browser.ts";
import { traceClue } from "../../submission/build/trace.ts";
import { folderForFile } from "../../testing/folders.ts";
import { openProgramPage, type PageTrial, runInPage, writeProgramPage } from "../../testing/page-programs.ts";

const bytes = (text: string) => Buffer.from(text).toString("latin1");
const EXITED = { kind: "exited", code: 0 } as const;

describe.skipIf(!BROWSER)("in a browser", () => {
  const folder = folderForFile();
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await openProgramPage(browser, await writeProgramPage(folder));
  });
  afterAll(() => browser?.close());

  const run = (main: string, text: string, rest: Omit<Partial<PageTrial>, "main"> = {}) =>
    runInPage(page, { main, ...rest, files: { [main]: text, ...rest.files } });

  test.each([
    [
      "cavalo.py",
      `import sys
nome = input("Arquivo: ")
print("é", nome, sys.argv[1:], open("mapa.txt").read(), sys.stdin.read())
open("saida.txt", "w").write("42")
sys.stdout.flush()
sys.stdout.buffer.write(b"\\xff")
sys.stderr.write("à parte")
sys.exit(3)
`,
      "Arquivo: é um ['a', 'b c'] S.C dois\n\n",
    ],
    [
      "cavalo.js",
      `const fs = require("fs");
const [nome, ...resto] = fs.readFileSync(0, "utf8").split("\\n");
process.stdout.write("Arquivo: ");
console.log("é", nome, process.argv.slice(2), fs.readFileSync("mapa.txt", "utf8"), resto.join("\\n"));
fs.writeFileSync("saida.txt", "42");
process.stdout.write(Buffer.from([0xff]));
process.stderr.write("à parte");
process.exit(3);
`,
      "Arquivo: é um [ 'a', 'b c' ] S.C dois\n\n",
    ],
  ])("%s gets its input, and what it leaves comes back byte by byte", async (main, text, printed) => {
    const input = { arguments: ["a", "b c"], stdin: "um\ndois\n", files: { "mapa.txt": "S.C" } };
    expect(await run(main, text, { input: { ...input, answerFile: "saida.txt" } })).toEqual({
      stdout: `${bytes(printed)}\xff`,
      stderr: bytes("à parte"),
      answerFile: "42",
      end: { kind: "exited", code: 3 },
    });
  });

  test.each([
    ["cavalo.py", "import random, outro\nprint(outro.x)\n", { "outro.py": "x = 7\n" }],
    ["cavalo.js", 'console.log(require("./lib/outro").x)\n', { "lib/outro.js": "exports.x = 7\n" }],
    [
      "cavalo.mjs",
      'import fs from "fs";\nimport { x } from "./outro.mjs";\nconsole.log(await x)\n',
      {
        "outro.mjs": "export const x = Promise.resolve(7)\n",
      },
    ],
    [
      "cavalo.ts",
      'import { x } from "./outro";\nconsole.log(x as number)\n',
      {
        "outro.ts": "export const x: number = 7\n",
      },
    ],
  ])("%s finds the other modules of its hand-in", async (main, text, files) => {
    expect(await run(main, text, { files })).toMatchObject({ stdout: "7\n", end: EXITED });
  });

  test.each([
    [
      "question",
      'rl.question("? ", (a) => rl.question("? ", (b) => { console.log(a + b); rl.close(); }))',
      "? ? 12\n",
    ],
    [
      "lines",
      'rl.on("line", (line) => console.log(line)).on("close", () => console.log("fim"))',
      "1\n2\nfim\n",
    ],
    ["for await", "(async () => { for await (const line of rl) console.log(line) })()", "1\n2\n"],
    [
      "data",
      'rl.close(); let t = ""; process.stdin.on("data", (d) => t += d).on("end", () => console.log(t))',
      "1\n2\n\n",
    ],
  ])("JavaScript reads its input by %s", async (_, text, stdout) => {
    const head =
      'const rl = require("readline").createInterface({ input: process.stdin, output: process.stdout });\n';
    expect(await run("cavalo.js", head + text, { input: { stdin: "1\n2\n" } })).toMatchObject({
      stdout,
      end: EXITED,
    });
  });

  test.each([
    ["cavalo.py", "def f(n):\n    return [n][5]\n\nprint(1)\nf(3)\n", "IndexError", 2],
    ["cavalo.py", "x = 1\nif x:\nprint(2)\n", "IndentationError", 3],
    ["cavalo.py", "def f(n):\n    return f(n + 1) + 1\nf(0)\n", "RecursionError", 2],
    ["cavalo.js", "function f(n) {\n  return n.x.y;\n}\nconsole.log(1);\nf(3);\n", "TypeError", 2],
    ["cavalo.js", "let a = 1;\n}\nlet b;\n", "SyntaxError", 2],
    ["cavalo.js", "function f(n) {\n  return f(n + 1) + 1;\n}\nf(0);\n", "RangeError", 2],
    ["cavalo.mjs", 'import "fs";\n\nPromise.reject(new Error("a"));\n', "Error", 3],
  ])("%s: the line of an error that nobody caught is told: %j", async (main, text, error, line) => {
    const { stderr, end } = await run(main, text);
    expect(traceClue(Buffer.from(stderr, "latin1"), [{ path: main, text }])).toMatchObject({ error, line });
    expect(end).toEqual({ kind: "exited", code: 1 });
    expect(stderr).not.toMatch(/blob:|run\.py|pyodide/);
  });

  test.each([
    ["cavalo.py", 'print("a", flush=True)\nwhile True: pass\n', "wall"],
    ["cavalo.js", 'console.log("a");\nfor (;;);\n', "wall"],
    ["cavalo.py", 'while True: print("a" * 1023)\n', "output"],
    ["cavalo.js", 'for (;;) console.log("a".repeat(1023));\n', "output"],
  ] as const)("%s is ended, and what it printed is kept: %j", async (main, text, limit) => {
    const { stdout, end } = await run(main, text, limit === "wall" ? { wallMs: 1500 } : {});
    expect(end).toEqual({ kind: "limit", limit });
    expect(stdout.length).toBe(limit === "wall" ? 2 : 16 * 1024 * 1024);
    expect(await run(main, main.endsWith("py") ? "print(1)" : "console.log(1)")).toMatchObject({
      stdout: "1\n",
    });
  });

  test("deep calls of Python end as its own do, and the next run is as any other", async () => {
    const deep = "import sys\nsys.setrecursionlimit(10**6)\n";
    const walk = `${deep}def f(n):\n    return 0 if n == 0 else f(n - 1) + 1\nprint(f(10**5))\n`;
    expect(await run("cavalo.py", walk)).toMatchObject({ stdout: "100000\n", end: EXITED });
    const sorting = `${deep}def f(n):\n    return sorted([1, 2], key=f)\nf(0)\n`;
    const { stderr, end } = await run("cavalo.py", sorting);
    expect(traceClue(Buffer.from(stderr), [{ path: "cavalo.py", text: sorting }])).toMatchObject({
      error: "RecursionError",
      line: 4,
    });
    expect(end).toEqual({ kind: "exited", code: 1 });
    expect(await run("cavalo.py", "print(1)")).toMatchObject({ stdout: "1\n", stderr: "", end: EXITED });
  });

  test("nothing of a run is there in the next one", async () => {
    const first = `import builtins, collections, os, sys, random
open("a.txt", "w").write("1")
os.makedirs("/tmp/b")
os.environ["A"] = "1"
builtins.len = collections.deque = None
sys.setrecursionlimit(50)
sys.stdout.close()
import outro
outro.x = 8
`;
    const second = `import collections, os, sys, outro
print(os.listdir("."), os.listdir("/tmp"), os.environ.get("A"), len([]), collections.deque([1]))
print(sys.getrecursionlimit(), outro.x, "open" in globals(), "first" in dir())
`;
    const files = { "outro.py": "x = 7\n" };
    await run("cavalo.py", first, { files });
    expect((await run("cavalo.py", second, { files })).stdout).toBe(
      "['cavalo.py', 'outro.py'] [] None 0 deque([1])\n1000 7 False False\n",
    );
    await run("cavalo.js", 'require("fs").writeFileSync("a.txt", "1"); globalThis.a = 1;');
    const look = 'console.log(require("fs").readdirSync("."), typeof a);';
    expect(await run("cavalo.js", look)).toMatchObject({ stdout: "[ 'cavalo.js' ] undefined\n" });
  });

  test("a program reaches no network, and not the page", async () => {
    const tried = `const names = ["fetch", "XMLHttpRequest", "WebSocket", "importScripts", "Worker", "postMessage", "indexedDB"];
console.log(names.filter((name) => name in globalThis));
import("https://example.com/a.js").catch(() => console.log("closed"));
try { (0, eval)("1") } catch { console.log("no eval") }`;
    expect(await run("cavalo.js", tried)).toMatchObject({ stdout: "[]\nno eval\nclosed\n" });
    const python = `try:
    import js
except ImportError:
    print("closed")
import urllib.request
try:
    urllib.request.urlopen("https://example.com")
except Exception:
    print("closed")
`;
    expect(await run("cavalo.py", python)).toMatchObject({ stdout: "closed\nclosed\n" });
  });

  test.each([
    ["cavalo.py", "import tkinter\n", "tkinter"],
    ["cavalo.py", 'import subprocess\nsubprocess.run(["ls"])\n', "processes"],
    ["cavalo.js", 'require("child_process")\n', "child_process"],
  ])("%s: what no page has is no mistake of the program: %j", async (main, text, reason) => {
    expect((await run(main, text)).end).toEqual({ kind: "not-started", reason });
  });

  test.each([
    ["cavalo.py", "import sys\nprint(len(sys.stdin.read()), input.__name__)\n"],
    ["cavalo.js", 'console.log(require("fs").readFileSync("/dev/stdin", "utf8").length, "input")\n'],
  ])("%s reads a large board", async (main, text) => {
    const stdin = `${".".repeat(550)}\n`.repeat(550);
    expect(await run(main, text, { input: { stdin } })).toMatchObject({ stdout: `${stdin.length} input\n` });
  });
});

import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { findOtherToolchains, findToolchain, type Toolchain } from "../build/toolchain.ts";
import { LANGUAGES } from "./index.ts";
import { neededVersion } from "./python-features.ts";
import { isOlder, versionIn } from "./version.ts";

/** Programs of one new thing each, by the version that brought it. */
const NEW = {
  "3.7": ["from __future__ import annotations\n"],
  "3.8": [
    "if (n := len('ab')) > 1:\n  print(n)\n",
    "while n := 0:\n  pass\n",
    "x = [b for a in range(3) if (b := a)]\n",
    "def f(a, /, b):\n  return a\n",
    "def f(\n  a,\n  /,\n  b,\n):\n  return a\n",
    "f = lambda a, /: a\n",
    "x = 1\nprint(f'{x=} {x = }')\n",
    "def f(r):\n  return 1, *r\n",
    "for i in [1]:\n  try:\n    pass\n  finally:\n    continue\n",
  ],
  "3.9": [
    "with (open('a') as f, open('b') as g,):  # two\n  pass\n",
    "with (\n  open('a') as f,\n  open('b') as g):\n  pass\n",
    "@d[0]\ndef f():\n  pass\n",
  ],
  "3.10": [
    "match x:\n  case 1 | -2: print(1)\n  case _:\n    pass\nmatch = 1\ncase = match\n",
    "def f(p):\n    match p, 2:\n        # first\n        case (0, _):\n            return f'{p}'\n",
    "match sys.argv[1:]:  # words\n  case [a, *b] if a: pass\n",
  ],
  "3.11": ["try:\n  pass\nexcept* (ValueError, OSError) as e:\n  pass\n"],
  "3.12": [
    `print(f"{a["x"]}")\n`,
    `print(f"Em {n} {'de'} {a["x"]} casas.")\n`,
    `print(f'{", ".join(['a', 'b'])}')\n`,
    `print(f"{9*"a"}{x if x else "b"}")\n`,
    `print(f'{"\\n".join(a)} {a}')\n`,
    `x = f"""\n{"\\n".join(a)}\n"""\n`,
    `x = ("a"\n  f"{d["k"]!r:>{w}}"  # a note\n  "b")\n`,
    `print(f"{\n  a\n}")\n`,
    `print(f"{f"{1}"} {{}}")\n`,
    "def f[T: int, *R](x: T) -> T:\n  return x\n",
    "class Pilha[T](list[T]):\n  pass\n",
    "type Casa = tuple[int, int]\ntype = 3\n",
    "type L[T] = list[T]\n",
  ],
  "3.14": ["x = t'{y!r} {z:>3}'\n", "print(t'{x}')\n"],
};

/** Texts that no version takes. */
const NEVER = [
  `print(f"{a["x']}")\n`,
  'print(f"{a")\n',
  'print(f"{")\n',
  'print(f"{\\"a\\"}")\n',
  "match x\n  case 1:\n    pass\n",
  "match := 3\n",
  "type X\n",
  "def f[1](x): pass\n",
  "def f(a := 1): pass\n",
  "x := 3\n",
  "board[2] := 3\n",
  "a, b := 1, 2\n",
  "with open('a') as f\n  pass\n",
  "return a * b c\n",
  "x = 'a t' 'b {' c\n",
];

const { python } = LANGUAGES;
const usual = await findToolchain(python);
const all: readonly Toolchain[] = [
  ...(usual.found ? [usual.toolchain] : []),
  ...(await findOtherToolchains(python)),
];

const MESSAGES = `
import json, os, py_compile, sys, tempfile
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    def said(text):
        with open("a.py", "w") as file:
            file.write(text)
        try:
            py_compile.compile("./a.py", doraise=True)
            return ""
        except py_compile.PyCompileError as error:
            return error.msg
    json.dump([said(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Tells what a Python says of each text; nothing, if it takes it. */
function saidOf(texts: readonly string[], { paths }: Toolchain): string[] {
  const command = ["-I", "-W", "ignore", "-c", MESSAGES];
  return JSON.parse(
    execFileSync(paths.get("python3")!, command, { input: JSON.stringify(texts) }).toString(),
  );
}

describe.each(all.map((each) => [each.version, each] as const))("%s", (line, toolchain) => {
  const version = versionIn(line);
  const needed = (messages: string) => {
    const main = { path: "a.py", text: "", utf8: true };
    return neededVersion({ program: { sources: [main], main }, messages, version });
  };

  test("what is new is found where it is missing", () => {
    const programs = Object.entries(NEW).flatMap(([since, texts]) => texts.map((text) => ({ since, text })));
    const said = saidOf(
      programs.map(({ text }) => text),
      toolchain,
    );
    const isMissing = (since: string) => isOlder(version, versionIn(since));
    for (const [at, { since, text }] of programs.entries()) {
      expect([text, said[at] === ""]).toEqual([text, !isMissing(since)]);
      expect([text, needed(said[at]!)]).toEqual([text, isMissing(since) ? since : undefined]);
    }
  });

  test("what no version takes needs none", () => {
    const said = saidOf(NEVER, toolchain);
    expect(said).not.toContain("");
    expect(NEVER.filter((_, at) => needed(said[at]!) !== undefined)).toEqual([]);
  });

  test("of several files each must need one", () => {
    const [fresh, broken] = saidOf(["x = t'{y}'\n", "if:\n"], toolchain);
    if (fresh === "") return;
    expect(needed(`${fresh}\n${fresh}`)).toBe("3.14");
    expect(needed(`${fresh}\n${broken}`)).toBeUndefined();
    expect(needed(`${fresh}\nSorry: IndentationError: unexpected indent (b.py, line 1)`)).toBeUndefined();
  });
});

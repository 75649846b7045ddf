import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { findOtherToolchains, findToolchain, type Toolchain } from "../build/toolchain.ts";
import { LANGUAGES } from "./index.ts";
import { withoutNewFeatures } from "./python-features.ts";
import { isOlder, versionIn } from "./version.ts";

/** Programs of one new thing each, by the version that brought it. */
const NEW = {
  "3.8": [
    "if (n := len('ab')) > 1:\n  print(n)\n",
    "while n := 0:\n  pass\n",
    "def f(a, /, b):\n  return a\n",
    "f = lambda a, /: a\n",
  ],
  "3.9": ["with (open('a') as f, open('b') as g,):  # two\n  pass\n"],
  "3.10": [
    "match x:\n  case 1 | -2: print(1)\n  case [a, *b] if a: pass\n  case {'k': v, **r} as d:\n    match v:\n      case P(x=0): pass\n  case _:\n    pass\nmatch = 1\ncase = match\n",
    "def f(p):\n    match p, 2:\n        # first\n        case (0, _):\n            return f'{p}'\n",
  ],
  "3.11": ["try:\n  pass\nexcept* (ValueError, OSError) as e:\n  pass\n"],
  "3.12": [
    `print(f"{a["x"]}")\n`,
    `print(f'{", ".join(['a', 'b'])} {"\\n"}' 'b' f"{1}")\n`,
    `x = ("a"\n  f"{d["k"]!r:>{w["n"]}}"  # a note\n  "b")\n`,
    `print(f"{\n  a  # what\n}")\n`,
    `print(f"{f"{f"{1}"}"} {{}} {x=}".strip(), rf'\\d{"\\w"}')\n`,
    "def f[T: int, *R](x: T) -> T:\n  return x\n",
    "class Pilha[T](list[T]):\n  async def g[U](self): pass\n",
    "type Casa = tuple[int, int]\ntype L[T] = list[T]\ntype = 3\n",
  ],
  "3.14": ["x = t'{y!r} {z:>3}'\n"],
};

/** Texts that no version takes. */
const NEVER = [
  `print(f"{a["x"]}"\n`,
  `print(f"{a["x" 2]}")\n`,
  `print(f"{}" f"{a["x"]}")\n`,
  `print(f"{a["x"]")\n`,
  `print(f"{a["x"]}}")\n`,
  `print(f"{lambda x: a["x"]}")\n`,
  `print(f"{a!x}{a["x"]}")\n`,
  "match x:\n  case y + 1:\n    pass\n",
  "match x:\n  case )(:\n    pass\n",
  "match x:\n  pass\n",
  "type X\n",
  "def f[1](x): pass\n",
  "x := 3\n",
  "print 2\nprint(f'{d['x']}')\n",
];

const { python } = LANGUAGES;
const usual = await findToolchain(python);
const all: readonly Toolchain[] = [
  ...(usual.found ? [usual.toolchain] : []),
  ...(await findOtherToolchains(python)),
];

const COMPILES = `
import json, sys
def taken(text):
    try:
        compile(text.encode("latin1"), "a.py", "exec")
        return True
    except (SyntaxError, ValueError):
        return False
json.dump([taken(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Tells of each text if that Python takes it. */
function taken(texts: readonly string[], { paths }: Toolchain): boolean[] {
  const command = ["-W", "ignore", "-c", COMPILES];
  return JSON.parse(
    execFileSync(paths.get("python3")!, command, { input: JSON.stringify(texts) }).toString(),
  );
}

describe.each(all.map((each) => [each.version, each] as const))("%s", (line, toolchain) => {
  const version = versionIn(line);

  test("what is new is found where it is missing, and all else is as right as before", () => {
    const programs = Object.entries(NEW).flatMap(([since, texts]) =>
      texts.map((text) => ({ since, text, rewritten: withoutNewFeatures(text, version) })),
    );
    const isMissing = (since: string) => isOlder(version, versionIn(since));
    const needs = programs.map(({ text, rewritten }) => [text, rewritten?.needs]);
    expect(needs).toEqual(programs.map(({ text, since }) => [text, isMissing(since) ? since : undefined]));
    const before = taken(
      programs.map(({ text }) => text),
      toolchain,
    );
    for (const [at, { since, text }] of programs.entries()) {
      // The parser of 3.9 took it before it was part of the language.
      if (since !== "3.9") expect([text, before[at]]).toEqual([text, !isMissing(since)]);
    }
    const after = taken(
      programs.map(({ text, rewritten }) => rewritten?.text ?? text),
      toolchain,
    );
    expect(programs.filter((_, at) => !after[at]).map(({ text }) => text)).toEqual([]);
  });

  test("what no version takes is not taken", () => {
    const texts = NEVER.map((text) => withoutNewFeatures(text, version)?.text ?? text);
    const after = taken(texts, toolchain);
    expect(NEVER.filter((_, at) => after[at])).toEqual([]);
  });
});

test.each(["", "f'{", "f'{a", '"""', "f'{a:{b:{c", "(", ")", "'\n'", "\\", "é = 1", "\u0000"])(
  "%j is taken to pieces or not, and never fails",
  (text) => {
    expect(withoutNewFeatures(text, [3, 11])).toBeUndefined();
  },
);

test.each([
  'f"{',
  "f'{f\"{",
  "{",
  "x := ",
  "match x:\n  case y:\n",
  'f"{a["x"]}" ',
  "f'''{'''",
  "\\\n",
  "t''",
])("a megabyte of %j is done with in time", (shape) => {
  const before = process.cpuUsage();
  withoutNewFeatures(shape.repeat((1024 * 1024) / shape.length), [3, 7]);
  // A search that starts anew at every sign takes many minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(60e6);
});

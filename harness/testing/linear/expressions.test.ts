import { beforeAll, describe, expect, test } from "vitest";
import type { chessSquaresIn } from "../../answer/squares/squares.ts";
import { runsTogether } from "../../answer/text/run-together.ts";
import { textOfHtml } from "../../class/reading/document/online-text.ts";
import { splitCells } from "../../class/sheet/cells.ts";
import { comparedPrograms } from "../../class/similar/programs.ts";
import { openIn, tourIn } from "../../problem/input/typed-values.ts";
import { withoutScratch } from "../../run/scratch/told.ts";
import { repeatsIn } from "../../submission/build/repeats.ts";
import { csharp } from "../../submission/language/csharp.ts";
import { java } from "../../submission/language/java.ts";
import { expressionsIn, type Found, loadedAnew, sourcesIn, watchMaking } from "./expressions.ts";
import { hardFor } from "./hard.ts";

/** Others read what we wrote ourselves: `attack`, `verify`, `new`, `pack`, `bench`, `testing` and `system`. */
const ROOMS = [
  ...["base", "run", "case", "answer", "finding", "problem", "selection", "report", "submission", "grade"],
  ...["class", "queue", "adopt", "exchange", "cli"],
];

/** Uses functions that make expressions from parts each time, or at the first time: these of the modules that are given. */
function useMaking(
  patterns: Readonly<Record<string, () => unknown>>,
  squares: { readonly chessSquaresIn?: typeof chessSquaresIn },
): void {
  for (const make of Object.values(patterns)) make();
  for (const side of [8, 20, 200]) squares.chessSquaresIn!(Buffer.of(), { rows: side, columns: side });
  runsTogether(Buffer.of(), { rows: 2, columns: 2 });
  textOfHtml("<script></script>");
  for (const delimiter of [",", ";", "\t"] as const) splitCells("a", delimiter);
  for (const text of ["0 - open, 1 - closed", "open (o), closed (c)"]) tourIn(text) ?? openIn(text);
  withoutScratch("");
  const main = { path: "a", text: "public class A { static void main(", utf8: true };
  const program = { sources: [main], main };
  repeatsIn("", program.sources);
  for (const { isMain, plan, nameFor } of [java, csharp]) {
    isMain(main);
    plan(program);
    nameFor?.(main);
  }
  const kind = { kind: "program", language: "java", program } as const;
  comparedPrograms([{ name: "a", kind } as never], new Map([["a", { key: "ana", name: "Ana" }]]));
}

/** Those that no test comes to, of a letter or a name that is ours. */
const NOT_MADE = ["report/html/board.tsx", "queue/redis.ts"];

describe("expressions of what meets hand-ins", () => {
  const found: Found[] = [];
  const places: string[] = [];
  const seen = new Set<string>();

  beforeAll(async () => {
    const sources = (await Promise.all(ROOMS.map(sourcesIn))).flat();
    for (const source of sources) {
      const { written, made } = expressionsIn(source);
      found.push(...written);
      places.push(...made);
    }
    const watched = watchMaking();
    try {
      for (const source of new Set(places.map((place) => place.split(":")[0]!))) await loadedAnew(source);
      useMaking(
        await loadedAnew("answer/text/wording-patterns.ts"),
        await loadedAnew("answer/squares/squares.ts"),
      );
    } finally {
      watched.end();
    }
    found.push(...watched.made);
    for (const { place } of watched.made) seen.add(place);
  });

  test("are all known, also those that are made from parts", () => {
    const unseen = places.filter((place) => !seen.has(place)).map((place) => place.split(":")[0]!);
    expect(unseen).toEqual(NOT_MADE);
    expect(found.length).toBeGreaterThan(1000);
  });

  test.each(ROOMS)("take time in proportion to the text, whatever it is: %s", (room) => {
    const own = found.filter(({ place }) => place.startsWith(`${room}/`));
    const different = new Map(own.map((each) => [String(each.expression), each]));
    const hard = Array.from(different.values(), ({ place, expression }) => ({
      place,
      expression,
      pump: hardFor(expression),
    }));
    expect(hard.filter(({ pump }) => pump !== undefined)).toEqual([]);
  });
});

test.each([
  /^\s*using\s+[\w.]+\s*;/gm,
  /^[^#\n]*\[\s*\[[^[\]\n]*\]/m,
  /^(?:[a-z]+ )*class\s+(?:[\w<>?, ]+\.)?(?<name>\w+)/gm,
  /\bfile\b(?=.*\brank\b)/,
  /\s*,\s*/,
  /[\w ]+ = /,
  /^Sorry: (?<message>.+?) \((?<file>.+), line \d+\)$/,
  /^[+-]?\d+\.?\d*$/,
  /^(?:\W*[a-z]+\W+){0,2}none$/,
  /(?<=\bcase\b.*)when/,
  /^(?:a|a)*$/,
  /#include <[^>"]*>/,
])("%s is found to take longer", (expression) => {
  expect(hardFor(expression)).toBeDefined();
});

test.each([
  /\s+/g,
  /(?<!\s)\s+x/,
  /"[^"\n]{0,100}"/,
  /\/\*[\s\S]*?(?:\*\/|$)/g,
  /^[ \t]*using\s+[\w.]+\s*;/gm,
])("%s is not", (expression) => {
  expect(hardFor(expression)).toBeUndefined();
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import { copyOf } from "../../testing/copies.ts";
import { comparePrograms } from "./compare.ts";
import type { Listing } from "./prints.ts";

interface Named extends Listing {
  readonly name: string;
}

/** The bundled programs of a problem, each as if a student had written it. */
function programsOf(problem: ProblemName): Named[] {
  const folder = path.join(PACKAGE_FOLDER, "submissions", problem);
  return readdirSync(folder).flatMap((name): Named[] => {
    const files = readdirSync(path.join(folder, name), { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => languageOf(file) !== undefined).sort();
    const [first] = sources;
    if (first === undefined) return [];
    const texts = sources.map((file) => readFileSync(path.join(folder, name, file), "latin1"));
    return [{ name, language: languageOf(first)!, text: texts.join("\n") }];
  });
}

const fixture = (file: string): Listing => ({
  language: languageOf(file)!,
  text: readFileSync(path.join(import.meta.dirname, "fixtures", file), "utf8"),
});

/** All pairs that are told of, of groups, too. */
const pairsOf = (listings: readonly Listing[], given: readonly Listing[] = []) => {
  const { groups, pairs } = comparePrograms({ listings, given, asked: [] });
  return [...groups.flatMap((group) => group.pairs), ...pairs].map((pair) => ({
    ...pair,
    similarity: pair.similarity!,
  }));
};

const CLASSES = PROBLEM_NAMES.map((problem) => [problem, programsOf(problem)] as const);

/** Programs of ours that began as copies of one another. */
const RELATED = [/^c-v1/, /^python-v3/, /^kotlin-v4/];
const MUCH = 0.5;

test.each(CLASSES)("%s: renamed, reordered and commented copies are found", (_, programs) => {
  const copies = programs.map(({ language, text }) => ({ language, text: copyOf(text, language) }));
  const { groups, pairs } = comparePrograms({ listings: [...programs, ...copies], given: [], asked: [] });
  const pairsFound = pairs.filter(({ similarity = 0 }) => similarity >= MUCH);
  const found = [
    ...groups.map((group) => group.programs),
    ...pairsFound.map(({ left, right }) => [left, right]),
  ];
  for (const [at, { name }] of programs.entries())
    expect(
      found.some((all) => all.includes(at) && all.includes(at + programs.length)),
      name,
    ).toBe(true);
});

test.each(CLASSES)("%s: of independent programs not one pair in a hundred is much alike", (_, programs) => {
  const isRelated = (left: number, right: number) =>
    RELATED.some((name) => name.test(programs[left]!.name) && name.test(programs[right]!.name));
  const pairs = pairsOf(programs).filter(
    ({ left, right, similarity }) => similarity >= MUCH && !isRelated(left, right),
  );
  expect(pairs.length).toBeLessThan((programs.length * (programs.length - 1)) / 200);
});

test.each([
  ["knights-tour", "java-grid", "Tour.cs"],
  ["lost-knight", "csharp-reads-argument", "Main.java"],
] as const)("%s: the program nearest to a translated one is its original", (problem, original, file) => {
  const programs = programsOf(problem);
  const [nearest] = pairsOf([...programs, fixture(file)]).filter(({ right }) => right === programs.length);
  expect(programs[nearest!.left]!.name).toBe(original);
  expect(nearest!.similarity).toBeGreaterThan(0.4);
});

test("of what everybody was given nothing counts", () => {
  const [one, other] = programsOf("lost-knight") as [Named, Named];
  expect(pairsOf([one, one], [one])).toEqual([]);
  expect(pairsOf([one, one], [other])).toMatchObject([{ similarity: 1 }]);
});

test("parts that match are given with their lines", () => {
  const [one] = programsOf("lost-knight") as [Named];
  const [pair] = pairsOf([one, { ...one, text: `\n\n${one.text}` }]);
  expect(pair?.parts?.length).toBeGreaterThan(0);
  for (const { left, right } of pair!.parts!) expect(right).toEqual([left[0] + 2, left[1] + 2]);
});

test("programs that repeat themselves thousands of times do not keep the others waiting", () => {
  const lines = ["a = 1;", "f(x);", "return a;", "if (a < b) c++;"];
  const text = Array.from({ length: 6000 }, (_, at) => lines[(at * at) % 4]).join("\n");
  const [own] = programsOf("lost-knight") as [Named];
  const pairs = pairsOf([{ language: "c", text }, { language: "c", text }, own, own]);
  expect(pairs.map(({ similarity }) => similarity)).toEqual([1, 1]);
  expect(pairs.map(({ left, parts }) => [left, parts !== undefined])).toEqual([
    [0, false],
    [2, true],
  ]);
});

test("texts that are made to be slow are read to their end", () => {
  const hard = ['"', "/*", "'''", "<a,", "a.", "i = i + 1;\n", "{-", "#"].map((text) => text.repeat(200));
  const languages = ["python", "java"] as const;
  const listings = hard.flatMap((text) => languages.map((language) => ({ language, text })));
  expect(pairsOf(listings)).toEqual(expect.any(Array));
});

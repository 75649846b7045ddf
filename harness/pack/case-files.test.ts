import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { isCoded } from "../case/names.ts";
import { caseFingerprint } from "../grade/task/keys.ts";
import { loadCases } from "../problem/load.ts";
import { folderWith } from "../testing/folders.ts";
import { caseFiles } from "./case-files.ts";

/** Writes the files of cases and reads them again. */
function again(cases: readonly Case[], limitsOf?: Parameters<typeof caseFiles>[1]): Case[] {
  return loadCases({ files: path.join(folderWith(Object.fromEntries(caseFiles(cases, limitsOf))), "cases") });
}

const told = ({ name, title, points, visibility, limits }: Case) => ({
  name,
  title,
  points,
  visibility,
  limits,
});

test("packed cases ask the same, and are worth the same", () => {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases") }).filter(({ problem }) =>
    isCoded(problem),
  );
  const packed = again(cases);
  expect(packed.map(told)).toEqual(cases.map(told));
  expect(packed.map(caseFingerprint)).toEqual(cases.map(caseFingerprint));
});

const board = (marks: string) => `title: Mine\nboard:\n  text: |\n    C..\n    ${marks}\n`;

test("folders with settings of their own stay apart, and comments stay here", () => {
  const folder = folderWith({
    "a/problem.yaml": "problem: lost-knight\ntitle: A\npoints: 3\n",
    "a/first.yaml": `# A secret\n${board(".S.")}`,
    "b/problem.yaml": "problem: lost-knight # A secret\ntitle: B\npoints: 7\n",
    "b/second.yaml": board("..S"),
  });
  const files = caseFiles(loadCases({ files: folder }));
  expect(Array.from(files.keys(), (name) => path.dirname(name))).toContain("cases/lost-knight-2");
  expect(Array.from(files.values()).join("\n")).not.toContain("secret");
  expect(again(loadCases({ files: folder })).map(({ name, points }) => [name, points])).toEqual([
    ["first", 3],
    ["second", 7],
  ]);
});

test("cases are worth the same without the others of their groups", () => {
  const board = "title: T\nboard:\n  text: |\n    C..\n    ..S\n";
  const folder = folderWith({
    "a/problem.yaml":
      "problem: lost-knight\ntitle: A\ngroups:\n  one: { points: 12, award: all }\n  other: { points: 5 }\n",
    "a/x.yaml": `group: one\npoints: 3\n${board}`,
    "a/y.yaml": `group: one\nvisibility: hidden\n${board}`,
    "a/z.yaml": `group: other\nvisibility: hidden\n${board}`,
  });
  const shown = loadCases({ files: folder }).filter(({ visibility }) => visibility === "public");
  expect(again(shown)).toMatchObject([{ name: "x", points: 9, group: { name: "one", award: "all" } }]);
});

test("limits can be made others, and the questions stay the same", () => {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml") });
  const packed = again(cases, (limits) => ({ ...limits, memoryBytes: 2 ** 28, wallMs: 2 * limits.wallMs }));
  expect(packed.map(({ limits }) => limits)).toEqual(
    cases.map(({ limits }) => ({ ...limits, memoryBytes: 2 ** 28, wallMs: 2 * limits.wallMs })),
  );
  expect(packed.map(caseFingerprint)).toEqual(cases.map(caseFingerprint));
});

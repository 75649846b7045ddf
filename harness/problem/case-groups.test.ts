import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { samples } from "../testing/seed.ts";
import { loadCases } from "./load.ts";

const CASE = "title: T\nboard:\n  text: |\n    C..\n    ..S\n";

const folder = (groups: string, cases: Readonly<Record<string, string>>, problem = "lost-knight") =>
  folderWith({
    "problem.yaml": `problem: ${problem}\ntitle: A\n${groups}`,
    ...Object.fromEntries(
      Object.entries(cases).map(([name, keys]) => [
        `${name}.yaml`,
        `${keys === "" ? "" : `${keys}\n`}${CASE}`,
      ]),
    ),
  });

const pointsIn = (files: string | string[]) =>
  Object.fromEntries(loadCases({ files }).map(({ name, points }) => [name, points]));

test("the cases of a group share its points by their weights", () => {
  const files = folder("points: 2\ngroups:\n  seams: { points: 12 }\n", {
    a: "group: seams",
    b: "group: seams\npoints: 2",
    c: "",
    d: "points: 5",
  });
  expect(pointsIn(files)).toEqual({ a: 4, b: 8, c: 2, d: 5 });
});

test("a case is worth the same, whichever others are chosen", () => {
  const files = folder("groups:\n  seams: { points: 12 }\n", { a: "group: seams", b: "group: seams" });
  expect(pointsIn(path.join(files, "a.yaml"))).toEqual({ a: 6 });
});

test("the points of a group are those of its cases, whatever their weights", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      (weights, points) => {
        const cases = weights.map((weight, at) => [`c${at}`, `group: g\npoints: ${weight}`]);
        const all = pointsIn(folder(`groups:\n  g: { points: ${points} }\n`, Object.fromEntries(cases)));
        expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBeCloseTo(points, 8);
      },
    ),
    { numRuns: samples(4) },
  );
});

test("a group gives its cases the settings that they do not state", () => {
  const files = folder(
    "limits: { cpuMs: 1000 }\ngroups:\n  late: { title: Late ones, visibility: hidden, limits: { outputBytes: 5 } }\n",
    { a: "group: late", b: "group: late\nvisibility: public" },
  );
  const [a, b] = loadCases({ files });
  expect(a).toMatchObject({ visibility: "hidden", points: 1, limits: { cpuMs: 1000, outputBytes: 5 } });
  expect(b).toMatchObject({ visibility: "public", group: { name: "late", title: { en: "Late ones" } } });
  expect(a!.group).not.toHaveProperty("award");
});

test("a folder of a custom problem is a group by its name, and a case may name another one", () => {
  const files = folderWith({
    "problem.yaml":
      "problem: sums\ntitle: S\nanswer: number\ngroups:\n  large: { points: 6 }\n  rest: { points: 1, award: all }\n",
    "large/a.yaml": "input: 1\nanswer: 1\n",
    "large/b.yaml": "input: 1\nanswer: 1\n",
    "large/c.yaml": "group: rest\ninput: 1\nanswer: 1\n",
  });
  expect(pointsIn(files)).toEqual({ "large/a": 3, "large/b": 3, "large/c": 1 });
});

test.each([
  [
    "a group that is not there",
    ["groups:\n  seams: { points: 1 }\n", { a: "group: seam", b: "group: seams" }],
    'a.yaml:1:1: problem.yaml has no group "seam". Its groups are seams',
  ],
  [
    "no groups",
    ["", { a: "group: seams" }],
    'a.yaml:1:1: problem.yaml has no group "seams". It has no groups',
  ],
  [
    "a group without cases",
    ["groups:\n  seams: { points: 1 }\n  none: { points: 2 }\n", { a: "group: seams" }],
    "problem.yaml:5:3: no case is in this group. A case names its group: group: NAME",
  ],
  [
    "points that no case can get",
    ["groups:\n  seams: { points: 1 }\n", { a: "group: seams\npoints: 0" }],
    "problem.yaml:4:3: this group has points, but each of its cases has 0 points, so none can get a part of them",
  ],
  [
    "a group that is a list",
    ["groups: [seams]\n", { a: "" }],
    'problem.yaml:3:1: "groups" must be a mapping of keys to values, not ["seams"]: Groups of cases by their names, with the points and the settings that they share',
  ],
  [
    "points in words",
    ["groups:\n  seams: { points: many }\n", { a: "group: seams" }],
    'problem.yaml:4:12: "points" must be a number, not "many"',
  ],
  [
    "a rule that is none",
    ["groups:\n  seams: { award: most }\n", { a: "group: seams" }],
    'problem.yaml:4:12: "award" must be one of share, all',
  ],
  [
    "a share for a problem without mistakes in counting",
    ["countingShare: 0.5\n", { a: "" }, "knights-tour"],
    "problem.yaml:3:1: no mistakes in counting are known of this problem, so this key must go",
  ],
] as const)("%s is one line with its place", (_, [groups, cases, problem], line) => {
  const files = folder(groups, cases, problem);
  const told = () => {
    try {
      loadCases({ files });
      return "";
    } catch (error) {
      return (error as Error).message.replaceAll(`${files}${path.sep}`, "");
    }
  };
  expect(told()).toContain(line);
});

test("two folders of one problem cannot describe groups of one name", () => {
  const [one, other] = [0, 1].map((at) =>
    folder("groups:\n  g: { points: 1 }\n", { [`c${at}`]: "group: g" }),
  );
  expect(() => loadCases({ files: [one!, other!] })).toThrow("also describes a group g of this problem");
});

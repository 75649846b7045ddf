import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";
import { diagnose } from "../diagnosis.ts";
import { loadCases } from "../load.ts";

const TOURS = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases"),
  problem: "knights-tour",
}) as TourCase[];

type Behaviour = (asked: TourCase) => "right" | "denies" | "slow" | "open";

function attemptOf(asked: TourCase, behaves: Behaviour): CaseAttempt<TourCase> {
  const does = behaves(asked);
  if (does === "slow") return { asked, verdict: "TLE", finding: { kind: "cpu-limit", limitMs: 2000 } };
  if (does === "open")
    return { asked, verdict: "WA", finding: { kind: "not-closed", at: [0, 0], first: [0, 1] } };
  if (does === "right" || asked.answer === "none") return { asked, verdict: "AC" };
  return { asked, verdict: "WA", finding: { kind: "says-no-tour", tour: asked.tour } };
}

const causesOf = (behaves: Behaviour) =>
  diagnose(
    TOURS.map((asked) => attemptOf(asked, behaves)),
    async (asked) => attemptOf(asked as TourCase, behaves),
  );

const isOdd = ({ rows, columns }: TourCase) => (rows * columns) % 2 === 1;

test.each<[where: string, isDenied: (asked: TourCase) => boolean]>([
  ["odd-squares", isOdd],
  ["closed", ({ tour }) => tour === "closed"],
  ["some", ({ name }) => ["6x6-closed", "5x8"].includes(name)],
])("tours that are denied are told: %s", async (where, isDenied) => {
  expect(await causesOf((asked) => (isDenied(asked) ? "denies" : "right"))).toMatchObject([
    { kind: "denies-tours", where },
  ]);
});

test("of a program that prints an open tour for a closed one it is not said that it denies all closed ones", async () => {
  const causes = await causesOf(({ tour, name }) =>
    tour !== "closed" ? "right" : name === "6x6-closed" ? "open" : "denies",
  );
  expect(causes).not.toMatchObject([{ kind: "denies-tours", where: "closed" }]);
});

test.each<[what: string, isDenied: (asked: TourCase) => boolean]>([
  ["one denial", ({ name }) => name === "5x5-corner"],
  ["denials on boards that may be taken for square", ({ rows, columns }) => rows !== columns],
])("%s may have another cause", async (_, isDenied) => {
  const kinds = (await causesOf((asked) => (isDenied(asked) ? "denies" : "right"))).map(({ kind }) => kind);
  expect(kinds).not.toContain("denies-tours");
});

test("denials beside more answers that are wrong in another way may come from those", async () => {
  const denied = ["20x20", "5x8"];
  const causes = await causesOf(({ name, tour }) =>
    tour === "closed" ? "open" : denied.includes(name) ? "denies" : "right",
  );
  expect(causes).toMatchObject([{ kind: "closed-ignored" }]);
});

test("a public case is named, if there is one: students are not told of the others", async () => {
  const denied = ["3x10", "6x6-closed", "5x8"];
  const causes = await causesOf(({ name }) => (denied.includes(name) ? "denies" : "right"));
  expect(causes).toMatchObject([{ kind: "denies-tours", wrong: 3, case: "6x6-closed" }]);
  expect(TOURS.find(({ name }) => name === "3x10")?.visibility).toBe("hidden");
});

const over =
  (squares: number): Behaviour =>
  ({ rows, columns }) =>
    rows * columns >= squares ? "slow" : "right";

test("a search that is slow from a small number of squares on is told so", async () => {
  expect(await causesOf(over(40))).toMatchObject([
    { kind: "slow-search", most: 30, least: 40, lastRight: "3x10" },
  ]);
  expect(await causesOf(over(65))).toMatchObject([{ kind: "slow-search", most: 64, least: 400 }]);
});

test("a fixed order of moves that is lucky on some starts is a slow search still", async () => {
  const lucky: Behaviour = (asked) => (/r0c[05]/.test(asked.name) ? "right" : over(40)(asked));
  expect(await causesOf(lucky)).toMatchObject([{ kind: "slow-search", most: 30, least: 40 }]);
  const half: Behaviour = (asked) => (/r[0-3]c/.test(asked.name) ? "right" : over(40)(asked));
  expect(await causesOf(half)).toEqual([]);
});

test("nothing is said of a search that is slow on large boards only, or not on all of them", async () => {
  expect(await causesOf(over(2500))).toEqual([]);
  expect(await causesOf(({ name }) => (name === "5x8" ? "slow" : "right"))).toEqual([]);
});

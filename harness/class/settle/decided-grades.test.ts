import { expect, test } from "vitest";
import { type GradedClass, gradesOf, scaleOf } from "../grades.ts";
import { type Decided, joined } from "./decision.ts";

type Verdict = GradedClass["submissions"][number]["results"][number]["verdict"];

const CASES = [
  { problem: "lost-knight" as const, name: "a", points: 1 },
  { problem: "lost-knight" as const, name: "b", points: 3 },
];

interface HandedIn {
  readonly verdicts?: readonly Verdict[];
  readonly sources?: string;
  readonly toLookAt?: readonly unknown[];
}

const ROW = { person: { key: "1", name: "Ana", ids: [] }, times: new Map() };

/** Grades one person, about whom these decisions were taken when this was handed in. */
function grade(
  now: HandedIn | undefined,
  parts: { grade?: number | "confirm"; comment?: string },
  then: HandedIn | "the same" | undefined = "the same",
) {
  const graded = (handedIn: HandedIn | undefined, decided: Decided = {}) => {
    const { verdicts = ["AC", "AC"], ...rest } = handedIn ?? {};
    const results = CASES.map(({ name, points }, at) => {
      const verdict = verdicts[at] ?? "SK";
      return { case: name, verdict, points: verdict === "AC" ? points : 0 };
    });
    const submissions = handedIn ? [{ name: "s", problem: "lost-knight" as const, results, ...rest }] : [];
    const row = { ...ROW, submissions: handedIn ? ["s"] : [] };
    return gradesOf({ cases: CASES, submissions }, [row], {
      scheme: {},
      scale: scaleOf({}),
      decisions: new Map([["1", decided]]),
    })[0]!;
  };
  const { programs } = graded(then === "the same" ? now : then);
  const signature = { at: "2026-11-29", by: "prof", name: "Ana", students: ["s"] };
  const line = { kind: "decided", ...signature, person: "1", programs, ...parts } as const;
  return graded(now, joined([line]));
}

const OPEN: HandedIn = { verdicts: ["AC", "SK"], sources: "x" };
const DOUBTED: HandedIn = { verdicts: ["AC", "WA"], sources: "x", toLookAt: ["two readings"] };

test("a grade that was given counts, whatever the program is worth, and without one too", () => {
  for (const handedIn of [OPEN, DOUBTED, { sources: "x" }, undefined])
    expect(grade(handedIn, { grade: 6.5 }).result).toEqual({ kind: "settled", final: 6.5 });
});

test("confirmed points count as they were judged, and only if all of them were", () => {
  expect(grade(DOUBTED, { grade: "confirm" }).result).toMatchObject({ kind: "graded", final: 2.5 });
  expect(grade(OPEN, { grade: "confirm" }).result).toMatchObject({ kind: "to-look-at" });
});

test("a grade is for the program that was there: with another, or none, it is asked again", () => {
  const outdated = { kind: "to-look-at", isOutdated: true };
  expect(grade({ ...OPEN, sources: "y" }, { grade: 0 }, OPEN).result).toMatchObject(outdated);
  expect(grade(undefined, { grade: 0 }, OPEN).result).toMatchObject(outdated);
  const NOTHING = { verdicts: [], sources: "nothing" };
  expect(grade({ sources: "y" }, { grade: 0 }, NOTHING).result).toMatchObject(outdated);
});

test("a comment stays with another program, and changes no grade", () => {
  expect(grade({ sources: "y" }, { comment: "good code" }, OPEN)).toMatchObject({
    comment: "good code",
    result: { kind: "graded", final: 10 },
  });
});

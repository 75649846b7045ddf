import { expect, test } from "vitest";
import { BUNDLED_CASES } from "../case/bundled.ts";
import { loadCases } from "../problem/load.ts";
import type { LanguageName } from "../submission/language/names.ts";
import type { Submission } from "../submission/submission.ts";
import { expectedSeconds, foreseen } from "./foreseen.ts";
import { ClassHistory } from "./store/history.ts";
import { type Basis, caseFingerprint } from "./task/keys.ts";

const CASES = loadCases({ files: BUNDLED_CASES, problem: "knights-tour" }).slice(0, 10);
const BASIS = { sources: "s", manifest: "m", program: "p", toolchain: "t", place: "here" } as Basis;

function programIn(language: LanguageName): Submission {
  return {
    name: "ana",
    problem: "knights-tour",
    kind: { kind: "program", language },
  } as unknown as Submission;
}

/** A class in which ana's program was graded on these cases, each run in 100 ms. */
function gradedOn(cases: typeof CASES): ClassHistory {
  const history = new ClassHistory();
  const asked = cases.map((each) => ({ ...each, asked: caseFingerprint(each) }));
  const results = cases.map(({ name }) => ({ case: name, attempt: { measured: { wallMs: 100 } } }));
  history.add({ kind: "grading", cases: asked } as never);
  history.add({
    kind: "result",
    student: "ana",
    basis: BASIS,
    record: { problem: "knights-tour", results },
  } as never);
  return history;
}

test("a new class takes as long as its languages and its limits let expect, and half of that with twice the jobs", () => {
  const work = (language: LanguageName) =>
    foreseen({ submission: programIn(language), cases: CASES, timeFactor: 1 });
  const [c, kotlin] = [work("c"), work("kotlin")];
  expect(kotlin.ms).toBeGreaterThan(c.ms + 3000);
  const { least, most } = expectedSeconds([c, kotlin], 1);
  expect(least).toBeCloseTo((c.ms + kotlin.ms) / 1000);
  expect(most).toBeGreaterThan(least);
  expect(expectedSeconds([c, kotlin], 2)).toEqual({ least: least / 2, most: most / 2 });
});

test("a class that was graded takes its last times, for what is not kept of it", () => {
  const work = (basis: Basis, history: ClassHistory, more: { isSettled?: boolean; again?: boolean } = {}) => {
    const { isSettled = false, again = false } = more;
    const earlier = { history, basis, isSettled, again: () => again };
    const submission = programIn("c");
    return foreseen({ submission, cases: CASES, timeFactor: 1, earlier });
  };
  const history = gradedOn(CASES);
  const kept = work(BASIS, history);
  expect(kept.ms).toBeLessThan(100);
  expect(kept.endlessMs).toBe(0);
  expect(work(BASIS, history, { isSettled: true }).ms).toBe(0);
  const isAbout = (ms: number, runs: number) => {
    expect(ms).toBeGreaterThan(100 * runs);
    expect(ms).toBeLessThan(100 * runs + 60 * CASES.length);
  };
  isAbout(work({ ...BASIS, toolchain: "newer" }, history).ms, 10);
  isAbout(work(BASIS, history, { again: true }).ms, 10);
  isAbout(work(BASIS, gradedOn(CASES.slice(0, 7))).ms, 3);
});

import { expect, test } from "vitest";
import type { Case } from "../case/any-case.ts";
import type { ResultRecord } from "../report/record/record.ts";
import type { Measured } from "../run/outcome.ts";
import type { Machine, Needs } from "./fleet.ts";
import { dependsOnMachine } from "./times.ts";

const CASES = [{ limits: { cpuMs: 1000, wallMs: 5000 } }] as Case[];
const NEEDS: Needs = { level: "B", machine: "usual", slowness: 2, tools: [] };
const on = (machine: string, slowness = 2): Machine => ({ level: "B", machine, slowness, toolchains: {} });

const took = (changes: Partial<Measured>): ResultRecord[] => {
  const measured: Measured = {
    end: { kind: "exited", code: 0 },
    cpuMs: 10,
    wallMs: 10,
    writtenBytes: 0,
    ...changes,
  };
  return [{ case: "near", worth: 1, attempt: { verdict: "AC", measured } }];
};

const depends = (results: readonly ResultRecord[], judgedOn: Machine) =>
  dependsOnMachine(results, CASES, { needs: NEEDS, judgedOn });

test("a time decides nothing on another class of machine if it is above half of its limit", () => {
  expect(depends(took({}), on("other"))).toBe(false);
  expect(depends(took({ cpuMs: 499 }), on("other"))).toBe(false);
  expect(depends(took({ cpuMs: 501 }), on("other"))).toBe(true);
  expect(depends(took({ wallMs: 2600 }), on("other"))).toBe(true);
  expect(depends(took({ end: { kind: "limit", limit: "wall" } }), on("other"))).toBe(true);
  expect(depends(took({ cpuMs: 5000 }), on("usual"))).toBe(false);
});

test("times of a faster machine count as much as they would have taken", () => {
  expect(depends(took({ cpuMs: 251 }), on("other", 1))).toBe(true);
  expect(depends(took({ cpuMs: 249 }), on("other", 1))).toBe(false);
  // A slower one is not trusted further than it was measured.
  expect(depends(took({ cpuMs: 501 }), on("other", 4))).toBe(true);
});

test("cases that were not run because of time-outs are time-outs", () => {
  const finding = { kind: "not-run-too-slow", timeOuts: 3 } as const;
  expect(depends([{ case: "near", worth: 1, attempt: { verdict: "TLE", finding } }], on("other"))).toBe(true);
});

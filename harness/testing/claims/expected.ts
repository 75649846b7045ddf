import { expect } from "vitest";
import { type Graded, statementsOn } from "./index.ts";

/** Least part of what is said that can be looked up. */
const LEAST_SHOWN = 0.5;

/** Expects that nothing is said of programs that is not so. */
export function expectTrue(graded: readonly Graded[]): void {
  const statements = graded.flatMap(statementsOn);
  expect(statements.filter(({ holds }) => holds === false)).toEqual([]);
  const shown = statements.filter(({ holds }) => holds);
  expect(shown.length).toBeGreaterThanOrEqual(LEAST_SHOWN * statements.length);
}

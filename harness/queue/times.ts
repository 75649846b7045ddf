import type { Case } from "../case/any-case.ts";
import type { ResultRecord } from "../report/record/record.ts";
import type { Machine, Needs } from "./fleet.ts";

/** Part of a limit from which on another class of machine does not decide. */
const NEAR = 0.5;

/**
 * Tests if a result might be another one on the class of machine that decides about times, because a program took more
 * than half of a limit, as much as it would have taken there.
 */
export function dependsOnMachine(
  results: readonly ResultRecord[],
  cases: readonly Case[],
  { needs, judgedOn }: { readonly needs: Needs; readonly judgedOn: Machine },
): boolean {
  if (judgedOn.machine === needs.machine) return false;
  const ratio = Math.max(1, needs.slowness / judgedOn.slowness);
  return results.some(({ attempt: { measured, finding } }, at) => {
    if (finding?.kind === "not-run-too-slow") return true;
    if (!measured) return false;
    const { cpuMs = 0, wallMs, end } = measured;
    const { limits } = cases[at]!;
    const isOver = end.kind === "limit" && (end.limit === "cpu" || end.limit === "wall");
    return isOver || cpuMs * ratio > NEAR * limits.cpuMs || wallMs * ratio > NEAR * limits.wallMs;
  });
}

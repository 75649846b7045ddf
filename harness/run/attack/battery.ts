import type { Isolation } from "../isolation/index.ts";
import { createScratch } from "../scratch.ts";
import { type Attack, standingOf } from "./attack.ts";
import { execute } from "./execute.ts";
import { honestRun } from "./honest.ts";
import { judge, type Verdict } from "./judge.ts";
import { setStage } from "./stage.ts";

/** What became of one attack. */
export type Result = { readonly attack: Attack } & (
  | { readonly kind: "tried"; readonly end: string; readonly wallMs: number; readonly verdict: Verdict }
  | { readonly kind: "skipped"; readonly reason: string }
);

/** What is said of a toolchain in a home folder of root's, at a level that cannot show it to others. */
const UNREACHABLE = /cannot be read by the users of isolation level C|\bprlimit: failed to execute/;

/** Carries out the attacks one after the other, so that what is found is the one's that was just tried. */
export async function carryOut(
  attacks: readonly Attack[],
  isolation: Isolation,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const scratch = createScratch();
  const stage = await setStage();
  try {
    const field = { scratch, isolation, stage, honest: await honestRun({ scratch, isolation }) };
    const results: Result[] = [];
    for (const attack of attacks) {
      const result = await tryOne(attack, field);
      results.push(result);
      onResult(result);
    }
    return results;
  } finally {
    stage.remove();
    scratch.remove();
  }
}

async function tryOne(attack: Attack, field: Parameters<typeof execute>[1]): Promise<Result> {
  const { level } = field.isolation;
  const standing = standingOf(attack, level);
  if (standing.kind === "untried") {
    return { attack, kind: "skipped", reason: `not tried: ${standing.words}` };
  }
  const startedAt = performance.now();
  const trace = await execute(attack, field);
  if ("skipped" in trace) return { attack, kind: "skipped", reason: trace.skipped };
  if (UNREACHABLE.test(trace.message ?? "")) {
    return { attack, kind: "skipped", reason: "its compiler or interpreter is not available at this level" };
  }
  const wallMs = Math.round(performance.now() - startedAt);
  const verdict = judge(attack, trace, { level, canary: field.stage.canary });
  return { attack, kind: "tried", end: trace.end, wallMs, verdict };
}

import { placed, type Sentence, say } from "../base/sentence.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { withLab } from "../run/lab.ts";
import { type Assessment, assess } from "./assess.ts";
import type { Attack, EndName } from "./attack.ts";
import { execute, type Field } from "./execute.ts";
import { honestRun } from "./honest.ts";
import { setStage } from "./stage.ts";

/** The result of one attack. */
export type Result = { readonly attack: Attack } & (
  | {
      readonly kind: "tried";
      readonly end: EndName;
      readonly wallMs: number;
      readonly assessment: Assessment;
    }
  | { readonly kind: "skipped"; readonly reason: Sentence }
);

const NOT_TRIED: Sentence = say`not tried`;

const NOT_AVAILABLE: Sentence = say`its compiler or interpreter is not available at this level`;

/** Complaints about a toolchain in a home folder of root's, at a level that cannot show it to others. */
const UNREACHABLE = /cannot be read by the users of isolation level C|\bprlimit: failed to execute/;

/** Carries out the attacks one after the other, so that what is found is the one's that was just tried. */
export async function carryOut(
  attacks: readonly Attack[],
  isolation: Isolation,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  return withLab({ isolation, jobs: 1 }, async (lab) => {
    const stage = await setStage();
    try {
      const field = { lab, stage, honest: await honestRun(lab) };
      const results: Result[] = [];
      for (const attack of attacks) {
        const result = await tryOne(attack, field);
        results.push(result);
        onResult(result);
      }
      return results;
    } finally {
      stage.remove();
    }
  });
}

async function tryOne(attack: Attack, field: Field): Promise<Result> {
  const { level } = field.lab.isolation;
  const known = attack.levels?.[level];
  if (known?.untried) return { attack, kind: "skipped", reason: placed(NOT_TRIED, known.words) };
  const startedAt = performance.now();
  const trace = await execute(attack, field);
  if ("skipped" in trace) return { attack, kind: "skipped", reason: trace.skipped };
  if (UNREACHABLE.test(trace.message?.en ?? "")) {
    return { attack, kind: "skipped", reason: NOT_AVAILABLE };
  }
  const wallMs = Math.round(performance.now() - startedAt);
  const assessment = assess(attack, trace, { level, canary: field.stage.canary });
  return { attack, kind: "tried", end: trace.end, wallMs, assessment };
}

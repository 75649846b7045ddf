import { clueOr } from "../../base/reading-time.ts";
import type { Case } from "../../case/any-case.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { diagnose } from "../../problem/diagnosis.ts";
import { pitfallIn } from "../../submission/language/pitfalls.ts";
import type { Submission } from "../../submission/submission.ts";
import { judgeInWorker } from "../task/judge-in-worker.ts";
import { taskFor } from "../task/task.ts";
import type { JudgedProgram } from "./judge-together.ts";
import type { StageMeans } from "./means.ts";
import { isCrash, secondOpinion } from "./sanitized-run.ts";

/** A judged program, and what was found out about the causes of its failures. */
export interface ExplainedProgram extends JudgedProgram {
  readonly opinion: Awaited<ReturnType<typeof secondOpinion>>;
  readonly causes: readonly Diagnosis[];
}

/** Looks for causes of failures. One that could not be tested is not told, and costs nobody the grades. */
export async function explain(
  judged: JudgedProgram,
  { lab, folder, memory }: Pick<StageMeans, "lab" | "folder" | "memory">,
): Promise<ExplainedProgram> {
  const { given, submission, program, inputMode, tried, misfits } = judged;
  // A crash is one also where it could not be asked for more; a wrong answer is none there.
  const suspects = [
    ...tried.filter((_, at) => !misfits[at]),
    ...tried.filter((each, at) => misfits[at] && isCrash(each)),
  ];
  const consulted = { submission, tried: suspects, folder, memory };
  const opinion = await secondOpinion(consulted, lab).catch(() => undefined);
  const askOnce = async (asked: Case, turn?: number): Promise<Attempt> => {
    const task = taskFor(asked, submission.manifest);
    const run = await program.run(task, turn);
    const alone = await judgeInWorker({ manifest: submission.manifest, tasks: [task] }, [run], lab.signal);
    return alone.attempts[0]!;
  };
  const causes = await diagnose(tried, askOnce).catch(() => []);
  const certain = inputMode.adopted ? causes.filter(({ kind }) => !OF_ASKING.includes(kind)) : causes;
  return { ...judged, opinion, causes: [...certain, ...pitfallOf(given, tried)] };
}

/** Causes that a program could do nothing for if the way in which it is asked, which was found by trials, leaves something out. */
const OF_ASKING: readonly Diagnosis["kind"][] = ["closed-ignored", "wrong-start-idea"];

/** Finds in the sources of a program that finds something wrong, or never ends, what may be the cause. */
function pitfallOf({ kind }: Submission, tried: readonly CaseAttempt[]): Diagnosis[] {
  const isWrong = tried.some(
    ({ verdict, printed }) => verdict === "TLE" || (TELLS.includes(verdict) && printed !== undefined),
  );
  if (kind.kind !== "program" || !isWrong) return [];
  const found = clueOr(undefined, () => pitfallIn(kind.program.sources, kind.language));
  return found ? [{ kind: "pitfall", ...found }] : [];
}

/** Verdicts of programs that came to the end of their search. */
const TELLS: readonly Verdict[] = ["WA", "PE"];

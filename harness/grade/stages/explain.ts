import type { Case } from "../../case/any-case.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { judgeInWorker } from "../task/judge-in-worker.ts";
import { taskFor } from "../task/task.ts";
import { causesOf } from "./causes.ts";
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
  const { given, submission, program, inputMode, tasks, tried, misfits } = judged;
  // If the program could not be asked for all of a case, its wrong answer there is no failure, but its crash is.
  const all = tasks.map((task, at) => ({ task, attempt: tried[at]!, misfit: misfits[at] }));
  const suspects = [
    ...all.filter(({ misfit }) => !misfit),
    ...all.filter(({ misfit, attempt }) => misfit && isCrash(attempt)),
  ];
  const consulted = { submission, tried: suspects, folder, memory };
  const opinion = await secondOpinion(consulted, lab).catch(() => undefined);
  const askOnce = async (asked: Case, turn?: number): Promise<Attempt> => {
    const task = taskFor(asked, submission.manifest);
    const run = await program.run(task, turn);
    const alone = await judgeInWorker({ manifest: submission.manifest, tasks: [task] }, [run], lab.signal);
    return alone.attempts[0]!;
  };
  const causes = await causesOf({ given, tried, isAdopted: inputMode.adopted !== undefined }, askOnce);
  return { ...judged, opinion, causes };
}

import type { Diagnosis } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Ask } from "../../problem/cause/ask.ts";
import { judgeInWorker } from "../task/judge-in-worker.ts";
import { type Task, taskFor } from "../task/task.ts";
import { causesOf } from "./causes.ts";
import { type AskChanged, negativeRemainder } from "./changed-line.ts";
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
  const put = async (task: Task, turn?: number): Promise<Attempt> => {
    const run = await program.run(task, turn);
    const alone = await judgeInWorker({ manifest: submission.manifest, tasks: [task] }, [run], lab.signal);
    return alone.attempts[0]!;
  };
  const askOnce: Ask = (asked, turn) => put(taskFor(asked, submission.manifest), turn);
  const askChanged: AskChanged = (asked, files) =>
    put({ ...taskFor(asked, submission.manifest), driver: { files, replacements: [] } });
  const causes = await causesOf({ given, tried, isAdopted: inputMode.adopted !== undefined }, askOnce);
  const line = await negativeRemainder({ submission, tried, causes }, askOnce, askChanged).catch(
    () => undefined,
  );
  return { ...judged, opinion, causes: [...(line ? [line] : []), ...causes] };
}

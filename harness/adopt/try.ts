import { WEIGHTS } from "../answer/answer.ts";
import type { Case } from "../case/any-case.ts";
import type { Ruling } from "../finding/ruling.ts";
import { judge, readingsIn } from "../grade/judge.ts";
import { type Builder, createBuilder } from "../grade/program.ts";
import { runTask } from "../grade/run-task.ts";
import { type Task, taskFor } from "../grade/task.ts";
import type { Lab } from "../run/lab.ts";
import type { Outcome } from "../run/outcome.ts";
import { makeFolderIn } from "../run/scratch.ts";
import { build } from "../submission/build/build.ts";
import type { Build } from "../submission/build/executable.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";

/** A program's run on a case, asked and read as one manifest says. */
export interface Try {
  readonly task: Task;
  readonly outcome: Outcome;
  readonly ruling: Ruling;
}

export interface Subject {
  readonly lab: Lab;
  /** Builds the program for a task with the driver of a manifest, once for each driver. */
  buildFor(manifest: Manifest, task: Task): Promise<Build>;
}

/**
 * Makes a subject of a submission.
 *
 * @param folder an empty folder of the scratch, for the builds
 */
export function createSubject(submission: Submission, folder: string, lab: Lab): Subject {
  const builders = new Map<string, Builder>();
  return {
    lab,
    buildFor(manifest, { driver }) {
      const key = JSON.stringify(manifest.driver);
      const builder =
        builders.get(key) ??
        createBuilder({ ...submission, manifest }, async (filled) =>
          build(filled, await makeFolderIn(folder), lab),
        );
      builders.set(key, builder);
      return builder.buildWith(driver);
    },
  };
}

/** Tries a program on the cases that it can be asked. Stops if the first brings no answer. */
export async function tryCases(manifest: Manifest, cases: readonly Case[], subject: Subject): Promise<Try[]> {
  const tries: Try[] = [];
  for (const asked of cases) {
    const task = taskFor(asked, manifest);
    if (task.misfit) continue;
    const built = await subject.buildFor(manifest, task);
    if (built.kind !== "ready") return tries;
    const outcome = await runTask({ executable: built.executable }, task, subject.lab);
    if (!outcome) return tries;
    tries.push({ task, outcome, ruling: judge(task, outcome) });
    if (!tries.some(isHeard)) return tries;
  }
  return tries;
}

/** Judges the same runs again, by another manifest that asks in the same way or for other cases. */
export function rejudged(tries: readonly Try[], manifest: Manifest, caseFor = (asked: Case) => asked): Try[] {
  return tries.map(({ task: { asked }, outcome }) => {
    const task = taskFor(caseFor(asked), manifest);
    return { task, outcome, ruling: judge(task, outcome) };
  });
}

export function isRight({ ruling }: Try): boolean {
  return ruling.verdict === "AC";
}

/**
 * Tests if there was an answer, right or wrong. A wrong answer that is only a hint does not count, because it
 * may be the text of a prompt.
 */
export function isHeard({ task, outcome, ruling }: Try): boolean {
  if (ruling.verdict !== "WA") return ruling.verdict === "AC";
  const [taken] = readingsIn(task, outcome);
  return taken !== undefined && taken.weight > WEIGHTS.hint;
}

import { remembered } from "../base/remembered.ts";
import { printable } from "../base/text.ts";
import { caseId } from "../case/any-case.ts";
import { executorOf } from "../grade/grade.ts";
import type { Keeping } from "../grade/keeping.ts";
import { buildKey, judgementKey, runKey } from "../grade/keys.ts";
import type { StoreIndex } from "../grade/store-index.ts";
import { taskFor } from "../grade/task.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import { KEPT_WORDS } from "./kept-words.ts";
import type { Session } from "./session.ts";

interface Remembered extends Pick<Keeping, "again"> {
  readonly known: StoreIndex;
}

interface Planned {
  readonly name: string;
  readonly runs: number;
  /** By the last times of the same cases. */
  readonly wallMs: number;
}

/** Prints the runs that a grading would make, and about how long they take. Nothing is run. */
export async function printPlan(session: Session, memory: Remembered, io: Io): Promise<void> {
  const planned = await Promise.all(session.submissions.map((each) => planFor(each, session, memory)));
  const all = planned.reduce((sum, { runs }) => sum + runs, 0);
  const wallMs = planned.reduce((sum, each) => sum + each.wallMs, 0) / session.jobs;
  const words = KEPT_WORDS[session.locale];
  for (const { name, runs } of planned.filter((each) => each.runs > 0))
    io.out.write(`${printable(name)}: ${words.runs(runs)}\n`);
  const plan = words.plan({ runs: all, submissions: session.submissions.length });
  const time = all === 0 ? "" : `, ${words.planTime(wallMs / 1000)}`;
  io.out.write(`${plan}${time}.\n`);
}

async function planFor(
  submission: Submission,
  session: Session,
  { known, again = () => false }: Remembered,
): Promise<Planned> {
  const cases = session.cases.filter(({ problem }) => problem === submission.problem);
  const basis = await executorOf(session).basisOf({ submission, cases, adopt: session.adopt });
  const { name } = submission;
  const isAgain = cases.some((asked) => again(submission, asked));
  if (!isAgain && known.history.settled(judgementKey(basis, submission))) return { name, runs: 0, wallMs: 0 };
  const builtAs = remembered((key: string) => known.build(key));
  const missing = cases.filter((asked) => {
    const task = taskFor(asked, submission.manifest);
    if (task.misfit || submission.kind.kind === "unclear") return false;
    const build = buildKey(basis, task.driver);
    const built = builtAs(build);
    // The key of a run takes long for a large board.
    const isKnown = built?.kind === "compile-error" || (built && known.run(runKey(build, task)));
    return again(submission, asked) || !isKnown;
  });
  const times = missing.map((asked) => lastWallMs(known, studentOf(submission), caseId(asked)));
  return { name, runs: missing.length, wallMs: times.reduce((sum, each) => sum + each, 0) };
}

function lastWallMs(known: StoreIndex, student: string, asked: string): number {
  return known.lastRun(student, asked)?.outcome.wallMs ?? 0;
}

import { remembered } from "../base/remembered.ts";
import { few, printable } from "../base/text.ts";
import { caseId } from "../case/any-case.ts";
import { executorOf } from "../grade/grade.ts";
import type { Keeping } from "../grade/keeping.ts";
import { buildKey, judgementKey, runKey } from "../grade/keys.ts";
import type { StoreIndex } from "../grade/store-index.ts";
import { taskFor } from "../grade/task.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import { KEPT_WORDS, type KeptWords } from "./kept-words.ts";
import type { Session } from "./session.ts";

interface Remembered extends Pick<Keeping, "again"> {
  readonly known: StoreIndex;
}

interface Planned {
  readonly name: string;
  readonly runs: number;
  /** By the last times of the same cases. */
  readonly wallMs: number;
  /** Runs of which there are no such times. */
  readonly unknown: number;
}

/** Prints the runs that a grading would make, and about how long they take. Nothing is run. */
export async function printPlan(session: Session, memory: Remembered, io: Io): Promise<void> {
  const planned = await Promise.all(session.submissions.map((each) => planFor(each, session, memory)));
  const sumOf = (amount: (each: Planned) => number) => planned.reduce((sum, each) => sum + amount(each), 0);
  const runs = sumOf((each) => each.runs);
  const seconds = sumOf(({ wallMs }) => wallMs) / session.jobs / 1000;
  const unknown = sumOf((each) => each.unknown);
  const words = KEPT_WORDS[session.locale];
  for (const line of runLines(planned, words)) io.out.write(`${line}\n`);
  const plan = words.plan({ runs, submissions: session.submissions.length });
  const time = runs === 0 ? "" : `, ${words.planTime({ seconds, unknown, runs })}`;
  io.out.write(`${plan}${time}.\n`);
}

/** Tells who has how many runs, those with as many in one line, the most runs first. */
function runLines(planned: readonly Planned[], words: KeptWords): string[] {
  const namesOf = new Map<number, string[]>();
  for (const { name, runs } of planned) namesOf.set(runs, [...(namesOf.get(runs) ?? []), printable(name)]);
  namesOf.delete(0);
  return Array.from(namesOf)
    .sort(([a], [b]) => b - a)
    .map(([runs, names]) => {
      const [only, other] = names;
      return other === undefined
        ? `${only}: ${words.runs(runs)}`
        : `${words.runsForEach({ runs, submissions: names.length })}: ${few(names).join(", ")}`;
    });
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
  if (!isAgain && known.history.settled(judgementKey(basis, submission)))
    return { name, runs: 0, wallMs: 0, unknown: 0 };
  const student = studentOf(submission);
  const last = known.history.of(student).findLast(({ record }) => record.problem === submission.problem);
  const isSame = last?.basis.sources === basis.sources && last.basis.manifest === basis.manifest;
  // A way of asking that was found holds as long as the program is the same.
  const manifest = isSame ? last.manifest : submission.manifest;
  const builtAs = remembered((key: string) => known.build(key));
  const missing = cases.filter((asked) => {
    const task = taskFor(asked, manifest);
    if (task.misfit || submission.kind.kind === "unclear") return false;
    const build = buildKey(basis, task.driver);
    const built = builtAs(build);
    // The key of a run takes long for a large board.
    const isKnown = built?.kind === "compile-error" || (built && known.run(runKey(build, task)));
    return again(submission, asked) || !isKnown;
  });
  const times = missing.flatMap((asked) => known.lastRun(student, caseId(asked))?.outcome.wallMs ?? []);
  return {
    name,
    runs: missing.length,
    wallMs: times.reduce((sum, each) => sum + each, 0),
    unknown: missing.length - times.length,
  };
}

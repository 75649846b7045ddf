import { remembered } from "../../base/remembered.ts";
import { few, printable } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import { expectedSeconds, foreseen, processorsFor, type Work } from "../../grade/foreseen.ts";
import { executorOf } from "../../grade/grade.ts";
import type { Keeping } from "../../grade/store/keeping.ts";
import type { StoreIndex } from "../../grade/store/store-index.ts";
import { buildKey, judgementKey, runKey } from "../../grade/task/keys.ts";
import { taskFor } from "../../grade/task/task.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Io } from "../console/console.ts";
import { KEPT_WORDS, type KeptWords } from "../session/kept-words.ts";
import type { Session } from "../session/session.ts";

interface Remembered extends Pick<Keeping, "again"> {
  readonly known: StoreIndex;
}

interface Planned {
  readonly name: string;
  readonly runs: number;
  readonly work: Work;
}

/** Prints the runs that a grading would make, and about how long they take. Nothing is run. */
export async function printPlan(session: Session, memory: Remembered, io: Io): Promise<void> {
  const planned = await Promise.all(session.submissions.map((each) => planFor(each, session, memory)));
  const runs = planned.reduce((sum, each) => sum + each.runs, 0);
  const words = KEPT_WORDS[session.locale];
  for (const line of runLines(planned, words)) io.out.write(`${line}\n`);
  const plan = words.plan({ runs, submissions: session.submissions.length });
  const takes = expectedSeconds(
    planned.map(({ work }) => work),
    processorsFor(session.jobs),
  );
  // Nobody knows how many programs run at once on other machines.
  const isKnown = runs > 0 && !session.executor;
  io.out.write(`${isKnown ? `${plan}, ${words.planTime(takes)}` : plan}.\n`);
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
  const isAgain = (asked: Case) => again(submission, asked);
  const isSettled =
    !cases.some(isAgain) && known.history.settled(judgementKey(basis, submission)) !== undefined;
  const earlier = { history: known.history, basis, isSettled, again: isAgain };
  const work = foreseen({ submission, cases, timeFactor: session.timeFactor ?? 1, earlier });
  if (isSettled) return { name, runs: 0, work };
  const last = known.history
    .of(studentOf(submission))
    .findLast(({ record }) => record.problem === submission.problem);
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
    return isAgain(asked) || !isKnown;
  });
  return { name, runs: missing.length, work };
}

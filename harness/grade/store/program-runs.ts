import { type Case, caseId } from "../../case/any-case.ts";
import type { Lab } from "../../run/lab.ts";
import { spillOutcome } from "../../run/packed.ts";
import type { Build, Commands } from "../../submission/build/executable.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { type Basis, buildKey, programFingerprint, runKey } from "../task/keys.ts";
import { type Builder, builderIn, prepare } from "../task/program.ts";
import { runFairly, runTrial } from "../task/retry.ts";
import type { Task } from "../task/task.ts";
import { notRun, type TaskRun } from "../task/task-run.ts";
import type { Store } from "./store.ts";
import type { KeptBuild, StoreIndex } from "./store-index.ts";

/** Builds and runs by their keys. */
export interface KeptRuns extends Pick<Store, "keepBuild" | "keepRun"> {
  readonly known: Pick<StoreIndex, "build" | "run">;
}

/** Runs that are kept from earlier, and what the keys of a submission's runs are made of. */
export interface Memory<Kept extends KeptRuns = Store> {
  readonly store: Kept;
  readonly basis: Basis;
  /** Tells if a case is run anew, whatever is kept of it. */
  readonly again?: ((asked: Case) => boolean) | undefined;
}

/** Puts tasks to one program, which is built when the first task needs it. */
export interface ProgramRuns {
  /** @param turn tells runs of the same task apart; 0 if left out */
  run(task: Task, turn?: number): Promise<TaskRun>;
  /** Runs a task that is no verdict: it is not repeated to be fair. */
  runTrial(task: Task, turn?: number): Promise<TaskRun>;
  readonly commands: Commands | undefined;
  readonly notices: Builder["notices"];
}

/** Way to run a task of a program that was built. */
type Making = typeof runFairly;

interface Turn {
  readonly turn: number;
  readonly make: Making;
}

/**
 * Puts tasks to a submission. Runs that are kept from earlier are not made again, and nothing is built for them.
 *
 * @param folder an empty folder from the lab's scratch, for the builds
 */
export function programRuns(
  submission: Submission,
  { folder, memory }: { readonly folder: string; readonly memory?: Memory<KeptRuns> | undefined },
  lab: Lab,
): ProgramRuns {
  const builder = builderIn(folder, submission, lab);
  const student = studentOf(submission);
  // The basis is that of the hand-in, which may be built in another way here.
  const own = memory && { ...memory, basis: { ...memory.basis, program: programFingerprint(submission) } };
  let kept: KeptBuild | undefined;

  async function runNew(task: Task, make: Making): Promise<TaskRun> {
    const prepared = await prepare(builder, task);
    return "verdict" in prepared ? notRun(prepared) : make(prepared, task, lab);
  }

  async function runKept(
    task: Task,
    { turn, make }: Turn,
    { store, basis, again }: Memory<KeptRuns>,
  ): Promise<TaskRun> {
    if (task.misfit) return runNew(task, make);
    const build = buildKey(basis, task.driver);
    const key = runKey(build, task, make === runTrial ? `trial ${turn}` : turn);
    kept = store.known.build(build) ?? kept;
    const known = again?.(task.asked) ? undefined : knownRun(store, build, key);
    if (known) return known;
    const built = await builder.buildWith(task.driver);
    if (isKept(built) && !store.known.build(build)) store.keepBuild({ key: build, student }, built);
    const run = await runNew(task, make);
    store.keepRun({ key, student, case: caseId(task.asked) }, run);
    return run;
  }

  async function runBy(task: Task, turn: Turn): Promise<TaskRun> {
    const run = await (own ? runKept(task, turn, own) : runNew(task, turn.make));
    return run.kind === "ran" ? { ...run, outcome: await spillOutcome(run.outcome, folder) } : run;
  }

  return {
    run: (task, turn = 0) => runBy(task, { turn, make: runFairly }),
    runTrial: (task, turn = 0) => runBy(task, { turn, make: runTrial }),
    get commands() {
      return builder.commands ?? kept?.commands;
    },
    get notices() {
      return builder.commands || kept?.kind !== "ready" ? builder.notices : kept.notices;
    },
  };
}

function knownRun(store: KeptRuns, build: string, key: string): TaskRun | undefined {
  const built = store.known.build(build);
  if (built?.kind === "compile-error") return notRun({ verdict: "CE", finding: built.finding });
  const outcome = built && store.known.run(key);
  return outcome && { kind: "ran", outcome, sources: built.sources };
}

/** Tests if a build would end in the same way again. One that met a limit might not. */
function isKept(build: Build): build is KeptBuild & Build {
  return build.kind === "ready" || (build.kind === "compile-error" && build.finding.kind === "not-compiled");
}

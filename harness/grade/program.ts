import type { Note } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Driver } from "../problem/asking.ts";
import type { Lab } from "../run/lab.ts";
import { makeFolderIn } from "../run/scratch.ts";
import { type Build, build, type Commands } from "../submission/build/build.ts";
import type { Submission } from "../submission/submission.ts";
import { ownFault } from "./retry.ts";
import type { Runnable } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Builds a submission when it is wanted, and once for every text that its driver makes of the cases. */
export interface Builder {
  readonly submission: Submission;
  buildWith(driver: Driver): Promise<Build>;
  /** The commands it is built and run with; undefined as long as nothing could be built. */
  readonly commands: Commands | undefined;
  /** Things that were done to its copy so that it could be built. */
  readonly notes: readonly Note[];
}

/** @param build builds a submission whose driver holds no placeholders */
export function createBuilder(
  submission: Submission,
  build: (filled: Submission) => Promise<Build>,
): Builder {
  const builds = new Map<string, Promise<Build>>();
  let commands: Commands | undefined;
  let notes: readonly Note[] = [];

  async function buildOnce(driver: Driver): Promise<Build> {
    const built = await build({ ...submission, manifest: { ...submission.manifest, driver } });
    if ("commands" in built) commands = built.commands;
    if (built.kind === "ready") notes = built.notes;
    return built;
  }

  return {
    submission,
    buildWith(driver) {
      const key = JSON.stringify(driver);
      const built = builds.get(key) ?? buildOnce(driver);
      builds.set(key, built);
      return built;
    },
    get commands() {
      return commands;
    },
    get notes() {
      return notes;
    },
  };
}

/** Makes the builder of a submission, which builds below a folder that the lab's scratch has given. */
export function builderIn(folder: string, submission: Submission, lab: Lab): Builder {
  return createBuilder(submission, (filled) =>
    lab.slots
      .shared(async () => build(filled, await makeFolderIn(folder), lab))
      .catch((error): Build => ({ kind: "failed", finding: ownFault(error) })),
  );
}

/** Readies a submission for a task, or says what it earns without a run. */
export async function prepare(builder: Builder, { misfit, driver }: Task): Promise<Runnable | Attempt> {
  if (misfit) return { verdict: "SK", finding: misfit };
  const built = await builder.buildWith(driver);
  switch (built.kind) {
    case "skipped":
      return { verdict: "SK", finding: built.finding };
    case "failed":
      return built.finding.kind === "stopped"
        ? { verdict: "SK", finding: built.finding }
        : { verdict: "JE", finding: built.finding };
    case "compile-error":
      return { verdict: "CE", finding: built.finding };
    case "ready":
      return { executable: built.executable, sources: built.sources };
  }
}

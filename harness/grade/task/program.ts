import type { Notice } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Driver } from "../../problem/input/input-schemas.ts";
import type { Lab } from "../../run/lab.ts";
import { makeFolderIn } from "../../run/scratch/scratch.ts";
import { sharedOrAlone } from "../../run/slots.ts";
import { build } from "../../submission/build/build.ts";
import type { Build, Commands } from "../../submission/build/executable.ts";
import type { Submission } from "../../submission/submission.ts";
import { ownFault } from "./own-fault.ts";
import type { Runnable } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Builds a submission on demand, once for every text that its driver makes of the cases. */
export interface Builder {
  readonly submission: Submission;
  buildWith(driver: Driver): Promise<Build>;
  /** Commands that build and run it; undefined until a build has named them. */
  readonly commands: Commands | undefined;
  /** Things that were done to its copy so that it could be built. */
  readonly notices: readonly Notice[];
}

/**
 * Makes a builder that builds each filled-in driver once.
 *
 * @param build builds a submission whose driver holds no placeholders
 */
export function createBuilder(
  submission: Submission,
  build: (filled: Submission) => Promise<Build>,
): Builder {
  const builds = new Map<string, Promise<Build>>();
  let commands: Commands | undefined;
  let notices: readonly Notice[] = [];

  async function buildOnce(driver: Driver): Promise<Build> {
    const built = await build({ ...submission, manifest: { ...submission.manifest, driver } });
    if ("commands" in built) commands = built.commands;
    if (built.kind === "ready") notices = built.notices;
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
    get notices() {
      return notices;
    },
  };
}

/** Makes the builder of a submission. Builds lie below `folder`, which comes from the lab's scratch. */
export function builderIn(folder: string, submission: Submission, lab: Lab): Builder {
  return createBuilder(submission, (filled) =>
    sharedOrAlone(lab.slots, () => buildSafely(filled, folder, lab), isOurFault),
  );
}

async function buildSafely(submission: Submission, folder: string, lab: Lab): Promise<Build> {
  try {
    return await build(submission, await makeFolderIn(folder), lab);
  } catch (error) {
    return { kind: "failed", finding: ownFault(error) };
  }
}

function isOurFault(built: Build): boolean {
  return built.kind === "failed" && built.finding.kind !== "stopped";
}

/** Builds a submission for a task, or returns its verdict without a run. */
export async function prepare(
  builder: Builder,
  { misfit, driver }: Pick<Task, "misfit" | "driver">,
): Promise<Runnable | Attempt> {
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

import type { Case } from "../case/any-case.ts";
import { contractOf } from "../problem/index.ts";
import type { Build, Recipe } from "../submission/build/build.ts";
import type { Submission } from "../submission/submission.ts";
import { driverOf } from "./delivery.ts";

/** Builds a submission when it is wanted, and once for every text that its driver makes of the cases. */
export interface Builder {
  buildFor(asked: Case): Promise<Build>;
  /** What it is built with; undefined as long as nothing could be built. */
  readonly recipe: Recipe | undefined;
}

/** @param build builds a submission as its driver says, in which no placeholders are left */
export function createBuilder(
  submission: Submission,
  build: (filled: Submission) => Promise<Build>,
): Builder {
  const builds = new Map<string, Promise<Build>>();
  let recipe: Recipe | undefined;

  async function buildWith(filled: Submission): Promise<Build> {
    const built = await build(filled);
    if ("recipe" in built) recipe = built.recipe;
    return built;
  }

  return {
    buildFor(asked) {
      const driver = driverOf(contractOf(asked), submission.manifest);
      const key = JSON.stringify(driver);
      const known = builds.get(key);
      if (known) return known;
      const built = buildWith({ ...submission, manifest: { ...submission.manifest, driver } });
      builds.set(key, built);
      return built;
    },
    get recipe() {
      return recipe;
    },
  };
}

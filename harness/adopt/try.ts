import { WEIGHTS } from "../answer/answer.ts";
import type { Case } from "../case/any-case.ts";
import { type AttemptPlace, answersIn, type Contestant, judge, perform } from "../grade/attempt.ts";
import { type Builder, createBuilder } from "../grade/builder.ts";
import { refusalOf } from "../grade/delivery.ts";
import type { Ruling } from "../grade/ruling.ts";
import { contractOf } from "../problem/index.ts";
import type { Outcome } from "../run/outcome.ts";
import { makeFolderIn } from "../run/scratch.ts";
import { type Build, build } from "../submission/build/build.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";

/** What a program did with a case when it was asked and heard in one way. */
export interface Trial {
  readonly asked: Case;
  readonly contestant: Contestant;
  readonly outcome: Outcome;
  readonly ruling: Ruling;
}

/** Where a program is tried. */
export interface Bench {
  /** Builds the program for a case as a manifest's driver says, unless it was built so before. */
  buildFor(manifest: Manifest, asked: Case): Promise<Build>;
  readonly place: AttemptPlace;
}

/** @param folder an empty folder of the scratch, for what is built */
export function createBench(submission: Submission, place: AttemptPlace, folder: string): Bench {
  const builders = new Map<string, Builder>();
  const buildThere = async (filled: Submission) =>
    build(filled, {
      folder: await makeFolderIn(folder),
      sharedHome: place.scratch.home,
      isolation: place.isolation,
      signal: place.signal,
    });
  return {
    place,
    buildFor(manifest, asked) {
      const key = JSON.stringify(manifest.driver);
      const builder = builders.get(key) ?? createBuilder({ ...submission, manifest }, buildThere);
      builders.set(key, builder);
      return builder.buildFor(asked);
    },
  };
}

/** Puts the cases to a program, as far as it can be asked them, and no more of them if the first brings no answer. */
export async function tryCases(manifest: Manifest, cases: readonly Case[], bench: Bench): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const asked of cases) {
    if (refusalOf(contractOf(asked), manifest)) continue;
    const built = await bench.buildFor(manifest, asked);
    if (built.kind !== "ready") return trials;
    const contestant = { executable: built.executable, manifest };
    const outcome = await perform(contestant, asked, bench.place);
    if (!outcome) return trials;
    trials.push({ asked, contestant, outcome, ruling: judge(contestant, asked, outcome) });
    if (!trials.some(isHeard)) return trials;
  }
  return trials;
}

/** The same runs, judged by another manifest that asks in the same way, or for other cases. */
export function rejudged(
  trials: readonly Trial[],
  manifest: Manifest,
  caseFor = (asked: Case) => asked,
): Trial[] {
  return trials.map(({ outcome, ...trial }) => {
    const contestant = { ...trial.contestant, manifest };
    const asked = caseFor(trial.asked);
    return { asked, contestant, outcome, ruling: judge(contestant, asked, outcome) };
  });
}

export function isRight({ ruling }: Trial): boolean {
  return ruling.verdict === "AC";
}

/** Whether there was an answer, right or wrong; a wrong one that only hints at one may be the text of a prompt. */
export function isHeard(trial: Trial): boolean {
  const { contestant, asked, outcome, ruling } = trial;
  if (ruling.verdict !== "WA") return isRight(trial);
  const [taken] = answersIn(contestant, asked, outcome);
  return taken !== undefined && taken.weight > WEIGHTS.hint;
}

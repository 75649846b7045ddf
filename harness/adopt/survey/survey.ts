import path from "node:path";
import { Semaphore } from "async-mutex";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import { grade } from "../../grade/grade.ts";
import { timeFactor, withTimeFactor } from "../../grade/task/calibration.ts";
import { misfitFor } from "../../grade/task/task.ts";
import { problemOf } from "../../problem/index.ts";
import { isFailure } from "../../report/record/score.ts";
import { tell } from "../../report/tell.ts";
import type { Isolation } from "../../run/isolation/level.ts";
import { withLab } from "../../run/lab.ts";
import { bareSubmission } from "../../submission/find/bare.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import { adopt } from "../adopt.ts";
import type { Adoption } from "../adopt-program.ts";

interface SurveyRequest {
  /** Selects bundled programs by name: `lost-knight/c-crash`. */
  readonly isWanted: (name: string) => boolean;
  /** Cases on which the manifests are compared. */
  readonly cases: readonly Case[];
  readonly jobs: number;
  readonly isolation: Isolation;
}

/** Result for a bundled program that was adopted as if it had no manifest. */
export interface Surveyed {
  readonly name: string;
  readonly adoption: Adoption;
  /**
   * Differences on the cases that its own manifest allows: verdicts other than the stated ones, and cases
   * that are not run.
   */
  readonly differences: readonly string[];
  /** Number of cases that only the found manifest allows. */
  readonly besides: number;
}

/** Adopts bundled programs without their manifests, and compares the found manifests with their own. */
export async function survey({ isWanted, ...request }: SurveyRequest): Promise<Surveyed[]> {
  const factor = await timeFactor();
  const bundled = await discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions"), undefined);
  const places = new Semaphore(request.jobs);
  const adopted = await withLab(request, (lab) =>
    Promise.all(
      bundled
        .filter(({ name, problem }) => isWanted(name) && problemOf(problem).adopting)
        .map((own) =>
          places.runExclusive(async () => {
            const bare = await bareSubmission(own.folder, own.problem);
            return { own, adoption: await adopt(bare, lab, { timeFactor: factor }) };
          }),
        ),
    ),
  );
  const cases = request.cases.map((asked) => withTimeFactor(asked, factor));
  const compared = await compare(adopted, { ...request, cases });
  return adopted.map(({ own: { name }, adoption }) => ({
    name,
    adoption,
    ...(compared.get(name) ?? { differences: [], besides: 0 }),
  }));
}

interface Adopted {
  readonly own: Submission;
  readonly adoption: Adoption;
}

/**
 * Grades programs with the found manifests, and compares the verdicts with those that their own manifests
 * state.
 *
 * @returns the differences by the program's name
 */
async function compare(
  adopted: readonly Adopted[],
  { cases, jobs, isolation }: Omit<SurveyRequest, "isWanted">,
): Promise<Map<string, Pick<Surveyed, "differences" | "besides">>> {
  const found = adopted.flatMap(({ own, adoption }) =>
    adoption.kind === "adopted" ? [{ own, manifest: adoption.manifest }] : [],
  );
  const record = await grade({
    cases,
    submissions: found.map(({ own, manifest }) => ({
      ...own,
      manifest: { ...manifest, expect: own.manifest.expect ?? {} },
    })),
    jobs,
    isolation,
  });
  const { submissions } = tell(record, "en");
  return new Map(
    found.map(({ own, manifest }, index) => {
      const surprises = new Map(
        submissions[index]!.results.filter(isFailure).map(({ case: name, verdict, expected }) => [
          name,
          `${name}: ${verdict}, not ${expected}`,
        ]),
      );
      const ofProblem = cases.filter(({ problem }) => problem === own.problem);
      const [besides, stated] = [true, false].map((misfit) =>
        ofProblem.filter((asked) => isMisfit(asked, own.manifest) === misfit),
      );
      const differences = stated!.flatMap((asked) => {
        const difference = isMisfit(asked, manifest) ? `${asked.name}: not run` : surprises.get(asked.name);
        return difference === undefined ? [] : [difference];
      });
      return [
        own.name,
        { differences, besides: besides!.filter((asked) => !isMisfit(asked, manifest)).length },
      ];
    }),
  );
}

function isMisfit(asked: Case, manifest: Manifest): boolean {
  return misfitFor(asked, manifest) !== undefined;
}

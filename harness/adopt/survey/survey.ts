import path from "node:path";
import { Semaphore } from "async-mutex";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import { grade } from "../../grade/grade.ts";
import { taskFor } from "../../grade/task.ts";
import { isFailure } from "../../report/score.ts";
import { tell } from "../../report/tell.ts";
import type { Isolation } from "../../run/isolation/level.ts";
import { withLab } from "../../run/lab.ts";
import { bareSubmission, discoverSubmissions } from "../../submission/find/discover.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import { type Adoption, adopt } from "../adopt.ts";

interface SurveyRequest {
  /** Which of the bundled programs, by their names: `lost-knight/c-crash`. */
  readonly isWanted: (name: string) => boolean;
  /** The cases that the manifests are compared on. */
  readonly cases: readonly Case[];
  readonly jobs: number;
  readonly isolation: Isolation;
}

/** What became of a bundled program that was adopted as if it had no manifest. */
export interface Surveyed {
  readonly name: string;
  readonly adoption: Adoption;
  /** On what its own manifest has it asked: verdicts that are not as that states, and cases that are not asked. */
  readonly differences: readonly string[];
  /** How many cases it is asked besides. */
  readonly besides: number;
}

/** Adopts bundled programs without looking at their manifests, and compares what these state with what was found. */
export async function survey({ isWanted, ...request }: SurveyRequest): Promise<Surveyed[]> {
  const bundled = discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions"), undefined);
  const places = new Semaphore(request.jobs);
  const adopted = await withLab(request, (lab) =>
    Promise.all(
      bundled
        .filter(({ name }) => isWanted(name))
        .map((own) =>
          places.runExclusive(async () => {
            const bare = bareSubmission(own.folder, own.problem);
            return { own, adoption: await adopt(bare, lab) };
          }),
        ),
    ),
  );
  const compared = await compare(adopted, request);
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

/** Grades programs by what was found, against the verdicts that their own manifests state; by name. */
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
        const difference = isMisfit(asked, manifest) ? `${asked.name}: not asked` : surprises.get(asked.name);
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
  return taskFor(asked, manifest).misfit !== undefined;
}

import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../case/load.ts";
import type { ProblemName } from "../case/names.ts";
import { grade } from "../grade/grade.ts";
import type { SubmissionReport } from "../report/report.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";

/** What is reported of the submission in a folder when it is put to a bundled case: `lost-knight/tiny-3x3`. */
export async function gradeOn(caseId: string, folder: string): Promise<SubmissionReport> {
  const [problem, name] = caseId.split("/") as [ProblemName, string];
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem, `${name}.yaml`), problem });
  const submissions = discoverSubmissions(folder, problem);
  const isolation = await bestIsolation();
  const report = await grade({ cases: cases.slice(0, 1), submissions, jobs: 1, isolation, locale: "en" });
  return report.submissions[0]!;
}

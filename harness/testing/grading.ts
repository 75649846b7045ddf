import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { ProblemName } from "../case/names.ts";
import { type GradeRequest, grade } from "../grade/grade.ts";
import { openStore } from "../grade/store/store.ts";
import { loadCases } from "../problem/load.ts";
import type { Report, SubmissionReport } from "../report/record/report.ts";
import { tell } from "../report/tell.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "./folders.ts";

/** Grades, and tells the record. */
export async function gradeAndTell(request: GradeRequest, locale: Locale = "en"): Promise<Report> {
  return tell(await grade(request), locale);
}

/** Reports on the submission in a folder when it is put to a bundled case, `lost-knight/tiny-3x3`, and its runs are kept. */
export async function gradeOn(caseId: string, folder: string): Promise<SubmissionReport> {
  const [problem, name] = caseId.split("/") as [ProblemName, string];
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem, `${name}.yaml`), problem });
  const submissions = await discoverSubmissions(folder, problem);
  const isolation = await bestIsolation();
  const store = await openStore(folderWith({}), { signal: new AbortController().signal, onWait: () => {} });
  try {
    const keeping = { store, samples: false, sourceOf: () => ({ root: "/" }) };
    const report = await gradeAndTell({
      cases: cases.slice(0, 1),
      submissions,
      jobs: 1,
      isolation,
      keeping,
    });
    return report.submissions[0]!;
  } finally {
    store.close();
  }
}

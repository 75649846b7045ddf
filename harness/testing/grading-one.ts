import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import type { ProblemName } from "../case/names.ts";
import type { Adopt } from "../grade/asking/input-mode.ts";
import type { Means } from "../grade/stages/means.ts";
import { openStore } from "../grade/store/store.ts";
import { thisMachine } from "../grade/this-machine.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "./folders.ts";
import { gradeAndTell } from "./grading.ts";

interface Request {
  readonly problem?: ProblemName;
  readonly cases?: RegExp;
  readonly adopt?: Adopt | undefined;
  /** The folder of the report; without it nothing is kept. */
  readonly out?: string;
  readonly signal?: AbortSignal;
}

/** All bundled cases of a problem, which take long to load. */
const bundledOf = remembered((problem: ProblemName) =>
  loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem), problem }),
);

/**
 * Grades one submission on cases of a problem, and finds out in this way how it wants to be asked.
 *
 * @param runs makes its runs, if they are no processes
 */
export const gradingOne =
  (finds: Adopt, runs: Pick<Means, "runsOf"> = {}) =>
  async (files: Readonly<Record<string, string>>, request: Request = {}) => {
    const { problem = "lost-knight", cases = /^tiny-[34]/, out, signal } = request;
    const adopt = "adopt" in request ? request.adopt : finds;
    const submissions = await discoverSubmissions(folderWith(files), problem, { source: { trusted: false } });
    const store =
      out === undefined
        ? undefined
        : await openStore(out, { signal: new AbortController().signal, onWait: () => {} });
    try {
      const lab = { jobs: 1, isolation: await bestIsolation(), signal };
      const report = await gradeAndTell({
        ...lab,
        cases: bundledOf(problem).filter(({ name }) => cases.test(name)),
        submissions,
        adopt,
        executor: thisMachine(lab, runs),
        ...(store && { keeping: { store, samples: false, sourceOf: () => ({ root: "/" }) } }),
      });
      return report.submissions[0]!;
    } finally {
      store?.close();
    }
  };

import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { say } from "../base/sentence.ts";
import { caseId } from "../case/any-case.ts";
import { attemptTogether } from "../grade/proof/batch.ts";
import { referenceAttempt } from "../grade/proof/reference.ts";
import { loadCases } from "../problem/load.ts";
import type { Lab } from "../run/lab.ts";

/** Small cases, some without an answer. */
const CASES = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml");

/**
 * Puts small cases to the reference before any program is run here.
 *
 * @throws ExpectedError if it is not accepted
 */
export async function proveReference(lab: Lab): Promise<void> {
  const cases = loadCases({ files: CASES });
  const accepted = await attemptTogether(cases, lab);
  for (const asked of cases.filter((each) => !accepted.has(each))) {
    const { verdict } = await referenceAttempt(asked, lab);
    if (verdict !== "AC")
      throw new ExpectedError(
        say`the reference itself gets ${verdict} on ${caseId(asked)} here: this machine cannot judge`,
      );
  }
}

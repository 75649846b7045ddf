import { EDITION } from "../base/package.ts";
import { type LabOptions, withLab } from "../run/lab.ts";
import type { Executor } from "./executor.ts";
import { gradeSubmission } from "./grade-submission.ts";
import { createProver } from "./proof/prover.ts";
import { shippedProver } from "./proof/shipped-proofs.ts";
import type { Means } from "./stages/means.ts";
import { basisOf } from "./task/keys.ts";

/** Judges on this machine. */
export function thisMachine(options: LabOptions, other: Pick<Means, "runsOf"> = {}): Executor {
  return {
    basisOf: ({ submission, cases, adopt }) => basisOf(submission, cases, { ...options, adopt }),
    within: ({ cases, submissions, first, observer }, use) =>
      withLab(options, (lab) => {
        const prover = EDITION ? shippedProver(EDITION, cases) : createProver(cases, lab);
        if (submissions === 0) prover.needAll();
        return use({
          // Only as many at a time as programs run, so that each is reported soon and few are on the disk.
          atOnce: options.jobs,
          judge: (assignment, memory) =>
            gradeSubmission(assignment, { lab, prover, memory, first, observer, ...other }),
          confirmsAll: prover.confirmsAll,
          end: prover.end,
        });
      }),
  };
}

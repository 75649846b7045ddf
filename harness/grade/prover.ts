import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Lab } from "../run/lab.ts";
import { referenceAttempt, referenceRejected } from "./reference.ts";
import { notRun, type TaskRun } from "./task-run.ts";

export interface ProvenCase {
  readonly asked: Case;
  readonly reference: Attempt;
}

/** Has the reference prove the cases of a grading while programs are built and run. Nothing waits for it but judging. */
export interface Prover {
  /** Has all cases proved, wherever no program needs the processors. */
  begin(): void;
  proof(asked: Case): Promise<ProvenCase>;
  /** Replaces a run that is to be judged by a verdict of ours, if its case is not proved. */
  confirm(run: TaskRun, asked: Case): Promise<TaskRun>;
  /** Gives up what is not proved yet, if no verdict rests on a proof. */
  end(): void;
}

export function createProver(cases: readonly Case[], lab: Lab, onProof: () => void = () => {}): Prover {
  const given = new AbortController();
  let isNeeded = false;
  const patient: Lab = {
    ...lab,
    slots: { ...lab.slots, ...lab.slots.patient },
    signal: AbortSignal.any([given.signal, ...(lab.signal ? [lab.signal] : [])]),
  };
  const proof = remembered(async (asked: Case): Promise<ProvenCase> => {
    const reference = await referenceAttempt(asked, patient);
    onProof();
    const isGivenUp = given.signal.aborted && reference.finding?.kind === "stopped";
    return {
      asked,
      reference: isGivenUp ? { verdict: "SK", finding: { kind: "proof-not-needed" } } : reference,
    };
  });
  return {
    proof,
    begin() {
      for (const asked of cases) void proof(asked);
    },
    async confirm(run, asked) {
      if (run.kind === "not-run" && !restsOnProof(run.attempt)) return run;
      isNeeded = true;
      const { reference } = await proof(asked);
      return reference.verdict === "AC" ? run : notRun(referenceRejected(asked, reference));
    },
    end() {
      if (!isNeeded) given.abort();
    },
  };
}

/** Tests if a verdict without a run depends on the case. */
function restsOnProof({ verdict }: Attempt): boolean {
  return isJudged(verdict) && verdict !== "CE";
}

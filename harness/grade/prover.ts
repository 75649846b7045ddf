import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import type { ResultRecord } from "../report/record.ts";
import type { Lab } from "../run/lab.ts";
import { attemptTogether } from "./batch.ts";
import { openProofs } from "./proofs.ts";
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
  /** Replaces a run that is to be judged by a verdict of ours, if its case is not proved. */
  confirm(run: TaskRun, asked: Case): Promise<TaskRun>;
  /** Tests if the cases that these results rest on are proved. */
  confirmsAll(results: readonly ResultRecord[], cases: readonly Case[]): Promise<boolean>;
  /** Keeps `end` from giving anything up. */
  needAll(): void;
  /** Gives up what is not proved yet, if no verdict rests on a proof. */
  end(): Promise<ProvenCase[]>;
}

/**
 * Makes the prover of a grading. A proof is remembered from one grading to the next. New cases are put to one process of
 * the reference together; what is not accepted there is put to a process of its own.
 *
 * @param onProof called once for each case
 */
export function createProver(cases: readonly Case[], lab: Lab, onProof: () => void = () => {}): Prover {
  const given = new AbortController();
  let isNeeded = false;
  const patient: Lab = {
    ...lab,
    slots: { ...lab.slots, ...lab.slots.patient },
    signal: AbortSignal.any([given.signal, ...(lab.signal ? [lab.signal] : [])]),
  };
  const proofs = openProofs();
  const together = remembered(async () => {
    const proven = await attemptTogether(
      cases.filter((asked) => !proofs.get(asked)),
      patient,
    );
    // What was printed need not stay in the memory.
    return new Map(Array.from(proven, ([asked, { attempt }]) => [asked, attempt]));
  });
  const proof = remembered(async (asked: Case): Promise<ProvenCase> => {
    const reference =
      proofs.get(asked) ?? (await together()).get(asked) ?? (await referenceAttempt(asked, patient));
    onProof();
    const isGivenUp = given.signal.aborted && reference.finding?.kind === "stopped";
    return { asked, reference: isGivenUp ? NOT_NEEDED : reference };
  });
  return {
    begin() {
      for (const asked of cases) void proof(asked);
    },
    async confirm(run, asked) {
      if (run.kind === "not-run" && !restsOnProof(run.attempt)) return run;
      isNeeded = true;
      const { reference } = await proof(asked);
      return reference.verdict === "AC" ? run : notRun(referenceRejected(asked, reference));
    },
    async confirmsAll(results, asked) {
      const resting = asked.filter((_, at) => restsOnProof(results[at]!.attempt));
      isNeeded ||= resting.length > 0;
      const proven = await Promise.all(resting.map(proof));
      return proven.every(({ reference }) => reference.verdict === "AC");
    },
    needAll() {
      isNeeded = true;
    },
    async end() {
      if (!isNeeded) given.abort();
      const proven = await Promise.all(cases.map(proof));
      proofs.keep(proven);
      return proven;
    },
  };
}

/** Reference of a case that no verdict rests on. */
export const NOT_NEEDED: Attempt = { verdict: "SK", finding: { kind: "proof-not-needed" } };

/** Tests if a verdict without a run depends on the case. */
function restsOnProof({ verdict }: Attempt): boolean {
  return isJudged(verdict) && verdict !== "CE";
}

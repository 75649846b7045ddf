import { remembered } from "../../base/remembered.ts";
import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { isJudged } from "../../finding/verdict.ts";
import { problemOf } from "../../problem/index.ts";
import type { ResultRecord } from "../../report/record/record.ts";
import type { Lab } from "../../run/lab.ts";
import { notRun, type TaskRun } from "../task/task-run.ts";
import { authoredProof, mayBeJudged, type ProvenCase } from "./authored-proof.ts";
import { attemptTogether } from "./batch.ts";
import { openProofs } from "./proofs.ts";
import { referenceAttempt, referenceRejected } from "./reference.ts";

interface Confirmed {
  readonly run: TaskRun;
  readonly asked: Case;
}

/** Has the reference prove the cases of a grading while programs are built and run. Nothing waits for it but judging. */
export interface Prover {
  /** Has all cases proved, wherever no program needs the processors. */
  begin(): void;
  /**
   * Replaces a run that is to be judged by a verdict of ours, if its case is not proved.
   *
   * @returns the run, and the case with the answer that counts
   */
  confirm(run: TaskRun, asked: Case): Promise<Confirmed>;
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
 */
export function createProver(cases: readonly Case[], lab: Lab): Prover {
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
  const provedAnew = async (asked: Case): Promise<ProvenCase> => {
    if (problemOf(asked.problem).authorship) return authoredProof(asked, patient);
    return {
      asked,
      reference: (await together()).get(asked) ?? (await referenceAttempt(asked, patient)),
    };
  };
  const proof = remembered(async (asked: Case): Promise<ProvenCase> => {
    const proven = proofs.get(asked) ?? (await provedAnew(asked));
    const isGivenUp = given.signal.aborted && proven.reference.finding?.kind === "stopped";
    return isGivenUp ? { asked, reference: NOT_NEEDED } : proven;
  });
  return {
    begin() {
      // Whoever needs a proof hears why there is none.
      for (const asked of cases) proof(asked).catch(() => {});
    },
    async confirm(run, asked) {
      if (run.kind === "not-run" && !restsOnProof(run.attempt)) return { run, asked };
      isNeeded = true;
      const { asked: settled, reference } = await proof(asked);
      return {
        run: mayBeJudged(reference) ? run : notRun(referenceRejected(asked, reference)),
        asked: settled,
      };
    },
    async confirmsAll(results, asked) {
      const resting = asked.filter((_, at) => restsOnProof(results[at]!.attempt));
      isNeeded ||= resting.length > 0;
      const proven = await Promise.all(resting.map(proof));
      return proven.every(({ reference }) => mayBeJudged(reference));
    },
    needAll() {
      isNeeded = true;
    },
    async end() {
      if (!isNeeded) given.abort();
      const proven = await Promise.all(cases.map(proof));
      proofs.keep(cases, proven);
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

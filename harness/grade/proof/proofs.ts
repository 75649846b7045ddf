import { codeHash } from "../../base/code.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { remembered } from "../../base/remembered.ts";
import { openUserMemory } from "../../base/user-memory.ts";
import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { caseFingerprint, judgingVersion, machineClass } from "../task/keys.ts";
import type { ProvenCase } from "./authored-proof.ts";

/** Proofs of the reference that are remembered from one grading to the next. */
export interface Proofs {
  get(asked: Case): ProvenCase | undefined;
  /**
   * Keeps those that would come out again.
   *
   * @param proven one for each of the cases, in the same order
   */
  keep(cases: readonly Case[], proven: readonly ProvenCase[]): void;
}

/** A proof, with the answer that the reference gave a case without one. */
interface Proof {
  readonly reference: Attempt & { verdict: "AC" };
  readonly answer?: number | string;
}

/** A longer answer is not remembered. */
const LONGEST_ANSWER = 16 * 1024;

export function openProofs(): Proofs {
  const memory = openUserMemory("reference", isProof);
  const get = (asked: Case): ProvenCase | undefined => {
    const proof = memory.get(proofKey(asked));
    if (!proof) return undefined;
    const { reference, answer } = proof;
    return { asked: answer === undefined ? asked : ({ ...asked, answer } as Case), reference };
  };
  return {
    get,
    keep(cases, proven) {
      for (const [at, { asked: settled, reference }] of proven.entries()) {
        const asked = cases[at]!;
        const own = asked.answer === settled.answer ? {} : { answer: settled.answer };
        const proof = { reference, ...own };
        if (isProof(proof) && get(asked) === undefined) memory.set(proofKey(asked), proof);
      }
      memory.save();
    },
  };
}

/** A proof that would come out again. */
function isProof(read: unknown): read is Proof {
  const { reference, answer } = (read ?? {}) as Partial<Proof>;
  const { verdict, note, measured } = (reference ?? {}) as Partial<Attempt>;
  const isShort = typeof answer !== "string" || answer.length <= LONGEST_ANSWER;
  return verdict === "AC" && note === undefined && typeof measured?.wallMs === "number" && isShort;
}

const proofKey = remembered((asked: Case) =>
  fingerprint([
    caseFingerprint(asked),
    JSON.stringify(asked.limits),
    codeHash(["reference"]),
    judgingVersion(),
    machineClass(),
  ]),
);

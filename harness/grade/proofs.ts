import path from "node:path";
import { fingerprint, folderFingerprint } from "../base/fingerprint.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { openUserMemory } from "../base/user-memory.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { caseFingerprint, judgingVersion, machineClass } from "./keys.ts";

/** Proofs of the reference that are remembered from one grading to the next. */
export interface Proofs {
  get(asked: Case): Attempt | undefined;
  /** Keeps those that would come out again. */
  keep(proven: readonly { readonly asked: Case; readonly reference: Attempt }[]): void;
}

export function openProofs(): Proofs {
  const memory = openUserMemory("reference", isProof);
  const get = (asked: Case) => memory.get(proofKey(asked));
  return {
    get,
    keep(proven) {
      for (const { asked, reference } of proven)
        if (isProof(reference) && get(asked) === undefined) memory.set(proofKey(asked), reference);
      memory.save();
    },
  };
}

/** An attempt that would come out again. */
function isProof(read: unknown): read is Attempt & { verdict: "AC" } {
  const { verdict, note, measured } = (read ?? {}) as Partial<Attempt>;
  return verdict === "AC" && note === undefined && typeof measured?.wallMs === "number";
}

/** Hashes the code of the reference. */
export const referenceVersion = remembered(() =>
  folderFingerprint(path.join(PACKAGE_FOLDER, "dist", "reference")),
);

const proofKey = remembered((asked: Case) =>
  fingerprint([
    caseFingerprint(asked),
    JSON.stringify(asked.limits),
    referenceVersion(),
    judgingVersion(),
    machineClass(),
  ]),
);

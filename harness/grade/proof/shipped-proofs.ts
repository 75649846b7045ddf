import type { Edition } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { caseFingerprint } from "../task/keys.ts";
import { NOT_NEEDED, type Prover } from "./prover.ts";

const PROVEN: Attempt = { verdict: "AC" };

/**
 * Makes the prover of an edition, which holds no reference: its own cases were proved when it was made. A case that a
 * user brings is taken as it is stated.
 */
export function shippedProver(edition: Edition, cases: readonly Case[]): Prover {
  const proven = new Set(edition.proven);
  return {
    begin: () => {},
    confirm: async (run, asked) => ({ run, asked }),
    confirmsAll: async () => true,
    needAll: () => {},
    end: async () =>
      cases.map((asked) => ({
        asked,
        reference: proven.has(caseFingerprint(asked)) ? PROVEN : NOT_NEEDED,
      })),
  };
}

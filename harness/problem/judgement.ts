import type { Clue, Finding, Note } from "../finding/index.ts";
import type { Read } from "../finding/ruling.ts";

export type Judgement =
  | { readonly kind: "accepted"; readonly note?: Note }
  | {
      readonly kind: "rejected";
      readonly finding: Finding;
      readonly note?: Note;
      readonly clue?: Clue;
      readonly read?: Read;
    }
  /** The answer proves that the case is wrong: our error, not the program's. */
  | { readonly kind: "case-wrong"; readonly finding: Finding };

export const ACCEPTED: Judgement = { kind: "accepted" };

export function rejected(finding: Finding): Judgement {
  return { kind: "rejected", finding };
}

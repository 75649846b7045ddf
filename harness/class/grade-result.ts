import type { Adjustment } from "./by-hand/adjustments.ts";
import type { MarkedItem } from "./by-hand/marks.ts";
import type { Lateness } from "./late/lateness.ts";
import type { Untimed } from "./late/untimed.ts";

interface GradeParts {
  readonly late?: Lateness;
  /** Set if lateness counts, and is not known of all that was handed in. */
  readonly untimed?: Untimed;
  readonly adjustments: readonly Adjustment[];
}

/** Points by a rubric, beside those of the programs. */
export interface ByRubric {
  /** Grade points of the programs, and the most that they can earn without a bonus. */
  readonly programs: number;
  readonly most: number;
  readonly items: readonly MarkedItem[];
}

export type GradeResult =
  | (GradeParts & {
      readonly kind: "graded";
      /** Before lateness and adjustments, not rounded. */
      readonly raw: number;
      readonly final: number;
      /** Set if the class has a rubric: all its items are marked, and within `raw`. */
      readonly rubric?: ByRubric;
    })
  /** Items of the rubric are open. */
  | (GradeParts & { readonly kind: "to-mark"; readonly rubric: ByRubric })
  /** The instructor has given this grade. */
  | { readonly kind: "settled"; readonly final: number }
  /** Only the instructor can settle these submissions. */
  | {
      readonly kind: "to-look-at";
      readonly submissions: readonly string[];
      /** Set if a grade was given for another program than the one that is handed in now. */
      readonly isOutdated?: true;
    }
  | { readonly kind: "not-handed-in" };

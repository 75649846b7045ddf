import type { Grade } from "../grades.ts";
import type { ClassWords } from "../words.ts";
import { MARK_STATES } from "./marks.ts";

/** Tells whose grade is open because of the rubric, a sentence for each reason. */
export function toMarkSentences(
  grades: readonly Grade[],
  { toMark }: Pick<ClassWords, "toMark">,
  named: (grades: readonly Grade[]) => string,
): string[] {
  return MARK_STATES.filter((state) => state !== "marked").flatMap((state) => {
    const own = grades.filter(
      ({ result }) => result.kind === "to-mark" && result.rubric.items.some((each) => each.state === state),
    );
    return own.length > 0 ? [toMark[state](named(own))] : [];
  });
}

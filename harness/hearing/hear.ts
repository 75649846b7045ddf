import { asWorded, type Hearing, type Speech } from "./hearing.ts";
import { hearLists } from "./lists.ts";
import { hearNumbers } from "./numbers.ts";
import { withShortPaths } from "./short-paths.ts";
import { withDenialsOfLists, withOwnDenials, withoutSetDenials } from "./tour-denials.ts";
import { hearTours } from "./tours.ts";

/**
 * Decides which reading counts for a submission, from all its outputs together.
 *
 * @param speeches outputs of one program for cases of one problem
 */
export function hear(speeches: readonly Speech[]): Hearing {
  const formats = speeches[0]?.plan.formats ?? [];
  const isDeclared = speeches.some(({ plan }) => plan.declared.formats !== undefined);
  if (isDeclared) return asWorded(speeches);
  if (formats.includes("bare-number")) {
    const hearing = hearNumbers(speeches);
    return formats.includes("path") ? withShortPaths(speeches, hearing) : hearing;
  }
  if (formats.includes("printed")) return hearLists(speeches);
  if (!formats.includes("coordinates")) return asWorded(speeches);
  const tours = withoutSetDenials(speeches, hearTours(speeches));
  return withOwnDenials(speeches, withDenialsOfLists(speeches, tours));
}

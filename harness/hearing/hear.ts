import { asWorded, type Hearing, type Speech } from "./hearing.ts";
import { hearNumbers } from "./numbers.ts";

/**
 * Decides which reading counts for a submission, from all its outputs together.
 *
 * @param speeches outputs of one program for cases of one problem
 */
export function hear(speeches: readonly Speech[]): Hearing {
  const formats = speeches[0]?.plan.formats ?? [];
  const isDeclared = speeches.some(({ plan }) => plan.declared.formats !== undefined);
  if (isDeclared) return asWorded(speeches);
  return formats.includes("bare-number") ? hearNumbers(speeches) : asWorded(speeches);
}

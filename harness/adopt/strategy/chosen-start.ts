import type { Result } from "../attempt/result.ts";
import { startAskedOf, startOf } from "../attempt/tours.ts";
import { type Subject, tryTask } from "../attempt/try.ts";
import { withDirection } from "./direction.ts";
import { withChosenStart } from "./own-start.ts";

/** Lines to type behind the others. No two of them in turn are a usual start. */
const MORE_TYPED = "5\n3\n6\n2\n4\n7\n3\n5\n";

/**
 * Adds the start that a program chooses to its manifest. A program that reads on at the end of its input takes a start out
 * of what stands in its memory: it was not told its start, and gets none. Nor does one that begins elsewhere if what was made up
 * for it is changed.
 *
 * @param reads tells if the program reads what is typed
 */
export async function chosenStart(
  result: Result,
  { reads, subject }: { reads: boolean; subject: Subject },
): Promise<Result> {
  const read = withDirection(result) ?? result;
  const chosen = withChosenStart(read);
  if (!chosen || (await isDrawn(read, subject))) return read;
  if (!reads) return chosen;
  const more = (typed: string) => typed + MORE_TYPED;
  if (await isMovedBy(more, chosen, subject)) return read;
  const isMadeUp = read.evidence.some((each) => each.isMadeUp);
  return isMadeUp && (await isMovedBy(otherValues(chosen), chosen, subject)) ? read : chosen;
}

/** A turn of a task that no other trial takes. */
const ANOTHER_SECOND = 100;

/** Tests if a program that was asked for several starts, and began on one, begins elsewhere in another second: it draws its start. */
async function isDrawn({ tries }: Result, subject: Subject): Promise<boolean> {
  const begun = tries.some(startAskedOf) ? tries.find(startOf) : undefined;
  if (!begun) return false;
  await subject.allowance.untilRedrawn();
  const start = startOf(await tryTask(begun.task, subject, ANOTHER_SECOND));
  return start !== undefined && String(start) !== String(startOf(begun));
}

/** Returns a function that changes the numbers that are typed in every case alike. */
function otherValues({ manifest: { input } }: Result): (typed: string) => string {
  const template = input?.stdin?.split("\n") ?? [];
  return (typed) => {
    const lines = typed.split("\n");
    if (lines.length !== template.length) return typed;
    return lines
      .map((line, at) => (/^\d+$/.test(template[at]!) ? String(Number(line) + 1) : line))
      .join("\n");
  };
}

/**
 * Tests if the start changes with what is typed. Starts of one second may be the same by chance, and a
 * random one is told by two that are not.
 */
async function isMovedBy(
  change: (typed: string) => string,
  { manifest, tries }: Result,
  subject: Subject,
): Promise<boolean> {
  const begun = tries.find(startOf);
  // Of several tours in a run nobody knows which start would be moved.
  if (!begun) return false;
  const { task } = begun;
  const { delivery } = task;
  const told = { ...task, delivery: { ...delivery, stdin: change(delivery.stdin) } };
  const startOfMore = async (turn: number) => {
    await subject.allowance.untilRedrawn();
    const found = startOf(await tryTask(told, subject, turn));
    return found && String(found);
  };
  const moved = await startOfMore(0);
  // A start of the program's own may be another one on boards of another size.
  if (moved === undefined || moved === String(startOf(begun))) return false;
  return manifest.fixed?.start !== "random" || moved === (await startOfMore(1));
}

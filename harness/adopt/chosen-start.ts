import { withDirection } from "./direction.ts";
import { withChosenStart } from "./own-start.ts";
import type { Result } from "./result.ts";
import { startOf } from "./tours.ts";
import { type Subject, tryTask } from "./try.ts";

/** Lines to type behind the others. No two of them in turn are a usual start. */
const MORE_TYPED = "5\n3\n6\n2\n4\n7\n3\n5\n";

/**
 * Adds the start that a program chooses to its manifest. A program that reads on at the end of its input takes a start out
 * of what stands in its memory: it was not told its start, and gets none.
 *
 * @param reads tells if the program reads what is typed
 */
export async function chosenStart(
  result: Result,
  { reads, subject }: { reads: boolean; subject: Subject },
): Promise<Result> {
  const read = withDirection(result) ?? result;
  const chosen = withChosenStart(read);
  if (!chosen) return read;
  return reads && (await isMovedByMore(chosen, subject)) ? read : chosen;
}

/**
 * Tests if the start changes with what is typed behind the input. Starts of one second may be the same by chance, and a
 * random one is told by two that are not.
 */
async function isMovedByMore({ manifest, tries }: Result, subject: Subject): Promise<boolean> {
  const begun = tries.find(startOf);
  // Of several tours in a run nobody knows which start would be moved.
  if (!begun) return false;
  const { task } = begun;
  const { delivery } = task;
  const told = { ...task, delivery: { ...delivery, stdin: delivery.stdin + MORE_TYPED } };
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

import { Semaphore } from "async-mutex";

/** Places for tasks that run at once; the first that waits is the first served. */
export interface Slots {
  /** Runs the task beside others. */
  shared<T>(task: () => Promise<T>): Promise<T>;
  /** Runs the task with nothing beside it. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** The same places, for tasks that let all others go first. */
  readonly patient: Omit<Slots, "patient">;
}

/**
 * Does something beside others, and once more with nothing beside it if that failed by our fault: what the machine lacked for
 * so many at once, it need not lack for one.
 */
export async function sharedOrAlone<T>(
  slots: Slots["patient"],
  attempt: () => Promise<T>,
  isOurFault: (made: T) => boolean,
): Promise<T> {
  const first = await slots.shared(attempt);
  return isOurFault(first) ? slots.alone(attempt) : first;
}

/** @param count the most tasks that run at once */
export function createSlots(count: number): Slots {
  const places = new Semaphore(count);
  const served = (priority: number): Slots["patient"] => ({
    shared: (task) => places.runExclusive(task, 1, priority),
    alone: (task) => places.runExclusive(task, count, priority),
  });
  return { ...served(0), patient: served(-1) };
}

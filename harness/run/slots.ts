import { Semaphore } from "async-mutex";

/** Places for tasks that run at once; the first that waits is the first served. */
export interface Slots {
  /** Runs the task beside others. */
  shared<T>(task: () => Promise<T>): Promise<T>;
  /** Runs the task with nothing beside it. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** @param count the most tasks that run at once */
export function createSlots(count: number): Slots {
  const places = new Semaphore(count);
  return {
    shared: (task) => places.runExclusive(task),
    alone: (task) => places.runExclusive(task, count),
  };
}

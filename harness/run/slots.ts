import pLimit from "p-limit";

/** Who runs when: several tasks at once, or one with nothing beside it. */
export interface Turns {
  /** Runs the task beside at most as many others as there may be. */
  shared<T>(task: () => Promise<T>): Promise<T>;
  /** Runs the task when everything that was waiting before it is done, and nothing beside it. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** @param atOnce how many tasks share a turn */
export function createTurns(atOnce: number): Turns {
  const places = pLimit(atOnce);
  const oneByOne = pLimit(1);
  return {
    shared: (task) => places(task),
    alone: (task) =>
      oneByOne(async () => {
        const free = await takeAll(places, atOnce);
        try {
          return await task();
        } finally {
          free();
        }
      }),
  };
}

/** Waits until every place is ours; they are free again when the function that it returns is called. */
function takeAll(places: (task: () => Promise<void>) => Promise<void>, count: number): Promise<() => void> {
  return new Promise((resolve) => {
    const freed = new Promise<void>((free) => {
      let missing = count;
      const take = () => {
        missing--;
        if (missing === 0) resolve(free);
        return freed;
      };
      for (let place = 0; place < count; place++) void places(take);
    });
  });
}

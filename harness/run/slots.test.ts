import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

/** Runs tasks and notes how many were under way when each of them was. */
async function counts(order: readonly ("shared" | "alone")[], atOnce: number) {
  const slots = createSlots(atOnce);
  let running = 0;
  const most = order.map(() => 0);
  await Promise.all(
    order.map((kind, index) =>
      slots[kind](async () => {
        running++;
        for (let step = 0; step < 10; step++) {
          most[index] = Math.max(most[index]!, running);
          await new Promise(setImmediate);
        }
        running--;
      }),
    ),
  );
  return most;
}

test("as many tasks run at once as there are places", async () => {
  expect(Math.max(...(await counts(["shared", "shared", "shared", "shared", "shared"], 3)))).toBe(3);
});

test("nothing runs beside a task that is alone, not even another such task", async () => {
  const order = ["shared", "shared", "alone", "shared", "alone", "shared", "shared"] as const;
  const most = await counts(order, 2);
  expect([most[2], most[4]]).toEqual([1, 1]);
  expect(Math.max(...most)).toBe(2);
});

test("a place is free again when its task fails", async () => {
  const slots = createSlots(2);
  const failing = () => Promise.reject(new Error("failed"));
  await expect(slots.alone(failing)).rejects.toThrow("failed");
  await expect(slots.shared(failing)).rejects.toThrow("failed");
  expect(await slots.alone(async () => "done")).toBe("done");
});

test("what is patient waits for all others", async () => {
  const { shared, patient } = createSlots(1);
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await new Promise(setImmediate);
  };
  await Promise.all([
    shared(task("first")),
    patient.shared(task("patient")),
    shared(task("second")),
    shared(task("third")),
  ]);
  expect(order).toEqual(["first", "second", "third", "patient"]);
});

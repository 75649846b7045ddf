import { onTestFinished } from "vitest";
import type { Isolation } from "../run/isolation/level.ts";
import type { Lab } from "../run/lab.ts";
import { createScratch } from "../run/scratch/scratch.ts";
import { createSlots } from "../run/slots.ts";

/** Opens a lab that is gone when the test is over. */
export function labFor(isolation: Isolation): Lab {
  const scratch = createScratch();
  onTestFinished(scratch.remove);
  return { scratch, isolation, slots: createSlots(1) };
}

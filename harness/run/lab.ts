import type { Isolation } from "./isolation/level.ts";
import { createScratch, type Scratch } from "./scratch/scratch.ts";
import { createSlots, type Slots } from "./slots.ts";

/** The place where programs are built and run: one for a grading, a verification or a bench. */
export interface Lab {
  readonly scratch: Scratch;
  readonly isolation: Isolation;
  readonly slots: Slots;
  /** Stops every run when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

export interface LabOptions {
  readonly isolation: Isolation;
  /** Programs that run at once. */
  readonly jobs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Opens a lab for `use`, and removes whatever was written in it afterwards. */
export async function withLab<T>(
  { isolation, jobs, signal }: LabOptions,
  use: (lab: Lab) => Promise<T>,
): Promise<T> {
  const scratch = createScratch();
  try {
    return await use({ scratch, isolation, slots: createSlots(jobs), signal });
  } finally {
    scratch.remove();
  }
}

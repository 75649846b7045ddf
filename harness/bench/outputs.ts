import type { TaskRun } from "../grade/task/task-run.ts";
import type { Outcome } from "../run/outcome.ts";
import { packOutcome } from "../run/packed.ts";

/** Lines that a program may print over and over, by what they look like. */
export const LINES = {
  prose: "The knight looks for a way from square to square.\n",
  JSON: '{"step": 12, "row": 3, "column": 4},\n',
  "rows of a board": "1 2 3 4 5 6 7 8\n",
  "a square a line": "(1, 2)\n",
  "a number a line": "1\n",
} as const;

/** The run of a program that printed a text over and over. */
export async function floodOf(text: string, bytes: number): Promise<TaskRun> {
  return { kind: "ran", outcome: await packOutcome(printed(Buffer.alloc(bytes, text))) };
}

/** A program that printed this and did nothing else. */
export function printed(bytes: Buffer): Outcome {
  const [stdout, stderr] = [bytes, Buffer.alloc(0)].map((each) => ({ bytes: each, cut: false }));
  return {
    end: { kind: "exited", code: 0 },
    wallMs: 50,
    cpuMs: 40,
    peakMemoryBytes: 40 * 2 ** 20,
    stdout: stdout!,
    stderr: stderr!,
    writtenBytes: bytes.length,
  };
}

/** Looks at every byte once: the least work of a reader. */
export function bareScan(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) sum += bytes[at]!;
  return sum;
}

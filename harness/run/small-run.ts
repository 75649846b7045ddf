import { devNull } from "node:os";
import type { Limits, Resources, RunRequest } from "./outcome.ts";
import { workIn } from "./scratch/scratch.ts";

const MIB = 1024 * 1024;

/** Enough for any small program of the system. */
const LIMITS: Limits = { cpuMs: 5000, wallMs: 20_000, outputBytes: 65_536, memoryBytes: 512 * MIB };
export const SMALL_RESOURCES: Resources = {
  dataBytes: LIMITS.memoryBytes,
  peakBytes: LIMITS.memoryBytes,
  stackBytes: 8 * MIB,
  processes: 64,
  fileBytes: MIB,
  openFiles: 64,
  scratchBytes: MIB,
};

/** Differences from a program with nothing to read. */
export interface SmallRunChanges extends Partial<Omit<RunRequest, "resources">> {
  readonly resources?: Partial<Resources> | undefined;
  readonly answerFile?: string | undefined;
}

/** Makes the run of a small program in the folder `work` of a folder of its own. */
export function smallRun(
  command: readonly string[],
  folder: string,
  { resources, answerFile, ...changes }: SmallRunChanges = {},
): RunRequest {
  const directory = workIn(folder);
  return {
    command,
    folder,
    workspace: { kind: "scratch", directory, ...(answerFile !== undefined && { answerFile }) },
    visible: [],
    environment: { PATH: "/usr/bin:/bin" },
    inputFile: devNull,
    limits: LIMITS,
    ...changes,
    resources: { ...SMALL_RESOURCES, ...resources },
  };
}

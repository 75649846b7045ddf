import type { Obstacle } from "./level.ts";
import { type ChainProgram, findProgram, PACKAGES } from "./programs.ts";

/** The first program of a chain that this machine lacks. */
export function obstacleOf(programs: readonly ChainProgram[]): Obstacle | undefined {
  if (process.platform !== "linux") return { reason: `there is none on ${process.platform}` };
  const missing = programs.find((name) => findProgram(name) === undefined);
  return missing && { reason: `${missing} was not found`, cure: `apt install ${PACKAGES[missing]}` };
}

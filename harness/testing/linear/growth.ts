import { cpuMs } from "./effort.ts";

const KB = 1024;

/** Sizes of texts at which time is compared: the largest is that of the largest source. */
const SIZES = [16 * KB, 64 * KB, 512 * KB] as const;

/** CPU time for the largest text that harms nobody, and more than that for the second one is not waited for. */
const FLOOR_MS = 100;

/** Growth over that of the text that is still linear: caches, compilers and other programs make noise. */
const TOLERANCE = 2;

/** Tells if some work on a text takes more than linear CPU time in its length, from that for texts of three lengths. */
export function growsTooFast(workOn: (length: number) => () => unknown, floorMs = FLOOR_MS): boolean {
  const [small, medium, large] = SIZES;
  const mediumMs = cpuMs(workOn(medium), floorMs);
  if (mediumMs === Number.POSITIVE_INFINITY) return true;
  if (mediumMs < floorMs / 50) return false;
  const isInProportion = mediumMs <= 1.4 * (medium / small) * cpuMs(workOn(small), floorMs);
  if (isInProportion) return false;
  const most = Math.max(floorMs, TOLERANCE * (large / medium) * mediumMs);
  return cpuMs(workOn(large), most) > most;
}

import { statSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { writeWhole } from "../../base/files.ts";
import { EDITION, PACKAGE_FOLDER, VERSION } from "../../base/package.ts";
import { readSealed, sealed } from "../../base/sealed-line.ts";
import { say } from "../../base/sentence.ts";
import { userCacheFolder } from "../../base/user-cache.ts";
import type { Case } from "../../case/any-case.ts";
import { runNode } from "../../run/own-node.ts";

/** CPU time in milliseconds, each the least of seven. */
interface Measures {
  /** The reference, with its start, on a chessboard of 30 x 30; absent if there is no reference. */
  readonly referenceMs?: number | undefined;
  /** A loop that is interpreted, because most students' Python is. */
  readonly loopMs: number;
}

/**
 * The nominal machine, for which the limits of cases are meant. `npm run verify` found those of the bundled cases
 * there: a virtual machine with two processors AMD EPYC, Node 20.20, without other load.
 */
export const NOMINAL = { referenceMs: 36, loopMs: 18.5 } satisfies Measures;

const REPEATS = 7;
/** Differences up to here are no other machine: so much do two measurements differ. */
const TOLERANCE = 0.15;
const MOST_FACTOR = 4;
/** A grading takes as long: within this time a machine stays what it is. */
const LATELY_MS = 10 * 60_000;

/** The variable that states the factor, so that several machines grade with the same limits. */
const STATED_BY = "CAVALO_TIME_FACTOR";

/**
 * Measures how many times the time limits of cases this machine needs, because it is slower than the nominal one: from 1
 * to 4, in tenths. It takes about half a second; the result is remembered, and checked every ten minutes.
 *
 * @param known factor that an earlier measurement of this machine has given, to be used instead
 * @throws ExpectedError if a factor is stated and is not a number from 1 to 4
 */
export async function timeFactor(signal?: AbortSignal, known?: number): Promise<number> {
  return statedFactor() ?? known ?? factorFor(await slowness(signal));
}

/** Measures how many times slower than the nominal machine this one is. A factor that is stated counts as measured. */
export async function slowness(signal?: AbortSignal): Promise<number> {
  const stated = statedFactor();
  if (stated !== undefined) return stated;
  // A factor is a kindness: without a measurement the limits are as stated.
  return slownessOf(await knownMeasures(signal).catch(() => NOMINAL));
}

/** Multiplies the time limits of a case. */
export function withTimeFactor<Asked extends Case>(asked: Asked, factor: number): Asked {
  return factor === 1 ? asked : { ...asked, timeFactor: factor, limits: scaled(asked.limits, factor) };
}

/** Multiplies limits of time. */
export function scaled<Bounds extends { readonly cpuMs: number; readonly wallMs: number }>(
  bounds: Bounds,
  factor: number,
): Bounds {
  const { cpuMs, wallMs } = bounds;
  return { ...bounds, cpuMs: Math.round(cpuMs * factor), wallMs: Math.round(wallMs * factor) };
}

/** The factor of a machine with these measures. */
export function factorOf(measures: Measures): number {
  return factorFor(slownessOf(measures));
}

/** The factor of a machine that is so many times slower than the nominal one. */
export function factorFor(slowness: number): number {
  if (slowness < 1 + TOLERANCE) return 1;
  return Math.min(MOST_FACTOR, Math.round(slowness * 10) / 10);
}

/** The measure on which a machine is slower counts. */
function slownessOf({ referenceMs = 0, loopMs }: Measures): number {
  return Math.max(referenceMs / NOMINAL.referenceMs, loopMs / NOMINAL.loopMs);
}

/** @throws ExpectedError if it is not a number from 1 to 4 */
export function statedFactor(): number | undefined {
  const stated = process.env[STATED_BY];
  if (stated === undefined) return undefined;
  const factor = Number(stated);
  if (stated.trim() !== "" && factor >= 1 && factor <= MOST_FACTOR) return factor;
  throw new ExpectedError(say`${STATED_BY}: "${stated}" is not a number from 1 to ${MOST_FACTOR}`);
}

async function knownMeasures(signal: AbortSignal | undefined): Promise<Measures> {
  const file = path.join(userCacheFolder(), "calibration.json");
  const remembered = readMeasures(file);
  if (remembered && wasCheckedLately(file)) return remembered;
  const measures = remembered && (await isStill(remembered, signal)) ? remembered : await measuredNow(signal);
  writeMeasures(file, measures);
  return measures;
}

async function measuredNow(signal: AbortSignal | undefined): Promise<Measures> {
  if (EDITION) return { loopMs: await loopTime(signal) };
  const [referenceMs, loopMs] = await Promise.all([leastReference(signal), loopTime(signal)]);
  return { referenceMs, loopMs };
}

/** Tells if the yardstick takes the time that it took. One run is enough, unless others disturb it. */
async function isStill({ referenceMs, loopMs }: Measures, signal: AbortSignal | undefined): Promise<boolean> {
  const [knownMs, time] = referenceMs === undefined ? [loopMs, loopTime] : [referenceMs, referenceTime];
  let leastMs = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    leastMs = Math.min(leastMs, await time(signal));
    if (Math.abs(leastMs / knownMs - 1) <= TOLERANCE) return true;
  }
  return false;
}

async function leastReference(signal: AbortSignal | undefined): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) times.push(await referenceTime(signal));
  return Math.min(...times);
}

const TELL_TIME = `data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(String((user+system)/1000))})`;

async function referenceTime(signal: AbortSignal | undefined): Promise<number> {
  const main = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");
  const { stderr } = await runNode(["--import", TELL_TIME, main, "30", "30", "0", "0"], signal);
  return timeIn(stderr);
}

const LOOP = `
const times = [];
for (let repeat = 0; repeat < ${REPEATS}; repeat++) {
  const before = process.cpuUsage();
  const seen = new Map();
  for (let i = 0, at = 1; i < 300_000; i++) {
    at = (at * 1664525 + 1013904223) % 4294967296;
    seen.set(at & 1023, i);
  }
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
}
process.stdout.write(String(Math.min(...times)));
`;

/** The time of a loop that no compiler makes faster. */
async function loopTime(signal: AbortSignal | undefined): Promise<number> {
  const { stdout } = await runNode(["--jitless", "--eval", LOOP], signal);
  return timeIn(stdout);
}

function timeIn(text: string): number {
  const ms = Number.parseFloat(text);
  if (!(ms > 0)) throw new Error("the machine could not be measured");
  return ms;
}

/** The measures of this machine with this Node and this Cavalo; undefined if there are none. */
function readMeasures(file: string): Measures | undefined {
  try {
    const { place, measures } = readSealed(file) as { place: string; measures: Measures };
    const { referenceMs, loopMs } = measures;
    const areTimes = loopMs > 0 && (referenceMs === undefined || referenceMs > 0);
    return areTimes && place === thisPlace() ? { referenceMs, loopMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells if the measures were made, or found to be true, a short time ago. */
function wasCheckedLately(file: string): boolean {
  return Math.abs(Date.now() - statSync(file).mtimeMs) < LATELY_MS;
}

/** Writes them if that is possible: a grading does not need to remember them. */
function writeMeasures(file: string, measures: Measures): void {
  try {
    writeWhole(file, sealed({ place: thisPlace(), measures }, 1).bytes);
  } catch {}
}

function thisPlace(): string {
  // An edition has no reference to measure with.
  const yardstick = EDITION ? "loop" : "reference";
  return [VERSION, yardstick, process.version, process.arch, cpus()[0]?.model ?? ""].join(" ");
}

import { type Case, caseId } from "../case/any-case.ts";
import { BUSY_FACTOR } from "../run/outcome.ts";
import type { CaseTimes } from "./times.ts";
import type { MeasuredTime, VerifiedProblem } from "./verification.ts";
import type { VerifyWords } from "./words.ts";

/** Least ratio of a limit to the time of the slowest right program. */
const SLOWEST_FACTOR = 2;

/** Raises the limits of a case to the least time that counts as too slow for it. */
export function withMargin(asked: Case): Case {
  const { cpuMs, wallMs, ...others } = asked.limits;
  return {
    ...asked,
    limits: { ...others, cpuMs: Math.ceil(BUSY_FACTOR * cpuMs), wallMs: Math.ceil(BUSY_FACTOR * wallMs) },
  };
}

/** Finds the range in which the limits of cases must be, from the measured times. */
export function limitsOf(times: readonly CaseTimes[]): VerifiedProblem["limits"] {
  const right = times.flatMap((each) => each.right);
  const tooSlow = times.flatMap((each) => each.tooSlow).sort(byTime);
  const languages = new Set(right.map(({ language }) => language));
  const slowest = Array.from(
    languages,
    (wanted) =>
      right
        .filter(({ language }) => language === wanted)
        .sort(byTime)
        .at(-1)!,
  ).sort((a, b) => byTime(b, a));
  const fastest = tooSlow[0]?.cpuMs;
  return {
    slowest,
    tooSlow,
    statedMs: Array.from(new Set(times.map(({ asked }) => asked.limits.cpuMs))).sort((a, b) => a - b),
    atLeastMs: leastLimit(right),
    ...(fastest !== undefined && { atMostMs: mostLimit(fastest) }),
  };
}

/** Reports limits that are too close to the time of a right program, or of a program that is too slow. */
export function limitFailures(times: readonly CaseTimes[], words: VerifyWords): string[] {
  return times.flatMap(({ asked, right, tooSlow }) => {
    const stated = asked.limits.cpuMs;
    const least = leastLimit(right);
    const fastest = tooSlow.toSorted(byTime)[0];
    const tooTight = stated < least ? `${caseId(asked)}: ${words.tooTight(stated, least)}` : undefined;
    const tooWide =
      fastest !== undefined && stated > mostLimit(fastest.cpuMs)
        ? `${caseId(asked)}: ${words.tooWide(stated, fastest.program, fastest.cpuMs)}${mostLimit(fastest.cpuMs) < least ? `. ${words.noLimitFits}` : ""}`
        : undefined;
    return [tooTight, tooWide].filter((sentence) => sentence !== undefined);
  });
}

function leastLimit(right: readonly MeasuredTime[]): number {
  return Math.ceil(SLOWEST_FACTOR * Math.max(0, ...right.map(({ cpuMs }) => cpuMs)));
}

function mostLimit(fastestMs: number): number {
  return Math.floor(fastestMs / BUSY_FACTOR);
}

function byTime(a: MeasuredTime, b: MeasuredTime): number {
  return a.cpuMs - b.cpuMs;
}

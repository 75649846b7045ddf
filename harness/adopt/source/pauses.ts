import { say } from "../../base/sentence.ts";
import type { Pause } from "../../problem/input/clues.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Result } from "../attempt/result.ts";
import { type Code, placeIn } from "./literals.ts";
import { lineOf, uniqueBefore } from "./unique-text.ts";

/** Calls that let a program sleep, in all our languages. The time may be a call itself: `milliseconds(50)`. */
const PAUSE =
  /\b(?:u?sleep|Sleep|sleep_for|delay|setTimeout)[ \t]*\(((?:[^()\n]|\([^()\n]{0,60}\)){1,80})\)/g;

/** Finds the pauses of a program that can be taken out one after the other: each has a text that stands once. */
export function pausesIn(source: Code): Pause[] {
  const lines = source.written.split("\n");
  return Array.from(source.text.matchAll(PAUSE)).flatMap((match) => {
    const [call, time] = match;
    const place = placeIn(source, match.index);
    const line = lineOf(place);
    const before = uniqueBefore(lines, { line, text: call });
    if (before === undefined) return [];
    const skipped = call.replace(time!, withoutTime(time!));
    lines[line] = lines[line]!.replace(call, skipped);
    return [{ file: source.path, text: before + call, skipped: before + skipped, at: place }];
  });
}

/** Sets the last number of a time to 0; without one what stands in its brackets, `milliseconds(ms)`, or the whole time. */
function withoutTime(time: string): string {
  if (/\d/.test(time)) return time.replace(/(?<!\d)\d+(?:\.\d+)?(?=\D*$)/, "0");
  return /^[^(]*\(.*\)/.test(time) ? time.replace(/^([^(]*)\(.*\)/, "$1(0)") : "0";
}

/** Share of the time that a program which computes uses at least. */
const AWAKE = 0.2;

/** Tests if a program slept for most of a time that was too short for it. */
export function sleeps({ tries }: Result): boolean {
  return tries.some(({ outcome }) => {
    if (outcome?.end.kind !== "limit" || outcome.end.limit !== "wall") return false;
    return (outcome.cpuMs ?? 0) < AWAKE * (outcome.wallMs - (outcome.starvedMs ?? 0));
  });
}

/** Copies the ways of asking, without the pauses of the program. */
export function withoutPauses(ways: readonly Invocation[], pauses: readonly Pause[]): Invocation[] {
  return ways.map(({ driver, ...way }) => {
    const before = driver?.replacements ?? [];
    return {
      ...way,
      driver: {
        replacements: [
          ...before,
          ...pauses.map(({ file, text, skipped }) => ({ file, find: text, replace: skipped })),
        ],
      },
      evidence: [
        ...way.evidence,
        ...pauses.map(({ at }, index) => ({
          at: ["driver", "replacements", before.length + index],
          because: say`tried without the pause in ${at}`,
        })),
      ],
    };
  });
}

import type { Pause } from "../problem/clues.ts";
import type { Way } from "../problem/way.ts";
import { type Code, placeIn } from "./literals.ts";
import type { Result } from "./result.ts";

/** Calls that let a program sleep, in all our languages. The time may be a call itself: `milliseconds(50)`. */
const PAUSE =
  /\b(?:u?sleep|Sleep|sleep_for|delay|setTimeout)[ \t]*\(((?:[^()\n]|\([^()\n]{0,60}\)){1,80})\)/g;

/** Finds the pauses of a program that can be taken out: their texts stand once in their file. */
export function pausesIn(source: Code): Pause[] {
  return Array.from(source.text.matchAll(PAUSE)).flatMap((match) => {
    const [call, time] = match;
    const text = uniqueAround(source.text, match.index, call);
    if (text === undefined) return [];
    const skipped = text.replace(call, call.replace(time!, withoutTime(time!)));
    return [{ file: source.path, text, skipped, at: placeIn(source, match.index) }];
  });
}

/** Sets the last number of a time to 0, or the whole time if it has none. */
function withoutTime(time: string): string {
  return /\d/.test(time) ? time.replace(/\d+(?:\.\d+)?(?!.*\d)/, "0") : "0";
}

/** Finds a text around a call that stands only once: the call alone, or with its line and the lines before. */
function uniqueAround(text: string, at: number, call: string): string | undefined {
  const end = at + call.length;
  const isOnly = (part: string) => text.indexOf(part) === text.lastIndexOf(part);
  if (isOnly(call)) return call;
  for (let start = at, lines = 0; start > 0 && lines < MOST_LINES; lines++) {
    start = text.lastIndexOf("\n", start - 2) + 1;
    const part = text.slice(start, end);
    if (isOnly(part)) return part;
  }
  return undefined;
}

const MOST_LINES = 3;

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
export function withoutPauses(ways: readonly Way[], pauses: readonly Pause[]): Way[] {
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
          because: {
            en: `${at} lets the program sleep for longer than a run may take`,
            "pt-BR": `${at} faz o programa dormir por mais tempo do que uma execução pode levar`,
          },
        })),
      ],
    };
  });
}

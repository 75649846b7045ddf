import type { ReportedCase } from "../report.ts";
import type { Saying } from "../sayings.ts";
import { MOST_NUMBERED } from "./board.tsx";
import { type Scenes, scenesOf } from "./scenes.ts";

/** About as many bytes of drawings as a page may hold: it must be small enough to be sent. */
const MOST_BYTES = 150_000;

/** Drawings of the findings: scenes, or a note that there is no room for one. */
export type Drawings = ReadonlyMap<Saying, Scenes | "left-out">;

/** Chooses the findings that are drawn: the first of each kind, then the others as long as there is room. */
export function drawingsFor(sayings: readonly Saying[], cases: ReadonlyMap<string, ReportedCase>): Drawings {
  const kinds = new Set<string>();
  const isFirst = ({ results: [{ finding }] }: Saying) => {
    const kind = finding?.kind ?? "";
    return !kinds.has(kind) && Boolean(kinds.add(kind));
  };
  const first = sayings.filter(isFirst);
  const drawings = new Map<Saying, Scenes | "left-out">();
  let bytes = 0;
  for (const saying of [...first, ...sayings.filter((each) => !first.includes(each))]) {
    const [result] = saying.results;
    const asked = cases.get(result.case);
    const scenes = asked && scenesOf(asked, result);
    if (!scenes?.whole && !scenes?.part) continue;
    const weight = weightOf(scenes);
    const fits = bytes + weight <= MOST_BYTES;
    if (fits) bytes += weight;
    drawings.set(saying, fits ? scenes : "left-out");
  }
  return drawings;
}

/** Estimates the bytes of drawings, rather too many than too few. */
function weightOf({ whole, part, walk = "" }: Scenes): number {
  return [whole, part].reduce((sum, scene) => {
    if (!scene) return sum;
    const letters = scene.squares?.reduce((total, row) => total + row.length, 0) ?? 0;
    const isNumbered = Math.max(scene.rows, scene.columns) <= MOST_NUMBERED;
    const [aStep, aSquare] = isNumbered ? [260, 15] : [17, 4];
    return sum + 1500 + aStep * scene.yours.length + 10 * scene.right.length + aSquare * letters;
  }, walk.length);
}

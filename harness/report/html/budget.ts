import { VIEW_LETTERS } from "../../finding/view.ts";
import type { ReportedCase } from "../record/report.ts";
import type { Saying } from "../words/sayings.ts";
import { MOST_NUMBERED } from "./board.tsx";
import { partScenes, type Scenes, scenesOf } from "./scenes.ts";

/** About as many bytes of drawings as a page may hold: it must be small enough to be sent. */
const MOST_BYTES = 150_000;

/** Drawings of the findings: scenes, or a note that there is no room for one. */
export type Drawings = ReadonlyMap<Saying, Scenes | "left-out">;

/**
 * Chooses the findings that are drawn: the first of each kind, then the one of each kind on the largest board, then the others as
 * long as there is room. Where there is none for the whole board, the part around the place may still fit.
 */
export function drawingsFor(sayings: readonly Saying[], cases: ReadonlyMap<string, ReportedCase>): Drawings {
  const sizeOf = ({ results: [{ case: name }] }: Saying) => {
    const { rows = 0, columns = 0 } = cases.get(name) ?? {};
    return rows * columns;
  };
  const largestFirst = sayings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const drawings = new Map<Saying, Scenes | "left-out">();
  let bytes = 0;
  for (const saying of new Set([...firstOfKinds(sayings), ...firstOfKinds(largestFirst), ...sayings])) {
    const [result] = saying.results;
    const asked = cases.get(result.case);
    const scenes = asked && scenesOf(asked, result);
    if (!scenes?.whole && !scenes?.part) continue;
    const fitting = [scenes, partScenes(result)].find(
      (each) => (each.whole || each.part) && bytes + weightOf(each) <= MOST_BYTES,
    );
    if (fitting) bytes += weightOf(fitting);
    drawings.set(saying, fitting ?? "left-out");
  }
  return drawings;
}

/** The first sentence of each kind. */
export function firstOfKinds(sayings: readonly Saying[]): Saying[] {
  const kinds = new Map(sayings.toReversed().map((each) => [each.results[0].finding?.kind, each]));
  return sayings.filter((each) => kinds.get(each.results[0].finding?.kind) === each);
}

/** Bytes of the mark of a square that was not visited. */
const A_CIRCLE = 54;

/** Estimates the bytes of drawings, rather too many than too few. */
function weightOf({ whole, part, walk = "" }: Scenes): number {
  return [whole, part].reduce((sum, scene) => {
    if (!scene) return sum;
    const squares = scene.squares?.join("") ?? "";
    const letters = squares.length;
    const circles = squares.split(VIEW_LETTERS.unvisited).length - 1;
    const isNumbered = Math.max(scene.rows, scene.columns) <= MOST_NUMBERED;
    const [aStep, aSquare] = isNumbered ? [260, 15] : [17, 4];
    return (
      sum +
      1500 +
      aStep * scene.yours.length +
      10 * scene.right.length +
      aSquare * letters +
      A_CIRCLE * circles
    );
  }, walk.length);
}

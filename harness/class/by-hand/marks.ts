import type { ByHandLine, MarkLine, Signature } from "../../grade/store/desk-lines.ts";
import type { RubricItem } from "../scheme.ts";

/** Points of one grader for an item of the rubric. */
export interface Mark extends Signature {
  readonly id: string;
  readonly points: number;
  /** Set if they were given for other programs than those that are there now. */
  readonly isOutdated?: true;
}

/**
 * States of an item:
 *
 * - `marked`: its points count.
 * - `missing`: nobody has given points.
 * - `differing`: graders gave different points.
 * - `outdated`: all points were given for other programs than those that are there now.
 * - `outside`: the rubric does not give these points now.
 */
export const MARK_STATES = ["marked", "missing", "differing", "outdated", "outside"] as const;
export type MarkState = (typeof MARK_STATES)[number];

/** An item of the rubric with the points of a person. */
export interface MarkedItem {
  readonly item: RubricItem;
  readonly state: MarkState;
  /** Of each grader the last one. Those for former programs are left out if there are any for the present ones. */
  readonly marks: readonly Mark[];
}

/**
 * Joins a rubric with what was said of a person.
 *
 * @param programs the hash of the programs that the person has handed in
 */
export function markedItems(
  rubric: readonly RubricItem[],
  said: readonly ByHandLine[],
  programs: string,
): MarkedItem[] {
  const all = said.filter((line) => line.kind === "marked");
  return rubric.map((item) => {
    const own = lastOfEach(all.filter((line) => line.item === item.item));
    const current = own.filter((line) => line.programs === programs);
    const marks = (current.length > 0 ? current : own).map(({ at, by, id, points }): Mark => {
      return { at, by, id, points, ...(current.length === 0 && { isOutdated: true }) };
    });
    return { item, state: stateOf(item, marks), marks };
  });
}

/** Finds the last line of each grader. */
function lastOfEach(lines: readonly MarkLine[]): MarkLine[] {
  return lines.filter((line, at) => lines.findLastIndex(({ by }) => by === line.by) === at);
}

function stateOf({ most }: RubricItem, marks: readonly Mark[]): MarkState {
  const [first] = marks;
  if (!first) return "missing";
  if (first.isOutdated) return "outdated";
  if (marks.some(({ points }) => points !== first.points)) return "differing";
  return first.points >= 0 && first.points <= most ? "marked" : "outside";
}

/** The points of an item; undefined if they are open. */
export function pointsOf({ state, marks }: MarkedItem): number | undefined {
  return state === "marked" ? marks[0]!.points : undefined;
}

/** The title of the level with the points of an item; undefined if there is none. */
export function levelOf(marked: MarkedItem): string | undefined {
  const points = pointsOf(marked);
  return marked.item.levels?.find((level) => level.points === points)?.title;
}

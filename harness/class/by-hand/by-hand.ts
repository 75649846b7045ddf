import { byText } from "../../base/text.ts";
import type { AdjustmentLine, CommentLine, MarkLine } from "../../grade/store/desk-lines.ts";
import type { HandInFile } from "../../report/record/hand-in.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults, ReportedHandIn } from "../results.ts";
import { type LineNow, lineNow } from "./line-now.ts";
import { type MarkedItem, markedItems } from "./marks.ts";

/** A comment that stands. */
export interface StandingComment extends CommentLine {
  /** The place of its line today; absent if it is on no line. */
  readonly now?: LineNow;
  /** Set if it was written for other programs than those that are there now. */
  readonly isOutdated?: true;
}

/** All that is judged by hand about a person. */
export interface ByHand {
  /** On the whole first, then by case, then by line. */
  readonly comments: readonly StandingComment[];
  /** Items of the rubric in its order, with the points of each grader. */
  readonly items: readonly MarkedItem[];
  /** Points for items that the rubric does not have any more. */
  readonly formerItems: readonly MarkLine[];
  /** Adjustments that graders made. */
  readonly adjustments: readonly AdjustmentLine[];
}

/** Gives the files of a hand-in; undefined if they were not kept. */
export type FilesOf = (handIn: ReportedHandIn) => readonly HandInFile[] | undefined;

/** Finds all that graders said about a person, and where it stands today. */
export function byHandOf(
  grade: Pick<Grade, "person" | "programs" | "submissions">,
  { byHand, handIns, rubric }: Pick<ClassResults, "byHand" | "handIns" | "rubric">,
  filesOf: FilesOf,
): ByHand {
  const { person, programs, submissions } = grade;
  const said = byHand.of.get(person.key) ?? [];
  const own = submissions.flatMap((id) => handIns.get(id) ?? []);
  const known = new Set(rubric.map(({ item }) => item));
  const filesFor = (problem: string) => {
    const handIn = own.find(({ report }) => report.problem === problem);
    return (handIn && filesOf(handIn)) ?? [];
  };
  return {
    comments: said
      .filter((line) => line.kind === "noted")
      .map(
        (line): StandingComment => ({
          ...line,
          ...(line.on.kind === "line" && { now: lineNow(line.on, filesFor(line.on.problem)) }),
          ...(line.programs !== programs && { isOutdated: true }),
        }),
      )
      .toSorted(byPlace),
    items: markedItems(rubric, said, programs),
    formerItems: said.filter((line) => line.kind === "marked").filter(({ item }) => !known.has(item)),
    adjustments: said.filter((line) => line.kind === "adjusted"),
  };
}

function byPlace(a: StandingComment, b: StandingComment): number {
  const [[rankA, fileA, lineA], [rankB, fileB, lineB]] = [placeOf(a), placeOf(b)];
  return rankA - rankB || byText(fileA, fileB) || lineA - lineB || byText(a.at, b.at);
}

function placeOf({ on, now }: StandingComment): readonly [rank: number, file: string, line: number] {
  if (on.kind === "line") return [2, `${on.problem}/${on.file}`, now?.kind === "moved" ? now.line : on.line];
  return on.kind === "case" ? [1, `${on.problem}/${on.case}`, 0] : [0, "", 0];
}

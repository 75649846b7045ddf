import { randomUUID } from "node:crypto";
import { ExpectedError } from "../../base/errors.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import type {
  AdjustmentLine,
  ByHandLine,
  CommentLine,
  CommentPlace,
  MarkLine,
  RetractionLine,
} from "../../grade/store/desk-lines.ts";
import type { Gradebook } from "../gradebook/gradebook.ts";
import type { Grade } from "../grades.ts";
import { type ClassResults, studentsOf, whyUnapplied } from "../results.ts";
import { NOT_HELD } from "../scheme-mistakes.ts";
import type { FilesOf } from "./by-hand.ts";
import { commentableLines, type LinePlace } from "./line-now.ts";
import { signature } from "./signature.ts";

/** Most characters of a comment and of a reason: more is a document. */
export const LONGEST_COMMENT = 5_000;
export const LONGEST_REASON = 500;

/** The class in which somebody says something, and who it is. */
export interface Saying {
  readonly results: ClassResults;
  /** Name of the grader; absent for the user of this machine. */
  readonly by?: string | undefined;
  readonly gradebook?: Pick<Gradebook, "holds"> | undefined;
}

/** A place to comment on: the text of a line is that of the file. */
export type AskedPlace = Exclude<CommentPlace, LinePlace> | Omit<LinePlace, "text">;

/** The id of a line whose place a new one takes; absent for a line of its own. */
interface Replacing {
  readonly id?: string | undefined;
}

/**
 * Makes the line of a comment.
 *
 * @throws ExpectedError if there is no such place, or if the text cannot be kept
 */
export function commentLine(
  about: Grade,
  { on, text, id }: Replacing & { readonly on: AskedPlace; readonly text: string },
  saying: Saying & { readonly filesOf: FilesOf },
): CommentLine {
  const checked = checkedText(text, LONGEST_COMMENT, saying);
  return { kind: "noted", ...aboutPerson(about, saying, id), on: placeOf(on, about, saying), text: checked };
}

/**
 * Makes the line of points for an item of the rubric. It takes the place of what the same grader gave before, so that
 * nothing of that comes back when it is taken back.
 *
 * @throws ExpectedError if the rubric does not give these points
 */
export function markLine(
  about: Grade,
  { item, points }: Pick<MarkLine, "item" | "points">,
  saying: Saying,
): MarkLine {
  const found = saying.results.rubric.find((each) => each.item === item);
  if (!found) throw new ExpectedError(say`${excerpt(item)}: the rubric in grading.yaml has no such item`);
  if (!(points >= 0 && points <= found.most))
    throw new ExpectedError(say`${excerpt(found.title)}: from 0 to ${found.most} points, and not ${points}`);
  const { by } = signature(saying.by);
  const said = saying.results.byHand.of.get(about.person.key) ?? [];
  const former = said.findLast((line) => line.kind === "marked" && line.item === item && line.by === by);
  return { kind: "marked", ...aboutPerson(about, saying, former?.id), item, points };
}

/**
 * Makes the line of an adjustment.
 *
 * @throws ExpectedError if there is no grade that it could change, or if the reason cannot be kept
 */
export function adjustmentLine(
  about: Grade,
  { points, reason, id }: Replacing & Pick<AdjustmentLine, "points" | "reason">,
  saying: Saying,
): AdjustmentLine {
  const { most } = saying.results.scale;
  if (!(Math.abs(points) <= most))
    throw new ExpectedError(say`an adjustment is from -${most} to ${most} points, and not ${points}`);
  const unapplied = whyUnapplied(about);
  if (unapplied) throw new ExpectedError(unapplied);
  const checked = checkedText(reason.replace(/\s+/g, " "), LONGEST_REASON, saying);
  return { kind: "adjusted", ...aboutPerson(about, saying, id), points, reason: checked };
}

/**
 * Makes the line that takes another one back.
 *
 * @throws ExpectedError if no line with this id stands
 */
export function retractionLine(id: string, { results: { byHand }, by }: Saying): RetractionLine {
  const all: readonly ByHandLine[] = [...Array.from(byHand.of.values()).flat(), ...byHand.lost];
  if (!all.some((line) => line.id === id)) throw new ExpectedError(say`this was taken back already`);
  return { kind: "retracted", ...signature(by), of: id };
}

function aboutPerson(about: Grade, { results, by }: Saying, id: string = randomUUID()) {
  const { person, programs } = about;
  const students = studentsOf(about, results);
  return { ...signature(by), id, person: person.key, name: person.name, students, programs };
}

function checkedText(text: string, most: number, { gradebook }: Saying): string {
  const trimmed = text.trim();
  if (trimmed === "") throw new ExpectedError(EMPTY);
  if (trimmed.length > most)
    throw new ExpectedError(say`a text has at most ${most} characters, and this one has ${trimmed.length}`);
  if (gradebook?.holds(trimmed) === false) throw new ExpectedError(NOT_HELD);
  return trimmed;
}

const EMPTY: Sentence = say`the text is empty`;

function placeOf(
  on: AskedPlace,
  { submissions }: Grade,
  { results, filesOf }: Saying & { readonly filesOf: FilesOf },
): CommentPlace {
  if (on.kind === "whole") return on;
  const own = submissions.flatMap((id) => results.handIns.get(id) ?? []);
  const handIn = own.find(({ report }) => report.problem === on.problem);
  if (on.kind === "case") {
    if (handIn?.report.results.some((each) => each.case === on.case)) return on;
    throw new ExpectedError(say`${excerpt(on.case)}: there is no result of this case`);
  }
  const file = ((handIn && filesOf(handIn)) ?? []).find(({ path }) => path === on.file);
  const text = file && commentableLines(file)[on.line - 1];
  if (text !== undefined) return { ...on, text };
  throw new ExpectedError(say`${excerpt(on.file)}:${on.line}: there is no such line`);
}

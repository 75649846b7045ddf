import { ExpectedError } from "../base/errors.ts";
import { say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import {
  type AskedPlace,
  adjustmentLine,
  commentLine,
  markLine,
  retractionLine,
} from "../class/by-hand/lines.ts";
import { signature } from "../class/by-hand/signature.ts";
import type { Grade } from "../class/grades.ts";
import { keptFilesIn } from "../class/known-grades.ts";
import { decisionLines, lastSaid, undoLine } from "../class/settle/decision-lines.ts";
import type { Settlement } from "../class/settle/settling.ts";
import type { DeskLine } from "../grade/store/desk-lines.ts";
import type { Action } from "./action.ts";
import { peopleWithCause } from "./queue.ts";
import { personNamed, type ReviewedClass, teamOf } from "./reviewed-class.ts";

/**
 * Makes the lines by which an action is kept.
 *
 * @throws ExpectedError if nobody is meant, or if it cannot be done
 */
export function linesFor(action: Saying, reviewed: ReviewedClass, by: string): DeskLine[] {
  const { results, own } = reviewed;
  const filesOf = keptFilesIn(reviewed.known);
  const saying = { results, by, gradebook: own.gradebook, filesOf };
  switch (action.do) {
    case "settle":
      return decisionLines(settlementOf(action), results, signature(by));
    case "undo":
      return [undoLine(lastSaid(action.person, results).line, signature(by))];
    case "note":
      return peopleOf(action, reviewed).map((each) =>
        commentLine(each, { ...action, on: action.on as AskedPlace }, saying),
      );
    case "mark":
      return peopleOf(action, reviewed).map((each) => markLine(each, action, saying));
    case "adjust":
      return peopleOf(action, reviewed).map((each) => adjustmentLine(each, action, saying));
    case "retract":
      return [retractionLine(action.id, saying)];
  }
}

function settlementOf({ person = "", cause, ...said }: Extract<Action, { do: "settle" }>): Settlement {
  const { grade, confirm, reading, program, comment } = said;
  return {
    about: cause === undefined ? { person } : { cause },
    ...(grade !== undefined && { grade }),
    ...(confirm && { isConfirmed: true }),
    ...(reading && { takesReading: true }),
    ...(program !== undefined && { program }),
    ...(comment !== undefined && { comment }),
  };
}

/** An action that is kept as lines. */
type Saying = Exclude<Action, { do: "run" | "compare" }>;

type About = Extract<Action, { do: "note" | "mark" | "adjust" }>;

/** Finds those of whom something is said. What is changed is of one person. */
function peopleOf({ person, team, cause, ...said }: About, reviewed: ReviewedClass): Grade[] {
  const own = person === undefined ? undefined : personNamed(person, reviewed);
  const isChange = "id" in said && said.id !== undefined;
  const people =
    cause !== undefined
      ? peopleWithCause(cause, reviewed)
      : own && (team && !isChange ? teamOf(own, reviewed) : [own]);
  if (people && people.length > 0) return people;
  const named = excerpt(cause ?? person ?? "");
  throw new ExpectedError(say`${named}: there is nobody in the class any more of whom this could be said`);
}

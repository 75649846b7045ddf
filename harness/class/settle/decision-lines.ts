import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import { byText, excerpt } from "../../base/text.ts";
import type {
  ByHandLine,
  DecisionLine,
  RetractionLine,
  Signature,
  UndoLine,
} from "../../grade/store/desk-lines.ts";
import { type ClassResults, studentsOf } from "../results.ts";
import { decisionsFor, namedIn, type Settlement } from "./settling.ts";

/**
 * Makes the lines by which a decision is kept.
 *
 * @throws ExpectedError if nobody is meant, or if it cannot be decided so
 */
export function decisionLines(
  settlement: Settlement,
  results: ClassResults,
  signature: Signature,
): DecisionLine[] {
  return decisionsFor(settlement, results).map(({ about, ...decision }) => ({
    kind: "decided",
    ...signature,
    person: about.person.key,
    name: about.person.name,
    students: studentsOf(about, results),
    programs: about.programs,
    ...decision,
  }));
}

/** A line that can be taken back, with the name of the person. */
export interface Said {
  readonly line: DecisionLine | ByHandLine;
  readonly name: string;
}

/**
 * Finds the last that was decided or said by hand about a person.
 *
 * @throws ExpectedError if there is nothing
 */
export function lastSaid(person: string, { decisions, byHand, ...results }: ClassResults): Said {
  const lost = [...decisions.lost, ...byHand.lost].filter(
    (line) => line.person === person || line.name === person,
  );
  if (lost.length > 0) return { line: newestOf(lost)!, name: person };
  const { key, name } = namedIn(person, results).person;
  const line = newestOf([...(decisions.of.get(key) ?? []), ...(byHand.of.get(key) ?? [])]);
  if (line) return { line, name };
  throw new ExpectedError(say`${excerpt(name)}: nothing is decided that could be taken back`);
}

function newestOf(lines: readonly Said["line"][]): Said["line"] | undefined {
  return lines.toSorted((a, b) => byText(a.at, b.at)).at(-1);
}

/** Makes the line that takes another one back. */
export function undoLine(line: Said["line"], signature: Signature): UndoLine | RetractionLine {
  return line.kind === "decided"
    ? { kind: "undone", ...signature, person: line.person }
    : { kind: "retracted", ...signature, of: line.id };
}

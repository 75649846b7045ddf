import { ExpectedError } from "../../base/errors.ts";
import { excerpt } from "../../base/text.ts";
import type { DecisionLine, Signature, UndoLine } from "../../grade/store/desk-lines.ts";
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

/**
 * Makes the line that takes the last decision about a person back.
 *
 * @throws ExpectedError if nothing is decided about the person
 */
export function undoLine(person: string, results: ClassResults, signature: Signature): UndoLine {
  const lost = results.decisions.lost.findLast((line) => line.person === person || line.name === person);
  if (lost) return { kind: "undone", ...signature, person: lost.person };
  const { key, name } = namedIn(person, results).person;
  const last = results.decisions.of.get(key)?.at(-1);
  if (last) return { kind: "undone", ...signature, person: last.person };
  throw new ExpectedError({
    en: `${excerpt(name)}: nothing is decided that could be taken back`,
    "pt-BR": `${excerpt(name)}: não há decisão que se possa desfazer`,
  });
}

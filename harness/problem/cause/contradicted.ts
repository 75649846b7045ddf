import isEqual from "fast-deep-equal";
import type { Case } from "../../case/any-case.ts";
import type { Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";

type Declared = Finding<"right-if-declared">["declared"];

/**
 * Removes the notes that an answer would be right if it were read in another way, where the program's other answers speak
 * against it: by that reading one of them would be wrong that is right, or a number would mean "no path" that it answers
 * also where there is one.
 *
 * @param cases the cases of the attempts
 */
export function withoutContradicted(attempts: readonly Attempt[], cases: readonly Case[]): Attempt[] {
  const isContradicted = (declared: Declared) =>
    attempts.some((each, at) => contradicts(each, cases[at]!, declared));
  return attempts.map((each) => {
    const { note, ...others } = each;
    return note?.kind === "right-if-declared" && isContradicted(note.declared) ? (others as Attempt) : each;
  });
}

function contradicts({ verdict, finding, note }: Attempt, asked: Case, declared: Declared): boolean {
  if (declared.impossible)
    return finding?.kind === "wrong-number-of-moves" && declared.impossible.includes(finding.found);
  if (verdict !== "AC" || !("anyStart" in asked) || asked.anyStart || asked.answer !== "tour") return false;
  // How it was read is said beside it.
  if (note && "declared" in note && isEqual(note.declared, declared)) return false;
  const { row, column } = asked.start;
  const [down, right] = declared.order === "column-row" ? [column, row] : [row, column];
  const turned = declared.firstRow === "bottom" ? asked.rows - 1 - down : down;
  return turned !== row || right !== column;
}

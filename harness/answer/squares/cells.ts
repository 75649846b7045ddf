import { isNumbering } from "../board/numbering.ts";
import { type Run, wholeRun } from "../board/numbers.ts";
import { type AnswerReader, type Question, WEIGHTS } from "../reading/answer.ts";
import { orientations, orientedPairs, reversedPairs } from "../reading/orientation.ts";
import { isCellRoute, pairsOf } from "../tour/cell-route.ts";

/**
 * The numbers of the squares in the order of the tour, if squares are numbered line by line from 0 or from 1.
 * Such a list can be taken for a board of step numbers as well. If the manifest does not name this format, it
 * is meant only if the board has steps that are not moves and the list has none.
 */
export const cellsReader: AnswerReader = {
  open: (question, declared) => ({
    *end(scan) {
      const run = wholeRun(scan, question);
      if (!run || isNumbering(run.numbers, question)) return;
      const cells = run.numbers;
      const first = declared.counting ?? (cells.includes(0) ? 0 : 1);
      const named = declared.formats !== undefined;
      const weight = isCellRoute(cells, question) ? WEIGHTS.complete : WEIGHTS.partial;
      const several = run.severalBy(([square]) => square!);
      for (const orientation of orientations(declared)) {
        const width = orientation.order === "row-column" ? question.columns : question.rows;
        const pairs = pairsOf(cells, { first, width });
        const visits = orientedPairs(
          declared.backwards ? reversedPairs(pairs) : pairs,
          question,
          orientation,
        );
        const assuming = { ...orientation.assuming, ...(!named && { formats: ["cells"] as const }) };
        const usual = Object.keys(orientation.assuming).length === 0;
        yield {
          answer: { kind: "visits", visits: fromStart(visits, run, question) },
          weight,
          ...(several && { several }),
          ...((!named || !usual) && { assuming }),
          ...(!named && usual && { reason: "every-step-a-move" }),
        };
      }
    },
  }),
};

/** Gives a closed tour from the start that was asked, where the list says it again at its end and so is one square too long. */
function fromStart(visits: Int32Array, { numbers, before }: Run, { start }: Question): Int32Array {
  const last = visits.length - 2;
  const isSaidAgain = before !== undefined && before === numbers.at(-1);
  if (!isSaidAgain || !start || visits[last] !== start.row || visits[last + 1] !== start.column)
    return visits;
  const turned = new Int32Array(visits.length);
  turned.set(visits.subarray(last));
  turned.set(visits.subarray(0, last), 2);
  return turned;
}

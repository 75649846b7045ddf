import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { wholeRun } from "./numbers.ts";
import { orientations, orientedPairs } from "./orientation.ts";

/**
 * The numbers of the squares in the order of the tour, if squares are numbered line by line from 0 or from 1.
 * Such a list can be taken for a board of step numbers as well. If the manifest does not name this format, it
 * is meant only if the board has steps that are not moves and the list has none.
 */
export const cellsReader: AnswerReader = {
  open: (question, declared) => ({
    *end(scan) {
      const cells = wholeRun(scan, question);
      if (!cells) return;
      const first = declared.counting ?? (cells.includes(0) ? 0 : 1);
      const named = declared.formats !== undefined;
      for (const orientation of orientations(declared)) {
        const width = orientation.order === "row-column" ? question.columns : question.rows;
        const visits = orientedPairs(pairsOf(cells, first, width), question, orientation);
        const assuming = { ...orientation.assuming, ...(!named && { formats: ["cells"] as const }) };
        const usual = Object.keys(orientation.assuming).length === 0;
        yield {
          answer: { kind: "visits", visits },
          weight: WEIGHTS.partial,
          ...((!named || !usual) && { assuming }),
          ...(!named && usual && { reason: "every-step-a-move" }),
        };
      }
    },
  }),
};

/** Splits cells in lines of `width` into pairs of line and place within it, both counted from 0. */
function pairsOf(cells: Int32Array, first: number, width: number): Int32Array {
  const pairs = new Int32Array(2 * cells.length);
  for (const [at, cell] of cells.entries()) {
    pairs[2 * at] = Math.floor((cell - first) / width);
    pairs[2 * at + 1] = (cell - first) % width;
  }
  return pairs;
}

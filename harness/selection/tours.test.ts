import { expect, test } from "vitest";
import { readingsOf } from "../answer/read.ts";
import type { Square } from "../case/board.ts";
import { contractOf } from "../problem/index.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR, squaresInOrder, tourCase } from "../testing/tours.ts";
import { selectReadings } from "./select-readings.ts";
import type { Transcript } from "./selection.ts";

const TOURS = [CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR, CHESSBOARD_TOUR.toReversed()];

/** Selects a program that writes its tours in a way of its own. */
function selection(write: (order: readonly Square[], columns: number) => string) {
  const transcripts = TOURS.map((lines): Transcript => {
    const order = squaresInOrder(lines);
    const [rows, columns] = [lines.length, lines[0]!.length];
    const { check, question, formats } = contractOf(tourCase({ rows, columns, start: order[0]! }));
    const output = () => Buffer.from(write(order, columns));
    return { asked: tourCase(), output, plan: { question, formats, declared: {} }, check };
  });
  return selectReadings(transcripts);
}

const chess = (order: readonly Square[]) =>
  order.map(({ row, column }) => `${"abcdefgh"[column]}${row + 1}`).join(" ");

/** A board with a tour from another corner. */
const drawn = CHESSBOARD_TOUR.map((line) => line.toReversed().join(" ")).join("\n");

test("a list of squares below a board that looks like another tour is selected, if it is right in all cases", () => {
  const { selected, notices } = selection((order) => `${drawn}\n\n${chess(order)}\n`);
  expect(notices).toEqual([
    { kind: "read-by-convention", declared: { formats: ["squares"] }, right: 4, cases: 4 },
  ]);
  for (const each of selected) expect(each).toMatchObject({ plan: { formats: ["squares", "no-tour"] } });
});

test("names of the chessboard say nothing of the coordinates that a program writes on another board", () => {
  const { selected, notices } = selection((order, columns) =>
    columns === 8
      ? chess(order.map(({ row, column }) => ({ row: 7 - row, column })))
      : order.map(({ row, column }) => `(${row}, ${column})`).join("\n"),
  );
  expect(notices).toMatchObject([{ declared: { firstRow: "bottom" }, right: 4, cases: 4 }]);
  expect(selected.map((each) => each.kind === "as-worded" && each.plan.declared)).toEqual(
    TOURS.map((lines) => (lines[0]!.length === 8 ? { firstRow: "bottom" } : {})),
  );
});

test("no form is chosen for a program whose tours are wrong in half of the cases", () => {
  const { notices } = selection(
    (order, columns) => `${drawn}\n${chess(columns === 8 ? order.toReversed() : order)}\n`,
  );
  expect(notices).toEqual([]);
});

test("a board that starts elsewhere is counted as the other boards of the program", () => {
  const zeroed = CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1));
  const second = squaresInOrder(CHESSBOARD_TOUR)[1]!;
  const starts = [...TOURS.map((lines) => squaresInOrder(lines)[0]!), second];
  const { selected } = selectReadings(
    starts.map((start): Transcript => {
      const { check, question, formats } = contractOf(tourCase({ start }));
      const output = () => Buffer.from(zeroed.map((line) => line.join(" ")).join("\n"));
      return { asked: tourCase(), output, plan: { question, formats, declared: {} }, check };
    }),
  );
  expect(selected.at(-1)).toMatchObject({ plan: { declared: { counting: 0 } } });
});

test("a board whose only 0 is no move away from its 1 does not count from 0, whatever most do", () => {
  const zeroed = CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1));
  const unended = CHESSBOARD_TOUR.map((line) => line.map((step) => step % 64));
  const start = squaresInOrder(CHESSBOARD_TOUR)[0]!;
  const { check, question, formats } = contractOf(tourCase({ start }));
  const { selected } = selectReadings(
    [...TOURS.map(() => zeroed), unended].map((board): Transcript => {
      const output = () => Buffer.from(board.map((line) => line.join(" ")).join("\n"));
      return { asked: tourCase(), output, plan: { question, formats, declared: {} }, check };
    }),
  );
  expect(selected.at(-1)).not.toMatchObject({ plan: { declared: { counting: 0 } } });
});

test("of a program that counts from 0, a board with zeros for what is left begins on the start that was asked", () => {
  const zeroed = CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1));
  const stuck = zeroed.map((line) => line.map((step) => (step > 40 ? 0 : step)));
  const boards = [...TOURS.map(() => zeroed), stuck];
  const start = squaresInOrder(CHESSBOARD_TOUR)[0]!;
  const { check, question, formats } = contractOf(tourCase({ start }));
  const { selected } = selectReadings(
    boards.map((board): Transcript => {
      const output = () => Buffer.from(board.map((line) => line.join(" ")).join("\n"));
      return { asked: tourCase(), output, plan: { question, formats, declared: {} }, check };
    }),
  );
  const { plan } = selected.at(-1) as { plan: Transcript["plan"] };
  const [reading] = readingsOf(Buffer.from(stuck.map((line) => line.join(" ")).join("\n")), plan);
  expect(check(reading!.answer)).toMatchObject({ finding: { kind: "squares-missing", found: 41 } });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execaSync } from "execa";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { type Board, boardText, parseBoard } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import { anyBoard } from "../../testing/boards.ts";
import { samples } from "../../testing/seed.ts";
import { told } from "../../testing/sentences.ts";
import { certificateDefect } from "./certificate.ts";

/** Distances from C by repeated relaxation; -1 if there is no path. */
function labelsOf(board: Board): number[] {
  const labels = Array.from(board.open, () => Number.POSITIVE_INFINITY);
  labels[board.start.row * board.columns + board.start.column] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [square, open] of board.open.entries()) {
      const nearest = Math.min(...torusNeighbours(board, square).map((to) => labels[to]!));
      if (open && nearest + 1 < labels[square]!) {
        labels[square] = nearest + 1;
        changed = true;
      }
    }
  }
  return labels.map((label) => (label === Number.POSITIVE_INFINITY ? -1 : label));
}

function printed(board: Board, labels: readonly number[]): Buffer {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    labels.slice(row * board.columns, (row + 1) * board.columns),
  );
  const lines = rows.map((row) => row.map((label) => (label < 0 ? "-" : label)).join(" "));
  return Buffer.from(`moves: 3\n(0, 0)\ncertificate\n${lines.join("\n")}\n`);
}

test("right labels are accepted, and any other label or answer is not", () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), fc.integer({ min: -1, max: 20 }), (board, at, other) => {
      const labels = labelsOf(board);
      const answer = leastMoves(board);
      expect(certificateDefect(board, answer, printed(board, labels))).toBeUndefined();

      const square = at % labels.length;
      fc.pre(labels[square] !== other);
      expect(certificateDefect(board, answer, printed(board, labels.with(square, other)))).toBeDefined();
      expect(
        certificateDefect(board, answer === "impossible" ? 1 : answer + 1, printed(board, labels)),
      ).toBeDefined();
    }),
    { numRuns: samples(50) },
  );
});

test("labels of another number of rows or columns are not accepted", () => {
  const board = parseBoard("C.\n.S\n", String);
  for (const text of [
    "certificate\n0 1\n",
    "certificate\n0 1 1\n1 1 1\n",
    "0 1\n1 1\n",
    "",
    "certificate\n0 1\n1 1\n1 1\n",
  ]) {
    expect(certificateDefect(board, 1, Buffer.from(text))?.kind).toBe("certificate-incomplete");
  }
});

test.each([
  [
    "0 1\n",
    1,
    "certificate-incomplete",
    "the certificate does not have one row of labels for each row of the board",
    "o certificado não tem uma linha de rótulos para cada linha do tabuleiro",
  ],
  [
    "0 1\n1 9\n",
    1,
    "certificate-label",
    "the label of (0, 1) does not fit its neighbours, whose labels may differ by at most 1",
    "o rótulo de (0, 1) não combina com os dos vizinhos, que só podem diferir em 1",
  ],
  [
    "0 1\n1 2\n",
    1,
    "certificate-proves-another",
    "the certificate proves 2 moves, not 1 move",
    "o certificado prova 2 movimentos, e não 1 movimento",
  ],
])("what is wrong with the certificate %j is told", (labels, answer, ...sentences) => {
  const board = parseBoard("C.\n.S\n", String);
  const output = Buffer.from(`certificate\n${labels}`);
  expect(told(certificateDefect(board, answer, output))).toEqual(sentences);
});

test("the reference proves its answer on every bundled board", () => {
  const boards = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "boards");
  for (const file of readdirSync(boards)) {
    const board = parseBoard(readFileSync(path.join(boards, file), "utf8"), String);
    const reference = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");
    const { stdout } = execaSync(process.execPath, [reference, "--certificate"], {
      input: boardText(board),
      encoding: "buffer",
    });
    expect(certificateDefect(board, leastMoves(board), Buffer.from(stdout))).toBeUndefined();
  }
});

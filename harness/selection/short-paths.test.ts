import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { isOf } from "../case/any-case.ts";
import { shortestPath } from "../case/board-rules.ts";
import { contractOf } from "../problem/index.ts";
import { loadCases } from "../problem/load.ts";
import { selectReadings } from "./select-readings.ts";
import type { Transcript } from "./selection.ts";

const CASES = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "{seam,worked,exit,tiny,maze,ten}*.yaml"),
}).filter((asked) => isOf("lost-knight", asked));

/** Cases in which one move is enough. */
const oneMove = CASES.filter(({ answer }) => answer === 1);

/** Output of a program for a case, made from the squares of a shortest path. */
function transcript(asked: (typeof CASES)[number], say: (squares: readonly string[]) => string): Transcript {
  const { check, question, formats } = contractOf(asked);
  const squares = (shortestPath(asked.board) ?? []).map(({ row, column }) => `(${row},${column})`);
  const printed = squares.length > 0 ? say(squares) : "Sem solução\n";
  return { asked, output: () => Buffer.from(printed), plan: { question, formats, declared: {} }, check };
}

const pathsHeard = (transcripts: readonly Transcript[]) => {
  const { selected } = selectReadings(transcripts);
  return oneMove.map((asked) => selected[CASES.indexOf(asked)]);
};

test("a path of one move is read if the program answers by paths in other cases", () => {
  const transcripts = CASES.map((asked) => transcript(asked, (squares) => `Caminho: ${squares.join(" ")}\n`));
  expect(oneMove.length).toBeGreaterThan(0);
  for (const selected of pathsHeard(transcripts))
    expect(selected).toMatchObject({ plan: { declared: { formats: ["path"] } } });
});

test("places of C and S are no path if the program gives no paths elsewhere", () => {
  const ends = (squares: readonly string[]) => `C em ${squares[0]}, S em ${squares.at(-1)}\n`;
  for (const selected of pathsHeard(CASES.map((asked) => transcript(asked, ends))))
    expect(selected).toMatchObject({ kind: "as-worded", plan: { declared: {} } });
});

test("places of C and S beside each path are no path where another thing is said", () => {
  const places = (squares: readonly string[]) => `S em ${squares.at(-1)}\nC em ${squares[0]}\n`;
  const transcripts = CASES.map((asked) =>
    transcript(
      asked,
      (squares) => places(squares) + (asked.answer === 1 ? "Umulig\n" : `Caminho: ${squares.join(" ")}\n`),
    ),
  );
  for (const selected of pathsHeard(transcripts))
    expect(selected).not.toMatchObject({ plan: { declared: { formats: ["path"] } } });
});

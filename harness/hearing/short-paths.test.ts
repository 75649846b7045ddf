import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { isOf } from "../case/any-case.ts";
import { shortestPath } from "../case/board-rules.ts";
import { contractOf } from "../problem/index.ts";
import { loadCases } from "../problem/load.ts";
import { hear } from "./hear.ts";
import type { Speech } from "./hearing.ts";

const CASES = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "{seam,worked,exit,tiny,maze,ten}*.yaml"),
}).filter((asked) => isOf("lost-knight", asked));

/** Cases in which one move is enough. */
const oneMove = CASES.filter(({ answer }) => answer === 1);

/** Output of a program for a case, made from the squares of a shortest path. */
function speech(asked: (typeof CASES)[number], say: (squares: readonly string[]) => string): Speech {
  const { check, question, formats } = contractOf(asked);
  const squares = (shortestPath(asked.board) ?? []).map(({ row, column }) => `(${row},${column})`);
  const printed = squares.length > 0 ? say(squares) : "Sem solução\n";
  return { asked, output: () => Buffer.from(printed), plan: { question, formats, declared: {} }, check };
}

const pathsHeard = (speeches: readonly Speech[]) => {
  const { heard } = hear(speeches);
  return oneMove.map((asked) => heard[CASES.indexOf(asked)]);
};

test("a path of one move is read if the program answers by paths in other cases", () => {
  const speeches = CASES.map((asked) => speech(asked, (squares) => `Caminho: ${squares.join(" ")}\n`));
  expect(oneMove.length).toBeGreaterThan(0);
  for (const heard of pathsHeard(speeches))
    expect(heard).toMatchObject({ plan: { declared: { formats: ["path"] } } });
});

test("places of C and S are no path if the program gives no paths elsewhere", () => {
  const ends = (squares: readonly string[]) => `C em ${squares[0]}, S em ${squares.at(-1)}\n`;
  for (const heard of pathsHeard(CASES.map((asked) => speech(asked, ends))))
    expect(heard).toMatchObject({ kind: "as-worded", plan: { declared: {} } });
});

test("places of C and S beside each path are no path where another thing is said", () => {
  const places = (squares: readonly string[]) => `S em ${squares.at(-1)}\nC em ${squares[0]}\n`;
  const speeches = CASES.map((asked) =>
    speech(
      asked,
      (squares) => places(squares) + (asked.answer === 1 ? "Umulig\n" : `Caminho: ${squares.join(" ")}\n`),
    ),
  );
  for (const heard of pathsHeard(speeches))
    expect(heard).not.toMatchObject({ plan: { declared: { formats: ["path"] } } });
});

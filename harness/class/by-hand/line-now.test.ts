import { expect, test } from "vitest";
import { commentsForStudents } from "./for-students.ts";
import { type LinePlace, lineNow } from "./line-now.ts";

const FILE = {
  path: "cavalo.py",
  bytes: 0,
  text: "# %% João.ipynb [1]\nn = 1\n\n# %% João.ipynb [2]\nprint(n)\n",
};
const on: LinePlace = { kind: "line", problem: "lost-knight", file: "cavalo.py", line: 5, text: "print(n)" };

test("a commented line that was read out of a notebook is told by its cell", () => {
  const now = lineNow(on, [FILE]);
  expect(now).toEqual({ kind: "same", cell: { notebook: "João.ipynb", cell: 2, line: 1 } });
  const comment = { kind: "noted", id: "x", at: "", by: "ana", person: "bia", on, text: "Bom", now } as const;
  const [told] = commentsForStudents([comment as never], { cases: [], language: "pt-BR" }, "2026-12-01");
  expect(told).toMatchObject({ place: "João.ipynb, célula 2, linha 1", code: "print(n)" });
});

test("a line that moved is found by its text, if it stands there once", () => {
  const moved = { ...FILE, text: `x = 0\n${FILE.text}` };
  expect(lineNow(on, [moved])).toMatchObject({ kind: "moved", line: 6, cell: { cell: 2, line: 1 } });
  expect(lineNow(on, [{ ...FILE, text: "print(n)\nprint(n)\n" }])).toEqual({ kind: "not-found" });
  expect(lineNow({ ...on, line: 1 }, [{ ...FILE, text: "print(n)\n" }])).toEqual({ kind: "same" });
});

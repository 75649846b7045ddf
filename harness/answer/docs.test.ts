import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { contractOf } from "../problem/index.ts";
import {
  BOARD_SHAPES,
  CELL_SHAPES,
  COORDINATE_SHAPES,
  NAMED_SHAPES,
  SQUARE_SHAPES,
} from "../testing/tour-shapes.ts";
import { CHESSBOARD_TOUR, tourCase } from "../testing/tours.ts";
import { readingsOf } from "./read.ts";

/** Last part of the page: a table of outputs, with the programs and fixtures that show them. */
const [, table = ""] = readFileSync(path.join(PACKAGE_FOLDER, "docs", "answers.md"), "utf8").split(
  "## What real programs print",
);

const rows = table
  .split("\n")
  .filter((line) => /^\| (?!what they print)/.test(line))
  .map((line) => line.slice(2, -2).split(" | "))
  .map((cells) => ({ printed: cells[0]!, shownBy: cells.at(-1)! }));

const shown = (pattern: RegExp) =>
  rows.flatMap(({ shownBy }) => Array.from(shownBy.matchAll(pattern), ([, name]) => name!));

/** Bundled programs, which are run on every case elsewhere. */
const programs = shown(/`([^`]+)`/g);

/** Shapes of tours by their names, or texts as they are printed. */
const texts = shown(/"([^"]+)"/g);

const SHAPES = { ...BOARD_SHAPES, ...COORDINATE_SHAPES, ...NAMED_SHAPES, ...SQUARE_SHAPES, ...CELL_SHAPES };

test.each(rows)("$printed: is shown by something", ({ shownBy }) => {
  expect(shownBy).toMatch(/`[^`]+`|"[^"]+"/);
});

test.each(programs)("%s is bundled", (name) => {
  expect(existsSync(path.join(PACKAGE_FOLDER, name))).toBe(true);
});

test.each(texts.filter((name) => name in SHAPES))("a tour printed as %s is found", (name) => {
  const { question, formats, check } = contractOf(tourCase());
  const text = SHAPES[name]!({ lines: CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1)), base: 1 });
  const declared = name in CELL_SHAPES ? { formats: ["cells" as const] } : {};
  const [taken] = readingsOf(Buffer.from(text), { question, declared, formats: declared.formats ?? formats });
  expect(check(taken!.answer)).toMatchObject({ kind: "accepted" });
});

test.each(texts.filter((name) => !(name in SHAPES)))(
  "%j is an answer of 68 moves, or that there are none",
  (text) => {
    const question = {
      rows: 100,
      columns: 100,
      start: { row: 30, column: 66 },
      exit: { row: 33, column: 69 },
    };
    const formats = ["stated-moves", "bare-number", "path"] as const;
    const [taken] = readingsOf(Buffer.from(text), { question, formats, declared: {} });
    const answer = text.includes("68") ? { kind: "moves", moves: 68 } : { kind: "none" };
    expect(taken?.answer).toMatchObject(answer);
  },
);

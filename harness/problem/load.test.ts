import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ExpectedError } from "../base/errors.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { caseId, isOf } from "../case/any-case.ts";
import { folderWith } from "../testing/folders.ts";
import { readsDuring } from "../testing/reads.ts";
import { type ListedCase, loadCases } from "./load.ts";

const BUNDLED = path.join(PACKAGE_FOLDER, "cases");

/** The published boards: size, C, S and least moves. The exit of board 100 is the one on the board itself. */
const TEN_BOARDS = [
  [100, [30, 66], [92, 22], 68],
  [150, [119, 87], [48, 98], 64],
  [200, [14, 118], [105, 193], 108],
  [250, [121, 20], [10, 185], 156],
  [300, [124, 291], [179, 289], 197],
  [350, [174, 65], [318, 241], 170],
  [400, [120, 377], [359, 187], 185],
  [450, [223, 325], [405, 59], 186],
  [500, [477, 117], [374, 369], 225],
  [550, [298, 267], [21, 103], 233],
] as const;

const bundled = loadCases({ files: BUNDLED });

test.each(TEN_BOARDS)("board %i is as published", (size, start, exit, moves) => {
  const asked = bundled.find((each) => caseId(each) === `lost-knight/board-${size}`);
  if (!asked || !isOf("lost-knight", asked)) throw new Error("not there");
  expect(asked.answer).toBe(moves);
  expect(asked.board).toMatchObject({ rows: size, columns: size });
  expect([asked.board.start.row, asked.board.start.column]).toEqual(start);
  expect([asked.board.exit.row, asked.board.exit.column]).toEqual(exit);
  expect(asked.board.open.filter((open) => open === 1)).toHaveLength((3 * size * size) / 10);
});

test("one file asks for a tour from each square of the chessboard", () => {
  const names = bundled.map(caseId).filter((id) => id.startsWith("knights-tour/8x8/"));
  expect(new Set(names).size).toBe(64);
});

test.each([
  ["by its file", { files: path.join(BUNDLED, "lost-knight", "board-100.yaml") }],
  [
    "by its name",
    {
      files: BUNDLED,
      choose: (cases: readonly ListedCase[]) => cases.filter(({ base }) => base.name === "board-100"),
    },
  ],
])("the board of a case is read without those of others, if it is chosen %s", async (_, chosen) => {
  const read = await readsDuring(() => loadCases(chosen));
  expect(read.filter((file) => file.endsWith(".txt")).map((file) => path.basename(file))).toEqual([
    "caso100.txt",
  ]);
});

test("every bundled case file names a schema that is there", () => {
  for (const file of new Set(bundled.map((each) => each.file))) {
    const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, "utf8"))?.[1];
    const published = JSON.parse(readFileSync(path.resolve(path.dirname(file), schema!), "utf8"));
    expect(published.$id).toBe(path.basename(schema!));
  }
});

/** The bundled files that are changed one by one, and what those need. Without the others, groups have no cases. */
const CHANGED = new Set([
  ...["problem.yaml", "3x3.yaml", "7x7-closed.yaml"],
  ...["tiny-3x3.yaml", "board-100.yaml", "caso100.txt"],
]);

const isChanged = (file: string) => path.extname(file) === "" || CHANGED.has(path.basename(file));

/** The larger of the published boards take most of the time, and have no mistakes of their own. */
const isSmall = (file: string) => !/(?:board-|caso)(?:150|[2-5]\d0)/.test(file);

function complaints(change: (folder: string) => void, filter = isChanged): string[] {
  const folder = folderWith({});
  cpSync(BUNDLED, folder, { recursive: true, filter });
  change(folder);
  try {
    loadCases({ files: folder });
  } catch (error) {
    if (error instanceof ExpectedError)
      return error.sentences.map(({ en }) => en.replaceAll(`${folder}/`, ""));
    throw error;
  }
  return [];
}

const edit = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const whole = path.join(folder, file);
  writeFileSync(whole, readFileSync(whole, "utf8").replace(from, to));
};

test.each([
  [
    "a missing key",
    edit("knights-tour/3x3.yaml", /title:\n.*\n.*\n/, ""),
    'knights-tour/3x3.yaml:2:1: this file needs the key "title"',
  ],
  [
    "an unknown key",
    edit("knights-tour/3x3.yaml", "rows", "Rows"),
    'knights-tour/3x3.yaml:6:1: unknown key "Rows". Did you mean "rows"?',
  ],
  [
    "a wrong type",
    edit("knights-tour/3x3.yaml", "rows: 3", "rows: three"),
    'knights-tour/3x3.yaml:6:1: "rows" must be a whole number, not "three": from 1 to 5000',
  ],
  [
    "a day that no calendar has",
    edit("knights-tour/3x3.yaml", "rows: 3", "after: 2026-02-30\nrows: 3"),
    'knights-tour/3x3.yaml:6:1: "after" must be a day of the calendar, as 2026-12-01, not "2026-02-30"',
  ],
  [
    "broken YAML",
    edit("knights-tour/3x3.yaml", "[0, 0]", "[0, 0"),
    "knights-tour/3x3.yaml:9:1: Flow sequence in block collection must be sufficiently indented and end with a ]",
  ],
  [
    "a colon in a text",
    edit("knights-tour/3x3.yaml", /title:\n.*\n.*/, "title: Caso: o primeiro"),
    'knights-tour/3x3.yaml:2:8: quote text with a colon: key: "one: two"',
  ],
  [
    "a line that is set in too far",
    edit("knights-tour/3x3.yaml", /title:\n.*\n.*/, "title: Caso\n  points: 1"),
    "knights-tour/3x3.yaml:2:8: the next line is indented too far",
  ],
  [
    "a line that is set in too little",
    edit("lost-knight/tiny-3x3.yaml", "    xx", "   xx"),
    "lost-knight/tiny-3x3.yaml:9:1: this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column",
  ],
  [
    "a tab",
    edit("lost-knight/tiny-3x3.yaml", "    C", "\tC"),
    "lost-knight/tiny-3x3.yaml:8:1: this line is indented with a tab. YAML needs spaces",
  ],
  [
    "a key that is there twice",
    edit("knights-tour/3x3.yaml", "rows: 3", "rows: 3\nrows: 4"),
    "knights-tour/3x3.yaml:7:1: this key appears twice",
  ],
  [
    "a key without a colon",
    edit("knights-tour/3x3.yaml", "rows: 3", "rows 3"),
    "knights-tour/3x3.yaml:6:1: a key needs a colon and a space after it: key: value",
  ],
  [
    "a text that begins with a sign of YAML's",
    edit("knights-tour/3x3.yaml", "en: T", "en: %"),
    "knights-tour/3x3.yaml:3:7: quote text that begins with %",
  ],
  [
    "a file in another encoding",
    (folder: string) =>
      writeFileSync(
        path.join(folder, "knights-tour/3x3.yaml"),
        Buffer.from("rows: 3\ntitle: não\n", "latin1"),
      ),
    "knights-tour/3x3.yaml:2:1: this line is not in UTF-8. Save the file as UTF-8",
  ],
  [
    "a start off the board",
    edit("knights-tour/3x3.yaml", "[0, 0]", "[0, 3]"),
    "knights-tour/3x3.yaml:8:1: the start is outside the 3 x 3 board",
  ],
  [
    "a tour that cannot be",
    edit("knights-tour/7x7-closed.yaml", "none", "tour"),
    "knights-tour/7x7-closed.yaml:11:1: there is no such tour, because a tour alternates between the colours of the squares",
  ],
  [
    "a wrong answer",
    edit("lost-knight/board-100.yaml", "answer: 68", "answer: 69"),
    "lost-knight/board-100.yaml:16:1: the stated answer is 69, but the answer for this board is 68",
  ],
  [
    "a ragged board",
    edit("lost-knight/boards/caso100.txt", /\n./, "\n"),
    "lost-knight/boards/caso100.txt:2:100: this row has 99 squares, but the first has 100",
  ],
  [
    "a board in the case's file",
    edit("lost-knight/tiny-3x3.yaml", /\.\n/, "#\n"),
    'lost-knight/tiny-3x3.yaml:9:7: "#" is not a square. A board has only x . C S',
  ],
  [
    "rows without a |",
    edit("lost-knight/tiny-3x3.yaml", "text: |", "text: >"),
    "lost-knight/tiny-3x3.yaml:7:3: the rows are joined into one line. Write text: | and the rows below it",
  ],
  [
    "a last row without an end",
    edit("lost-knight/boards/caso100.txt", /\n$/, ""),
    "lost-knight/boards/caso100.txt:100:101: the last row does not end with a newline",
  ],
  [
    "two C's",
    edit("lost-knight/boards/caso100.txt", "S", "C"),
    "lost-knight/boards/caso100.txt:93:23: a second C",
  ],
  [
    "Windows line ends",
    edit("lost-knight/boards/caso100.txt", "\n", "\r\n"),
    "lost-knight/boards/caso100.txt:1:1: the row ends in a carriage return. Save the board with Unix line ends",
  ],
  [
    "a blank last line",
    edit("lost-knight/boards/caso100.txt", /$/, "\n"),
    "lost-knight/boards/caso100.txt:101:1: this row has 0 squares, but the first has 100",
  ],
  [
    "a missing board",
    (folder: string) => rmSync(path.join(folder, "lost-knight/boards/caso100.txt")),
    "lost-knight/board-100.yaml:7:3: the board file lost-knight/boards/caso100.txt: no such file",
  ],
  [
    "a missing problem.yaml",
    (folder: string) => rmSync(path.join(folder, "lost-knight/problem.yaml")),
    "lost-knight/problem.yaml: no such file. It must say which problem the cases beside it belong to (problem: lost-knight or problem: knights-tour) and its title (title: ...)",
  ],
])("%s is one line with its place", (_, change, line) => {
  expect(complaints(change)).toContain(line);
});

test("of a file that is not YAML, the first mistake is told, and not what follows from it", () => {
  const change = edit("lost-knight/tiny-3x3.yaml", "    xx", "   xx");
  expect(complaints(change, isSmall)).toHaveLength(1);
});

test("all mistakes are told at once", () => {
  const lines = complaints((folder) => {
    edit("knights-tour/3x3.yaml", "rows: 3", "rows: three\nextra: 1")(folder);
    edit("lost-knight/maze.yaml", "answer: 320", "answer: 1")(folder);
  }, isSmall);
  expect(lines).toHaveLength(3);
});

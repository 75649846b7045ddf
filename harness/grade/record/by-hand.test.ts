import { expect, test } from "vitest";
import { bundledCases } from "../../bench/simulated-class.ts";
import { byHandLines } from "../../report/words/by-hand-lines.ts";
import type { Commands } from "../../submission/build/executable.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { taskFor } from "../task/task.ts";
import { byHandOf, isGivenOtherwise } from "./by-hand.ts";

const [board] = bundledCases("lost-knight", 1);
const [tour] = bundledCases("knights-tour", 1);
const commandOf = (asked: typeof board, run: string, manifest: Manifest = {}) =>
  byHandOf(taskFor(asked!, manifest), { build: [], run });

test("a board is read from its file, and a tour is typed", () => {
  expect(commandOf(board, "{folder}/program")).toEqual({
    files: [{ name: "board.txt" }],
    command: "./program board.txt",
    input: "board.txt",
  });
  expect(commandOf(tour, "python3 {folder}/passeio.py")).toEqual({
    command: 'echo "3 3 0 0" | python3 passeio.py 3 3 0 0',
  });
});

test("a program in a folder of the hand-in is run from there", () => {
  const byHand = byHandOf(taskFor(tour!, {}), {
    folder: "Meu Passeio",
    build: [],
    run: "python3 {folder}/passeio.py",
  });
  expect(byHandLines(byHand!, "")).toEqual([
    'cd "Meu Passeio"',
    'echo "3 3 0 0" | python3 passeio.py 3 3 0 0',
  ]);
});

test("a program that is asked in its own way gets its own text", () => {
  const manifest = { input: { arguments: ["it's {rows}"], stdin: `${"-".repeat(60)}\n{board}` } };
  expect(commandOf(board, "java Main", manifest)).toMatchObject({
    command: `java Main "it's ${board!.rows}"`,
    input: "input.txt",
    files: [{ name: "input.txt", text: expect.stringMatching(/^-{60}\n[x.CS]/) }],
  });
});

test("the input of a case is piped into its program, as every shell does, and another one comes from its file", () => {
  const files = [{ name: "board.txt" }, { name: "other é.txt", text: "1\n" }];
  const lines = (input: string) => byHandLines({ files, command: "./program", input }, "cavalo show maze");
  expect(lines("board.txt")).toEqual([
    "cavalo show maze --output board.txt",
    'echo 1 > "other é.txt"',
    "cavalo show maze | ./program",
  ]);
  expect(lines("other é.txt").at(-1)).toBe('./program < "other é.txt"');
});

test("what a program is given is told from the text of its case", () => {
  const isOther = (manifest: Manifest) => isGivenOtherwise(taskFor(tour!, manifest));
  expect(
    [{}, { input: { arguments: ["{rows}", "{columns}", "{row0}", "{column0}"], stdin: "" } }].map(isOther),
  ).toEqual([false, false]);
  expect(isOther({ input: { arguments: [], stdin: "{n}\n" } })).toBe(true);
  expect(isOther({ input: { arguments: [], stdin: "" } })).toBe(true);
});

test("lines that are typed are printed into the program, and other files are named", () => {
  const manifest = { input: { arguments: [], stdin: "{n}\n100%\n", files: { "exe.txt": "{row0}\n" } } };
  expect(commandOf(tour, "./program", manifest)).toEqual({
    files: [{ name: "exe.txt", text: "0\n" }],
    command: "printf '3\\n100%%\\n' | ./program",
  });
});

test("an input that stays open goes on from the terminal", () => {
  const staysOpen = true;
  expect(commandOf(tour, "./program", { input: { arguments: [], stdin: "{n}\n", staysOpen } })).toEqual({
    command: "(echo 3; cat) | ./program",
  });
  expect(commandOf(board, "./program", { input: { arguments: [], staysOpen } })).toEqual({
    files: [{ name: "board.txt" }],
    command: "(cat board.txt; cat) | ./program",
  });
});

test.each<[string, Manifest, Partial<Commands>?]>([
  ["which a driver edits", { driver: { files: { "Main.java": "" } } }],
  ["which is typed into", { input: { stdin: "3", terminal: true } }],
  ["whose sources were made fit for its compiler", {}, { areOfFitSources: true }],
])("a program %s has no command of its own", (_, manifest, commands = {}) => {
  expect(byHandOf(taskFor(tour!, manifest), { build: [], run: "./program", ...commands })).toBeUndefined();
});

test("a program whose command is not known cannot be run by hand", () => {
  expect(byHandOf(taskFor(board!, {}), undefined)).toBeUndefined();
});

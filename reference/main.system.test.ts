import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../dist/reference/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "reference-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input: string | Uint8Array = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const said = (stdout: string) => ({ status: 0, stdout, stderr: "" });
const refused = (stderr: string) => ({ status: 2, stdout: "", stderr: `${stderr}\n` });

/** Example from the assignment. */
const example = [
  "xxxxxxxxxx",
  "xCxxxxxxxx",
  "xxx.xxxxxx",
  "xxxxx.xxxx",
  "x.xxxxxxxx",
  "xxxx.xxxxx",
  ".xSxxxxxxx",
  "xx.xxxxxxx",
  ".xxxxxxxxx",
  "xx.xxxxxxx",
].join("\n");
const way = "moves: 4\n(1, 1)\n(2, 3)\n(3, 5)\n(5, 4)\n(6, 2)\n";

test("a board in a file or on standard input", () => {
  expect(run([file("example.txt", example)])).toEqual(said(way));
  expect(run([], example)).toEqual(said(way));
  expect(run([], `\ufeff${example.replaceAll("\n", "\r\n")}\r\n\r\n`)).toEqual(said(way));
});

test("a board with its certificate", () => {
  expect(run(["--certificate"], "Cx.\n...\nx.S\n")).toEqual(
    said("moves: 1\n(0, 0)\n(2, 2)\ncertificate\n0 - 2\n2 1 1\n- 1 1\n"),
  );
  expect(run(["--certificate"], "CSx\nxxx\nxxx\n")).toEqual(
    said("impossible\ncertificate\n0 - -\n- - -\n- - -\n"),
  );
});

test("a tour from arguments or from standard input", () => {
  const tour = run(["5", "6", "0", "0"]);
  expect(tour).toMatchObject({ status: 0, stderr: "" });
  expect(tour.stdout).toMatch(/^ 1( [ \d]\d){5}\n(([ \d]\d)( [ \d]\d){5}\n){4}$/);
  expect(run([], " \n5 6 0 0\n")).toEqual(tour);
  expect(run(["5", "6", "0", "0"], "no numbers")).toEqual(tour);
  expect(run(["1", "1", "0", "0"])).toEqual(said("1\n"));
});

test("no tour", () => {
  expect(run(["5", "5", "0", "1"]).stdout).toMatch(/^no tour: parity: .*\n$/);
  expect(run(["4", "6", "0", "0", "closed"]).stdout).toMatch(/^no tour: Schwenk's theorem: .*\n$/);
});

test.each([
  [["8", "8", "8", "0"], 'argument 3: "8" is no whole number from 0 to 7'],
  [["0", "8", "0", "0"], 'argument 1: "0" is no whole number from 1 to 5000'],
  [["5001", "8", "0", "0"], 'argument 1: "5001" is no whole number from 1 to 5000'],
  [["8", "8", "1.5", "0"], 'argument 3: "1.5" is no whole number from 0 to 7'],
  [["8", "8", "0"], "argument 3: expected ROWS COLUMNS ROW COLUMN [closed]"],
  [["8", "8", "0", "0", "open"], 'argument 5: expected "closed" or nothing more'],
  [["8", "8", "0", "0", "closed", "1"], "argument 6: expected nothing more"],
  [["3", "13", "0", "0"], "a 3 x 13 board: beside a side of 3 or 4, up to 12 is supported"],
])("refuses the arguments %j", (args, message) => {
  expect(run(args)).toEqual(refused(message));
});

test("refuses input with one line and no stack", () => {
  expect(run([], "8 8\n0 x\n")).toEqual(refused('<stdin>:2:3: "x" is no whole number from 0 to 7'));
  expect(run([], "")).toEqual(refused("<stdin>: the board is empty"));
  const ragged = file("ragged.txt", "C.\nS\n");
  expect(run([ragged])).toEqual(refused(`${ragged}:2:2: this row has 1 squares, the first has 2`));
  const absent = join(folder, "absent.txt");
  expect(run([absent])).toEqual(refused(`${absent}: cannot be read (ENOENT)`));
  expect(run([folder])).toEqual(refused(`${folder}: cannot be read (EISDIR)`));
  expect(run(["--help"]).stderr).toMatch(/^usage: .*\n$/);
});

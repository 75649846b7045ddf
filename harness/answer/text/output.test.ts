import { expect, test } from "vitest";
import { readingsOf } from "../read.ts";
import { appendedTo } from "./appended.ts";
import { plainOutput, sentencesIn } from "./output.ts";

const TEXT = "Saída em 68 movimentos\n";
const utf16 = (bytes: Buffer, mark: number[]) => Buffer.concat([Buffer.from(mark), bytes]);

test.each<[string, Buffer]>([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${TEXT}`)],
  ["Latin-1", Buffer.from(TEXT, "latin1")],
  ["UTF-16 of Windows", utf16(Buffer.from(TEXT, "utf16le"), [0xff, 0xfe])],
  ["UTF-16 with the high byte first", utf16(Buffer.from(TEXT, "utf16le").swap16(), [0xfe, 0xff])],
  ["Windows line ends", Buffer.from(TEXT.replace("\n", "\r\n"))],
  ["colours", Buffer.from(`\u001b[1;31m${TEXT}\u001b[0m`)],
])("%s is understood", (_, bytes) => {
  expect(sentencesIn(plainOutput(bytes)).map(({ text }) => text)).toEqual(["saida em 68 movimentos"]);
});

test("squares that JavaScript leaves out of an array are marks", () => {
  const row = "[ <1 empty item>, 14, <2 empty items> ]";
  expect(String(plainOutput(Buffer.from(row)))).toBe("[ -, 14, -, - ]");
  const flood = Buffer.from("<99 empty items>".repeat(1e5));
  expect(plainOutput(flood)).toBe(flood);
});

test("an address in memory has no numbers and no squares", () => {
  const object = Buffer.from("<Casa at 0x5612c6087f98> (2, 3)");
  expect(String(plainOutput(object))).toBe("<Casa at @> (2, 3)");
});

test("a square of indented JSON stands on one line, also in colours", () => {
  const lines = ["[", "  2,", "  3", "]"].map((line) => `\u001b[1m${line}\u001b[0m\n`);
  expect(String(plainOutput(Buffer.from(lines.join(""))))).toBe("[ 2, 3 ]\n\n\n\n");
});

test("a sentence is found before megabytes of lines and behind them", () => {
  const lines = "visitando (1, 2)\n".repeat(1e5);
  expect(sentencesIn(Buffer.from(`${TEXT}${lines}`))[0]?.text).toBe("saida em 68 movimentos");
  expect(sentencesIn(Buffer.from(`${lines}${TEXT}`)).at(-1)?.text).toBe("saida em 68 movimentos");
});

test("of many lines few are taken for sentences, and of a tour every line is read", () => {
  const side = 200;
  const squares = Array.from({ length: side ** 2 }, (_, step) => {
    const cell = (7 * step) % side ** 2;
    return [Math.floor(cell / side), cell % side];
  });
  const output = Buffer.from(squares.map((square) => square.join(" ")).join("\n"));
  expect(sentencesIn(output).length).toBeLessThan(squares.length);
  const question = { rows: side, columns: side };
  const [reading] = readingsOf(output, { question, formats: ["coordinates"], declared: {} });
  expect(reading?.answer).toEqual({ kind: "visits", visits: Int32Array.from(squares.flat()) });
});

test.each<[string, string, string, string | undefined]>([
  ["a new file", "68\n", "", "68\n"],
  ["a file written over", "68\n", "caso 1: 70\n", "68\n"],
  ["a file appended to", "caso 1: 70\n68\n", "caso 1: 70\n", "68\n"],
  ["a file left as it was", "caso 1: 70\n", "caso 1: 70\n", undefined],
])("of %s what the run wrote is read", (_, after, before, read) => {
  expect(appendedTo(Buffer.from(before), Buffer.from(after))?.toString()).toBe(read);
});

test("lines are counted as in an editor, whatever is written over each other in them", () => {
  const output = Buffer.from("\u001b[2J\u001b[H1 %\r50 %\r100 %\n\u001b[2K\n68 moves\r\nend\n");
  expect(sentencesIn(plainOutput(output)).map(({ line, printed }) => [line, printed])).toEqual([
    [1, "1 %"],
    [1, "50 %"],
    [1, "100 %"],
    [3, "68 moves"],
    [4, "end"],
  ]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growsTooFastOn } from "../../testing/linear/growth.ts";
import { samples, seedForTest } from "../../testing/seed.ts";
import { headerFor, markFor } from "./format.ts";
import { readOutputsFile } from "./outputs-file.ts";

const NONCE = "k3j5h2a9";
const MARK = markFor(NONCE);
const CASES = ["tiny", "no way out, não"];

function bytesOf(...parts: (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

interface Written {
  readonly name?: string;
  readonly stdout?: string | Uint8Array;
  readonly stderr?: string | Uint8Array;
  readonly end?: string;
}

const EXITED = "exited with code 0 after 35 ms";

/** Writes a section as the scripts do. */
function section({ name = "tiny", stdout = "", stderr = "", end = EXITED }: Written = {}): Uint8Array {
  return bytesOf(`${MARK}case ${name}\n`, stdout, `\n${MARK}stderr\n`, stderr, `\n${MARK}${end}\n`);
}

function fileOf(...sections: Written[]): Uint8Array {
  return bytesOf(headerFor(NONCE), "Drop this file on the page.\n", ...sections.map(section));
}

function read(bytes: Uint8Array) {
  return readOutputsFile(bytes, { cases: CASES });
}

/** Reads a file of which every run is told by its texts. */
function textsIn(bytes: Uint8Array): Record<string, string[]> {
  const file = read(bytes);
  if (file.kind !== "outputs") throw new Error(file.kind);
  return Object.fromEntries(
    Array.from(file.runs, ([name, { stdout, stderr }]) => [
      name,
      [stdout, stderr].map((bytes) => Buffer.from(bytes).toString()),
    ]),
  );
}

/** Bytes that end, or nearly, as lines of ours do. */
const printed = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom("\n", "\r\n", "\r", MARK.slice(0, -1), "=== ", `${MARK.trim()}x\n`).map(bytesOf),
    ),
    { maxLength: 8 },
  )
  .map((parts) => new Uint8Array(bytesOf(...parts)));

test("any bytes come back as they were printed", () => {
  fc.assert(
    fc.property(printed, printed, (stdout, stderr) => {
      const file = read(fileOf({ stdout, stderr }, { name: CASES[1]!, stdout: stderr, stderr: stdout }));
      expect(file).toMatchObject({ kind: "outputs", nonce: NONCE });
      const runs = file.kind === "outputs" ? [...file.runs.values()] : [];
      expect(runs.map((run) => [run.stdout, run.stderr].map((bytes) => new Uint8Array(bytes)))).toEqual([
        [stdout, stderr],
        [stderr, stdout],
      ]);
    }),
    { seed: seedForTest(), numRuns: samples(300) },
  );
});

test.each([
  [EXITED, { end: { kind: "exited", code: 0 }, wallMs: 35 }],
  ["exited with code -1073741819 after 0 ms", { end: { kind: "exited", code: -1073741819 }, wallMs: 0 }],
  ["exited with code 3221225477 after 1 ms", { end: { kind: "exited", code: -1073741819 }, wallMs: 1 }],
  ["ended after 10012 ms: time limit", { end: { kind: "limit", limit: "wall" }, wallMs: 10_012 }],
  ["ended after 900 ms: output limit", { end: { kind: "limit", limit: "output" }, wallMs: 900 }],
  ["not started after 3 ms: sem permissão", { end: { kind: "not-started", reason: "sem permissão" } }],
])("the end is read: %s", (end, expected) => {
  expect(read(fileOf({ end }))).toMatchObject({
    runs: new Map([["tiny", expect.objectContaining(expected)]]),
  });
});

describe("a file that is not as it was written", () => {
  test("saved again by an editor: UTF-16, a mark of byte order, other line breaks", () => {
    const text = Buffer.from(fileOf({ stdout: "não\n4", stderr: "é" })).toString();
    const expected = { tiny: ["não\n4", "é"] };
    const utf16 = bytesOf(Buffer.from(`\ufeff${text}`, "utf16le"));
    expect(textsIn(utf16)).toEqual(expected);
    expect(textsIn(Buffer.from(utf16).swap16())).toEqual(expected);
    expect(textsIn(bytesOf(`\ufeff${text}`))).toEqual(expected);
    expect(textsIn(bytesOf(text.replaceAll("\n", "\r\n")))).toEqual({ tiny: ["não\r\n4", "é"] });
  });

  test("wherever it is cut off, the whole sections before count", () => {
    const whole = fileOf({ stdout: "1" }, { name: CASES[1]!, stdout: "2" });
    const first = fileOf({ stdout: "1" }).length;
    for (let length = 0; length < whole.length - 1; length++) {
      const file = read(whole.subarray(0, length));
      expect(file.kind === "outputs" ? [...file.runs.keys()] : []).toEqual(
        length < first - 1 ? [] : ["tiny"],
      );
    }
  });

  test("of two sections of a case, the last whole one counts", () => {
    const twice = fileOf({ stdout: "1" }, { stdout: "2" });
    expect(textsIn(twice)).toEqual({ tiny: ["2", ""] });
    expect(textsIn(bytesOf(twice, section({ stdout: "3" }).subarray(0, 40)))).toEqual({ tiny: ["2", ""] });
  });

  test("lines of ours in another order make no run", () => {
    const lines = [`${MARK}stderr\n`, `${MARK}${EXITED}\n`, `${MARK}case tiny\n`, `${MARK}${EXITED}\n`];
    expect(read(bytesOf(headerFor(NONCE), ...lines))).toEqual({ kind: "no-run" });
    expect(read(fileOf({ end: "exited" }))).toEqual({ kind: "no-run" });
  });

  test("lines of another kit are what the program printed", () => {
    const other = `${markFor("other")}${EXITED}\n`;
    expect(textsIn(fileOf({ stdout: other }))).toEqual({ tiny: [other, ""] });
  });

  test.each([
    ["not-outputs", ""],
    ["not-outputs", "4\n".repeat(10)],
    ["not-outputs", `cavalo-outputs 1 ${"a".repeat(5_000_000)}`],
    ["not-outputs", "cavalo-outputs 1 a b\n"],
    ["other-version", "cavalo-outputs 2 abc\n"],
    ["no-run", headerFor(NONCE)],
    ["other-cases", Buffer.from(fileOf({ name: "other" })).toString()],
  ])("%s", (kind, text) => {
    expect(read(bytesOf(text))).toEqual({ kind });
  });

  test("any bytes are read", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(printed, fc.constant(section()), fc.constant(fileOf())), { maxLength: 6 }),
        (parts) => {
          read(bytesOf(...parts));
          read(bytesOf(headerFor(NONCE), ...parts));
        },
      ),
      { seed: seedForTest(), numRuns: samples(300) },
    );
  });
});

test.each([
  "\n",
  "=",
  "=== ",
  MARK,
  `${MARK}\n`,
  `${MARK}case tiny\n`,
  `${MARK}stderr\n`,
  "\r\n",
  `\n${MARK}${EXITED}`,
  "a",
])("takes time in proportion to the file: %j", (pump) => {
  const workOn = (length: number) => {
    const bytes = bytesOf(headerFor(NONCE), pump.repeat(Math.ceil(length / pump.length)));
    return () => read(bytes);
  };
  expect(growsTooFastOn(workOn, 50)).toBe(false);
});

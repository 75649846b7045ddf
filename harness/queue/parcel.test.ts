import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { CustomCase } from "../case/custom/case.ts";
import { loadCases } from "../problem/load.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { customProblem } from "../testing/custom-problems.ts";
import { folderWith } from "../testing/folders.ts";
import { samples } from "../testing/seed.ts";
import type { JobResult } from "./job.ts";
import {
  packCases,
  packParcel,
  packSubmission,
  unpackCases,
  unpackParcel,
  unpackSubmission,
} from "./parcel.ts";
import { packResult } from "./perform.ts";

const FILES = ["lost-knight/tiny-*.yaml", "knights-tour/*5x5*.yaml"];
const CASES = loadCases({ files: FILES.map((each) => path.join(PACKAGE_FOLDER, "cases", each)) });

/** Keys that are ours, or that JavaScript has for itself. */
const ODD_KEYS = ["$bytes", "$$bytes", "$", "__proto__", "constructor", "toJSON"];

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.string({ unit: "binary" }),
    fc.uint8Array({ maxLength: 8 }),
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...ODD_KEYS)), tie("value")), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

test("plain data arrives as it was, whatever its keys are", () => {
  const withoutBuffers = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return new Uint8Array(value);
    if (Array.isArray(value)) return value.map(withoutBuffers);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutBuffers(each)]));
  };
  fc.assert(
    fc.property(plainData, fc.uint8Array(), (data, bytes) => {
      const arrived = unpackParcel<unknown>(packParcel(data, Buffer.from(bytes)));
      expect(isDeepStrictEqual(arrived.data, withoutBuffers(data))).toBe(true);
      expect(new Uint8Array(arrived.bytes)).toEqual(bytes);
    }),
    { numRuns: samples(25) },
  );
  expect(unpackParcel(packParcel({ absent: undefined, list: [undefined] })).data).toStrictEqual({
    list: [null],
  });
});

const ONE = { mode: 0o644, at: 0, bytes: 1 };
const parcelOf = (files: readonly object[], folders: readonly string[] = []) =>
  packParcel({ unnamed: { kind: { kind: "commands" } }, files, folders }, Buffer.from("x"));

test.each([
  ["a file beside its folder", [{ ...ONE, path: "../x" }], []],
  ["a file far away", [{ ...ONE, path: "a/../../../x" }], []],
  ["an absolute path", [{ ...ONE, path: "/tmp/x" }], []],
  ["a folder beside its folder", [], ["a/../../b"]],
  ["the same file twice", Array(2).fill({ ...ONE, path: "a" }), []],
  ["too many files", Array.from({ length: 20_001 }, (_, at) => ({ ...ONE, path: `${at}` })), []],
])("a parcel with %s is refused", (_, files, folders) => {
  const around = folderWith({});
  const to = path.join(around, "to");
  mkdirSync(to);
  expect(() => unpackSubmission(parcelOf(files, folders), to)).toThrow();
  expect(readdirSync(around)).toEqual(["to"]);
});

test("bytes that many files share count once for each", () => {
  const large = Buffer.alloc(16 * 1024 * 1024);
  const files = Array.from({ length: 17 }, (_, at) => ({ ...ONE, path: `${at}`, bytes: large.length }));
  const to = folderWith({});
  expect(() => unpackSubmission(packParcel({ files, folders: [] }, large), to)).toThrow("no hand-in");
  expect(readdirSync(to)).toEqual([]);
});

test("a file in a parcel gets no other right than the one to be run", () => {
  const to = folderWith({});
  const modes = [0o4755, 0o2777, 0o6644, 0];
  unpackSubmission(parcelOf(modes.map((mode) => ({ ...ONE, mode, path: `${mode}` }))), to);
  const arrived = modes.map((mode) => statSync(path.join(to, `${mode}`)).mode & 0o7777);
  expect(arrived).toEqual([0o755, 0o755, 0o644, 0o644]);
});

test("a result that would fill Redis goes without its runs", () => {
  const result = { record: { name: "" }, lines: [{ key: "a" }] } as unknown as JobResult;
  const arrivesWith = (bytes: Buffer) => unpackParcel<JobResult>(packResult(result, bytes));
  const few = randomBytes(1024);
  expect(arrivesWith(few)).toEqual({ data: result, bytes: few });
  const none = { ...result, lines: [] };
  expect(arrivesWith(randomBytes(17 * 1024 * 1024))).toEqual({ data: none, bytes: Buffer.alloc(0) });
});

test("cases arrive as they were, but for the paths of their files", () => {
  const to = folderWith({});
  expect(unpackCases(packCases(CASES), to)).toEqual(
    CASES.map((asked) => ({ ...asked, file: path.join(to, path.basename(asked.file)) })),
  );
});

test("the programs of a problem's author arrive with its cases", () => {
  const program = { "checker/main.sh": "exit 42\n", "reference/main.js": "// right\n" };
  const problem = customProblem("checker: checker\nreference: reference", { files: program });
  const to = folderWith({});
  const [asked] = unpackCases(packCases(loadCases({ files: folderWith(problem) })), to);
  const { references, checker } = (asked as CustomCase).programs;
  const textOf = (folder: string, name: string) => readFileSync(path.join(to, folder, name), "utf8");
  expect(textOf(checker!.folder, "main.sh")).toBe("exit 42\n");
  expect(textOf(references[0]!.folder, "main.js")).toBe("// right\n");
});

test("a submission arrives with every file and right, and without a name of its student", async () => {
  const folder = folderWith({
    "João da Silva/Questão 1.py": Buffer.from("# -*- coding: latin-1 -*-\nprint('olá')\n", "latin1"),
    "João da Silva/dados/mapa vazio.txt": "",
    "João da Silva/run.sh": "exit 0\n",
    "João da Silva/.git/config": "email = joao@example.edu\n",
  });
  chmodSync(path.join(folder, "João da Silva", "run.sh"), 0o755);
  mkdirSync(path.join(folder, "João da Silva", "saída"));
  const [found] = await discoverSubmissions(folder, "lost-knight");
  const submission = { ...found!, student: { key: "20231", name: "João" }, handedIn: "2026-10-01" };
  const packed = packSubmission(submission);
  const to = folderWith({});
  const { name: _, folder: __, ...arrived } = unpackSubmission(packed, to);
  const { name: ___, folder: ____, ...sent } = found!;
  expect(arrived).toEqual(sent);
  expect(JSON.stringify(arrived)).not.toMatch(/Silva|20231/);
  expect(readFileSync(path.join(to, "Questão 1.py"), "latin1")).toContain("olá");
  expect(statSync(path.join(to, "run.sh")).mode & 0o777).toBe(0o755);
  expect(statSync(path.join(to, "dados", "mapa vazio.txt")).size).toBe(0);
  expect(readdirSync(to).sort()).toEqual(["Questão 1.py", "dados", "run.sh", "saída"]);
  expect(packSubmission(submission)).toEqual(packed);
});

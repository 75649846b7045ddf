import path from "node:path";
import { expect, test } from "vitest";
import type { Attempt } from "../../finding/ruling.ts";
import { loadCases } from "../../problem/load.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { THREADED } from "../../submission/language/runtime.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { CHESSBOARD_TOUR, tourCase } from "../../testing/tours.ts";
import { judge } from "../task/judge.ts";
import { taskFor } from "../task/task.ts";
import { attempt } from "./attempt.ts";

const SHELL = { command: ["/bin/sh", "-c"], searchPath: "/usr/bin:/bin", runtime: THREADED };

/** Runs a shell script, with data files beside it, on a board whose exit is one move away. */
async function attemptScript(
  script: string,
  manifest: Manifest,
  files: Readonly<Record<string, string>> = {},
): Promise<Attempt> {
  const folder = folderWith(files);
  const cases = folderWith({
    "problem.yaml": "problem: lost-knight\ntitle: boards\n",
    "near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ..x\n    .S.\n",
  });
  const executable = {
    ...SHELL,
    command: [...SHELL.command, script],
    visible: [],
    data: Object.fromEntries(Object.keys(files).map((name) => [name, path.join(folder, name)])),
  };
  const [asked] = loadCases({ files: cases });
  return attempt({ executable }, taskFor(asked!, manifest), labFor(await bestIsolation()));
}

test("a program finds its own data where it is started, and may change them", async () => {
  const script = "cat data/moves.txt && echo x >data/moves.txt";
  expect(await attemptScript(script, {}, { "data/moves.txt": "1 movimento\n" })).toMatchObject({
    verdict: "AC",
  });
});

test("what the run is given takes the place of data that are in its way", async () => {
  const files = { "board.txt": "2 movimentos\n", data: "2 movimentos\n" };
  const manifest = { input: { files: { "data/answer.txt": "1 movimento\n" } } };
  const script = "cat data/answer.txt; grep mov board.txt";
  expect(await attemptScript(script, manifest, files)).toMatchObject({ verdict: "AC" });
});

test("an answer that lay there before is none", async () => {
  const manifest = { answer: { file: "answer.txt" } };
  const files = { "answer.txt": "1 movimento\n" };
  expect(await attemptScript(":", manifest, files)).toMatchObject({ verdict: "PE" });
  const appended = "echo '1 movimento' >>answer.txt";
  expect(await attemptScript(appended, manifest, { "answer.txt": "9 movimentos\n" })).toMatchObject({
    verdict: "AC",
  });
});

test("of an answer file that the manifest gives, only what the run adds is the answer", async () => {
  const given = { answer: { file: "answer.txt" }, input: { files: { "answer.txt": "1 movimento\n" } } };
  expect(await attemptScript(":", given)).toMatchObject({ verdict: "PE" });
  expect(await attemptScript("echo '9 movimentos' >>answer.txt", given)).toMatchObject({ verdict: "WA" });
  const wrong = { ...given, input: { files: { "answer.txt": "9 movimentos\n" } } };
  expect(await attemptScript("echo '1 movimento' >>answer.txt", wrong)).toMatchObject({ verdict: "AC" });
});

test("an answer on standard error counts if the manifest says so", async () => {
  const script = "echo '9 movimentos'; echo '1 movimento' >&2";
  expect(await attemptScript(script, {})).toMatchObject({ verdict: "WA" });
  expect(await attemptScript(script, { answer: { stream: "stderr" } })).toMatchObject({ verdict: "AC" });
});

test("a tour without its last column is no answer, and its shape is told", () => {
  const rows = CHESSBOARD_TOUR.map((row) => row.slice(0, -1).join(" ")).join("\n");
  const output = { bytes: Buffer.from(rows), cut: false };
  const end = { kind: "exited" as const, code: 0 };
  const outcome = { end, wallMs: 5, stdout: output, stderr: output, writtenBytes: 0 };
  expect(judge(taskFor(tourCase(), {}), outcome)).toMatchObject({
    verdict: "PE",
    finding: { shape: { expected: { rows: 8, columns: 8 }, found: { rows: 8, columns: 7 } } },
  });
});

import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeWhole } from "../../base/files.ts";
import { startBrowser } from "../../bench/browser.ts";
import type { Case } from "../../case/any-case.ts";
import type { Delivery } from "../../grade/task/delivery.ts";
import { browserFiles } from "../../pack/browser-page.ts";
import { forStudents } from "../../report/record/audience.ts";
import type { CaseRecord, SubmissionRecord } from "../../report/record/record.ts";
import type { Report, SubmissionReport } from "../../report/record/report.ts";
import { tell } from "../../report/tell.ts";
import { unpackOutcome } from "../../run/packed.ts";
import type { Submission } from "../../submission/submission.ts";
import { folderForFile } from "../../testing/folders.ts";
import { fromRecord, gradeBundled } from "./grading.ts";
import { BUNDLED_CASES, BUNDLED_PROGRAMS, TELLING_CHOICE } from "./programs.ts";
import { readRecord } from "./record-file.ts";
import type { RunWatcher } from "./recorded-machine.ts";

const MINUTES = 60_000;
const DAY = "2026-11-29";

/** A run as it is handed to a page: bytes in base64. */
interface Sent {
  readonly stdout: string;
  readonly stderr: string;
  readonly answerFile?: string;
  readonly end: unknown;
  readonly wallMs: number;
}

/** Name of all that a program was given. Of two cases it is the same if the program was edited for each. */
const keyOf = ({ arguments: words, stdin, files }: Pick<Delivery, "arguments" | "stdin" | "files">) =>
  JSON.stringify([words, stdin, files]);

/** Programs of which a page cannot know what a grading knows, each with the reason. */
const KNOWN_BY_GRADINGS: Readonly<Record<string, string>> = {
  "c-crash": "it is run once more with the checks of its compiler",
  "c-does-not-compile": "it prints nothing",
  "c-endless-loop": "its limit of CPU time is another one in the record",
  "c-v1-short-array": "its limit of CPU time is another one in the record",
  "javascript-hangs-at-open-input": "the system tells that it waits",
  "python-constants": "its limit of CPU time is another one in the record",
  "python-slow-backtracking": "its limit of CPU time is another one in the record",
};

export const PROGRAMS_FOR_PAGES = BUNDLED_PROGRAMS.filter(({ name }) => !(name in KNOWN_BY_GRADINGS));

/** Everything that is the same, wherever a program was run. */
function comparable({ diagnoses, results, points }: SubmissionReport) {
  return {
    points,
    causes: diagnoses.map(({ message }) => message),
    results: results.map(({ case: name, verdict, finding, clue, note, read, printed, points: earned }) => ({
      ...{ name, verdict, read, printed, earned },
      said: [finding?.message, clue?.message, note?.message],
    })),
  };
}

/** Defines tests that a page says of programs what a grading says, from what is on record. */
export function testInPage(programs: readonly Submission[]): void {
  const folder = folderForFile();
  const runs = new Map<string, Map<string, Sent>>();
  const records = new Map<Submission, SubmissionRecord>();
  let cases: readonly CaseRecord[];
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const onRun: RunWatcher["onRun"] = (submission, { asked, delivery }, run) => {
      const known = runs.get(submission.folder) ?? new Map<string, Sent>();
      runs.set(submission.folder, known);
      if (run.kind !== "ran") return;
      const { stdout, stderr, answerFile, end, wallMs } = unpackOutcome(run.outcome);
      const inBase64 = ({ bytes }: { readonly bytes: Buffer }) => bytes.toString("base64");
      const sent = {
        ...{ stdout: inBase64(stdout), stderr: inBase64(stderr), end, wallMs },
        ...(answerFile && { answerFile: inBase64(answerFile) }),
      };
      known.set(keyOf(delivery), sent);
      known.set(asked.name, sent);
    };
    const choice = { ...TELLING_CHOICE, programs, mutants: [] };
    const grades = await gradeBundled(choice, folder, fromRecord(readRecord(), { onRun, folder }));
    cases = grades.cases;
    for (const program of programs) records.set(program, grades.of(program.problem, program.name));
    for (const [name, content] of browserFiles({ cases: BUNDLED_CASES, locale: "en" }))
      writeWhole(path.join(folder, "page", name), content);
    browser = await startBrowser();
    page = await browser.newPage();
    await page.goto(`file://${folder}/page/index.html`);
  }, 5 * MINUTES);
  afterAll(() => browser?.close());

  test.each(programs.map((each) => [`${each.problem}/${each.name}`, each] as const))(
    "%s is told what check tells",
    async (_, submission) => {
      const record = records.get(submission)!;
      const asked = new Set(record.results.map((result) => result.case));
      const isAsked = ({ problem, name }: Pick<Case, "problem" | "name">) =>
        problem === submission.problem && asked.has(name);
      const grading = { isolation: "D", timeFactor: 1, stopped: false, submissions: [record] } as const;
      const timings = { startedAt: `${DAY}T00:00:00Z`, wallMs: 0 };
      const told = tell({ ...grading, timings, cases: cases.filter(isAsked) }, "en");
      const judged = await judgedIn(page, {
        cases: BUNDLED_CASES.filter(isAsked),
        submission,
        runs: runs.get(submission.folder) ?? new Map(),
      });
      const [expected] = forStudents(told, DAY).submissions;
      expect(comparable(judged.submissions[0]!)).toEqual(comparable(expected!));
    },
    MINUTES,
  );
}

interface Asked {
  readonly cases: readonly Case[];
  readonly submission: Submission;
  readonly runs: ReadonlyMap<string, Sent>;
}

/** Has the worker of a page judge what is on record. */
async function judgedIn(page: Page, { cases, submission, runs }: Asked): Promise<Report> {
  const { name, manifest, kind } = submission;
  const source = kind.kind === "program" && {
    ...{ language: kind.language, main: kind.program.main.path },
    files: kind.program.sources.map(({ path, text }) => ({
      path,
      text: Buffer.from(text, "latin1").toString(),
    })),
  };
  const request = {
    program: { name, manifest, ...(source && { source }) },
    cases: cases.map(({ problem, name }) => ({ problem, name })),
    mayRunAgain: true,
  };
  const first = cases.flatMap((asked) => {
    const run = runs.get(asked.name);
    return run ? [[asked.name, run] as const] : [];
  });
  return page.evaluate(
    ({ request, first, all }) => {
      const bytesOf = (packed: string) => Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const runOf = ({ stdout, stderr, answerFile, ...rest }: Sent) => ({
        ...{ ...rest, stdout: bytesOf(stdout), stderr: bytesOf(stderr) },
        ...(answerFile !== undefined && { answerFile: bytesOf(answerFile) }),
      });
      const textIn = (id: string) => document.getElementById(id)!.textContent!;
      const code = new Blob([textIn("page-code")], { type: "text/javascript" });
      const worker = new Worker(URL.createObjectURL(code));
      return new Promise<Report>((resolve, reject) => {
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          if (data.kind === "judged") resolve(data.judged.reports.en);
          if (data.kind === "failed") reject(new Error(data.reason));
          if (data.kind !== "again") return;
          const { arguments: words, stdin, files } = data.input;
          const run = all[JSON.stringify([words, stdin, files])];
          if (run) worker.postMessage({ kind: "ran", run: runOf(run) });
          else reject(new Error(`not on record: ${JSON.stringify(data.input)}`));
        };
        const runs = new Map(first.map(([name, run]) => [name, runOf(run)]));
        worker.postMessage({ kind: "judge", cases: textIn("cases-text"), request: { ...request, runs } });
      }).finally(() => worker.terminate());
    },
    { request, first, all: Object.fromEntries(runs) },
  );
}

import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { askedRecord } from "../grade/record/asked-record.ts";
import { causesOf } from "../grade/stages/causes.ts";
import { submissionRecord } from "../grade/stages/submission-record.ts";
import { judgeAlone, judgeSubmission } from "../grade/task/judge-submission.ts";
import { type Task, taskFor } from "../grade/task/task.ts";
import type { TaskRun } from "../grade/task/task-run.ts";
import { TIME_OUTS } from "../grade/task/until-too-slow.ts";
import type { CaseAttempt } from "../problem/cause/case-attempt.ts";
import type { GradingRecord } from "../report/record/record.ts";
import type { PackedOutcome } from "../run/packed.ts";
import { complaintIn } from "../submission/build/complaint.ts";
import type { Source } from "../submission/language/language.ts";
import type { LanguageName } from "../submission/language/names.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";
import type { PrintedInput, PrintedRun } from "./printed-run.ts";

interface PageSource {
  readonly path: string;
  readonly text: string;
}

/** A program that was run elsewhere than under our limits. */
export interface PrintedProgram {
  readonly name: string;
  /** Its sources, if the page has them. */
  readonly source?: {
    readonly language: LanguageName;
    readonly files: readonly PageSource[];
    /** Path of the main one. */
    readonly main: string;
  };
  /** Message of the compiler that refused it; absent if it can be run. */
  readonly refused?: string | undefined;
  /** Way in which it is asked and read; that of the contract if left out. */
  readonly manifest?: Manifest;
}

export interface PrintedCase {
  readonly asked: Case;
  /** Absent if nobody ran it on the case. */
  readonly run?: PrintedRun | NotRun | undefined;
}

/** A case that was left out, because the program was too slow on smaller ones. */
export type NotRun = "too-slow";

/** Runs a program once more, on a case that tests a cause. */
export type RunAgain = (input: PrintedInput) => Promise<PrintedRun>;

/**
 * Judges what a program printed, as `cavalo check` does. Times are not judged.
 *
 * @param printed cases of one problem, those with small boards first
 * @param again absent if the program cannot be run any more: causes that need that are not told
 */
export async function judgePrinted(
  program: PrintedProgram,
  printed: readonly PrintedCase[],
  again?: RunAgain,
): Promise<GradingRecord> {
  const startedAt = new Date();
  const [{ asked: first }] = printed as [PrintedCase];
  const submission = submissionOf(program, first.problem);
  const manifest = submission.manifest;
  const tasks = printed.map(({ asked, run }) => taskAsRun(asked, manifest, run));
  const runs = printed.map(({ run }, at) => taskRun(tasks[at]!, run, program));
  const judged = judgeSubmission(tasks, runs);
  const tried = printed.map(({ asked }, at): CaseAttempt => ({ ...judged.attempts[at]!, asked }));
  const askOnce = async (asked: Case): Promise<Attempt> => {
    if (!again) throw new Error("the program is not here");
    const run = await again(inputFor(asked, manifest));
    const task = taskAsRun(asked, manifest, run);
    return judgeAlone(task, taskRun(task, run, program));
  };
  const causes = await causesOf({ given: submission, tried }, askOnce);
  const record = submissionRecord({
    submission,
    tasks,
    tried,
    causes,
    judged,
    program: { commands: undefined, notices: [] },
    inputMode: { notices: [], toLookAt: [] },
  });
  return {
    isolation: "D",
    timeFactor: 1,
    stopped: false,
    timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
    cases: printed.map(({ asked }) => ({ ...askedRecord(asked), reference: { verdict: "AC" } })),
    submissions: [record],
  };
}

/** Gives everything that a program gets for a case. */
export function inputFor(asked: Case, manifest: Manifest = {}): PrintedInput {
  const { arguments: words, stdin, files } = taskFor(asked, manifest).delivery;
  return { case: asked.name, arguments: words, stdin, files };
}

function submissionOf({ name, source, manifest = {} }: PrintedProgram, problem: Case["problem"]): Submission {
  const common = { name, folder: "", problem, manifest };
  if (!source) return { ...common, kind: { kind: "commands" } };
  const sources = sourcesOf(source.files);
  const main = sources.find(({ path }) => path === source.main) ?? sources[0]!;
  return { ...common, kind: { kind: "program", language: source.language, program: { sources, main } } };
}

/** Makes the task of a case; a limit that the run met was that of its place. */
function taskAsRun(asked: Case, manifest: Manifest, run: PrintedCase["run"]): Task {
  const task = taskFor(asked, manifest);
  const isOver = typeof run === "object" && run.end.kind === "limit";
  // The clock of a page or a script ends a run a little late.
  const wallMs = isOver ? 100 * Math.round(run.wallMs / 100) : 0;
  return isOver ? { ...task, limits: { ...task.limits, wallMs } } : task;
}

/** Keeps sources as gradings do: as Latin-1 every byte is a character. */
function sourcesOf(files: readonly PageSource[]): Source[] {
  return files.map(({ path, text }) => ({ path, text: Buffer.from(text).toString("latin1"), utf8: true }));
}

function taskRun({ misfit }: Task, run: PrintedCase["run"], { source, refused }: PrintedProgram): TaskRun {
  const notRun = (attempt: Attempt): TaskRun => ({ kind: "not-run", attempt });
  if (misfit) return notRun({ verdict: "SK", finding: misfit });
  const sources = sourcesOf(source?.files ?? []);
  if (refused !== undefined)
    return notRun({ verdict: "CE", finding: { kind: "not-compiled", ...complaintIn(refused, sources) } });
  if (!run) return notRun({ verdict: "SK", finding: { kind: "stopped" } });
  if (run === "too-slow")
    return notRun({ verdict: "TLE", finding: { kind: "not-run-too-slow", timeOuts: TIME_OUTS } });
  return { kind: "ran", outcome: outcomeOf(run), ...(source && { sources }) };
}

function outcomeOf({ stdout, stderr, answerFile, end, wallMs }: PrintedRun): PackedOutcome {
  const captured = (bytes: Uint8Array) => ({
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    packed: false,
    cut: false,
  });
  return {
    end,
    wallMs,
    stdout: captured(stdout),
    stderr: captured(stderr),
    ...(answerFile && { answerFile: captured(answerFile) }),
    writtenBytes: stdout.length + stderr.length + (answerFile?.length ?? 0),
  };
}

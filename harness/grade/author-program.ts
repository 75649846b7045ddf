import path from "node:path";
import { excerpt, tellingLine } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import type { AuthorProgram } from "../case/custom/problem.ts";
import type { AuthorFault, AuthorProgramKind } from "../finding/custom.ts";
import type { Finding } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import type { LimitName, Limits, Outcome } from "../run/outcome.ts";
import { withoutScratch } from "../run/scratch.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { builderIn, prepare } from "./program.ts";
import { type Runnable, runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

// The programs of a problem's author are built and run as those of students are: what they read may be hostile.

/** A program of the author's, named by what it is for. */
export interface NamedProgram {
  readonly kind: AuthorProgramKind;
  readonly program: AuthorProgram;
  /** The case that names it. */
  readonly asked: Case;
}

/** A program that was built, or the verdict on all that depends on it: JE, or SK if nothing here can build it. */
export type BuiltProgram =
  | { readonly submission: Submission; readonly runnable: Runnable }
  | { readonly unable: Attempt };

const built = new WeakMap<object, Map<string, Promise<BuiltProgram>>>();

/** Builds a program once for a lab. */
export function builtProgram(named: NamedProgram, lab: Lab): Promise<BuiltProgram> {
  const known = built.get(lab.scratch) ?? new Map<string, Promise<BuiltProgram>>();
  built.set(lab.scratch, known);
  const folder = path.resolve(path.dirname(named.asked.file), named.program.folder);
  const program = known.get(folder) ?? build(folder, named, lab);
  known.set(folder, program);
  return program;
}

async function build(folder: string, { kind, asked }: NamedProgram, lab: Lab): Promise<BuiltProgram> {
  try {
    const [submission] = await discoverSubmissions(folder, asked.problem);
    if (!submission) return { unable: authorError(kind, "not-built") };
    const builder = builderIn(await lab.scratch.newFolder(), submission, lab);
    const prepared = await prepare(builder, { driver: { files: {}, replacements: [] } });
    if ("executable" in prepared) return { submission, runnable: prepared };
    if (prepared.verdict === "SK") return { unable: prepared };
    const detail = prepared.finding && "quote" in prepared.finding ? prepared.finding.quote : undefined;
    return { unable: authorError(kind, "not-built", detail) };
  } catch (error) {
    return { unable: authorError(kind, "not-built", excerpt(withoutScratch(String(error)))) };
  }
}

/** The verdict on what a failed program of the author's should have judged: our side's fault, never a student's. */
export function authorError(kind: AuthorProgramKind, fault: AuthorFault, detail?: string): Attempt {
  return { verdict: "JE", finding: authorFinding(kind, fault, detail) };
}

function authorFinding(
  program: AuthorProgramKind,
  fault: AuthorFault,
  detail = "",
): Finding<"author-program"> {
  return { kind: "author-program", program, fault, ...(detail !== "" && { detail }) };
}

/** Limits of checkers and validators: more than any of them needs. */
const LIMITS: Limits = {
  cpuMs: 10_000,
  wallMs: 40_000,
  outputBytes: 16 * 1024 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
};

/** The folder in which a checker leaves its messages, and the file in which the first of them is found. */
const FEEDBACK = "feedback";
const TOLD = `${FEEDBACK}/told`;

/** Runs the program, then puts the message for the team, or else that for judges, where it can be read. */
const SCRIPT = `"$@"
code=$?
for name in teammessage judgemessage; do
  [ -s ${FEEDBACK}/$name.txt ] && cat ${FEEDBACK}/$name.txt >${TOLD} && break
done
exit $code`;

/** Texts that a checker or a validator gets. */
export interface JudgeInput {
  readonly stdin: string;
  /** Text by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Arguments before those that the problem states. */
  readonly arguments: readonly string[];
}

/** Word of a checker or a validator. */
export type JudgeWord =
  | { readonly kind: "yes" }
  | { readonly kind: "no"; readonly quote?: string }
  | { readonly kind: "none"; readonly attempt: Attempt };

const [YES, NO] = [42, 43];

/** A shell that lost its program to a signal ends with that signal's number and this. */
const SIGNAL_CODE = 128;

/** Asks a checker or a validator: 42 is yes and 43 is no, as in the Kattis problem package format of 2025-09. */
export async function askProgram(named: NamedProgram, input: JudgeInput, lab: Lab): Promise<JudgeWord> {
  const program = await builtProgram(named, lab);
  if ("unable" in program) return { kind: "none", attempt: program.unable };
  const { executable } = program.runnable;
  const runnable = {
    executable: { ...executable, command: ["/bin/sh", "-c", SCRIPT, "sh", ...executable.command] },
  };
  const task = judgeTask(named, input);
  const outcome = await lab.slots.shared(() => runTask(runnable, task, lab));
  return outcome ? wordOf(outcome, named.kind) : { kind: "none", attempt: authorError(named.kind, "failed") };
}

function judgeTask({ asked, program }: NamedProgram, { stdin, files, arguments: given }: JudgeInput): Task {
  return {
    asked,
    limits: LIMITS,
    delivery: {
      arguments: [...given, ...program.arguments],
      stdin,
      staysOpen: false,
      terminal: false,
      files: { ...files, [TOLD]: "" },
      folder: ".",
      environment: {},
      isTooLarge: false,
    },
    driver: {},
    answerFile: { name: TOLD, before: "" },
    reading: { question: { rows: 1, columns: 1 }, formats: [], declared: {} },
    check: () => ({ kind: "accepted" }),
  };
}

function wordOf({ end, answerFile, stdout, stderr }: Outcome, kind: AuthorProgramKind): JudgeWord {
  const told = [answerFile?.bytes, stderr.bytes, stdout.bytes].map((bytes) => firstLine(bytes));
  const none = (fault: AuthorFault, detail?: string): JudgeWord => ({
    kind: "none",
    attempt: authorError(kind, fault, detail),
  });
  switch (end.kind) {
    case "exited": {
      if (end.code === YES) return { kind: "yes" };
      const [quote = told[1]] = told;
      if (end.code === NO) return { kind: "no", ...(quote !== undefined && { quote }) };
      const words = tellingLine(stderr.bytes);
      if (end.code > SIGNAL_CODE) return none("signal", words);
      return none("exit-code", words === "" ? String(end.code) : `${end.code} (${words})`);
    }
    case "limit":
      return none(FAULTS[end.limit]);
    case "signalled":
      return none("signal", end.signal);
    case "stopped":
      return { kind: "none", attempt: { verdict: "SK", finding: { kind: "stopped" } } };
    case "not-started":
    case "unmeasured":
      return none("failed", excerpt(withoutScratch(end.reason)));
  }
}

const FAULTS: Readonly<Record<LimitName, AuthorFault>> = {
  cpu: "time",
  wall: "time",
  memory: "memory",
  output: "output",
  "file-size": "output",
  space: "output",
};

/** The first line of a message that is not blank. */
function firstLine(bytes: Buffer | undefined): string | undefined {
  const line = bytes
    ?.subarray(0, 4096)
    .toString("utf8")
    .split("\n")
    .find((each) => each.trim() !== "");
  return line === undefined ? undefined : excerpt(line);
}

import { excerpt, tellingLine } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import type { AuthorFault, AuthorProgramKind } from "../../finding/custom.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Lab } from "../../run/lab.ts";
import { isFault, type LimitName, type Limits, type Outcome } from "../../run/outcome.ts";
import { withoutScratch } from "../../run/scratch/told.ts";
import { sharedOrAlone } from "../../run/slots.ts";
import { runTask } from "../task/run-task.ts";
import type { Task } from "../task/task.ts";
import { authorError, builtProgram, type NamedProgram } from "./author-program.ts";

// Checkers and validators, as the Kattis problem package format of 2025-09 has them.

/** Times the CPU time of a case that a checker or a validator may take. */
const PATIENCE = 5;

/** Limits of checkers and validators: more than any of them needs. */
function limitsFor({ limits: { cpuMs } }: Case): Limits {
  return {
    cpuMs: PATIENCE * cpuMs,
    wallMs: 3 * PATIENCE * cpuMs + 2000,
    outputBytes: 16 * 1024 * 1024,
    memoryBytes: 1024 * 1024 * 1024,
  };
}

/** The folder in which a checker leaves its messages, and the file in which the first of them is found. */
const FEEDBACK = "feedback";
export const TOLD = `${FEEDBACK}/told`;

/** Runs the program, then puts the message for the team, or else that for judges, where it can be read. */
const SCRIPT = `"$@"
code=$?
for name in teammessage judgemessage; do
  [ -s ${FEEDBACK}/$name.txt ] && cat ${FEEDBACK}/$name.txt >${TOLD} && break
done
exit $code`;

/** Makes the command of a checker, with what takes its messages. */
export function judgingCommand(command: readonly string[]): string[] {
  return ["/bin/sh", "-c", SCRIPT, "sh", ...command];
}

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
  const runnable = { executable: { ...executable, command: judgingCommand(executable.command) } };
  const task = judgeTask(named, input);
  const run = () => runTask(runnable, task, lab);
  const outcome = await sharedOrAlone(lab.slots, run, (made) => made !== undefined && isFault(made.end));
  return outcome ? wordOf(outcome, named.kind) : { kind: "none", attempt: authorError(named.kind, "failed") };
}

function judgeTask({ asked, program }: NamedProgram, { stdin, files, arguments: given }: JudgeInput): Task {
  return {
    asked,
    limits: limitsFor(asked),
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

import type { Answer } from "./answer/answer.ts";
import type { Limits } from "./case/case.ts";
import type { Finding, Judgement } from "./check/judgement.ts";
import type { End, LimitName, Outcome } from "./run/outcome.ts";
import { tellingLine } from "./text.ts";

/**
 * AC accepted, WA wrong answer, PE no readable answer, RTE run-time error, TLE, MLE, OLE time, memory and output limit,
 * CE compile error, JE judge error (ours), SK skipped. JE and SK cost no points.
 */
export const VERDICTS = ["AC", "WA", "PE", "RTE", "TLE", "MLE", "OLE", "CE", "JE", "SK"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A program that computed for less than this share of the time was idle. */
const IDLE_SHARE = 0.1;

/** What a run earned, and why. */
export interface Ruling {
  readonly verdict: Verdict;
  /** Why it is not AC. */
  readonly finding?: Finding;
  /** What its author should know although it is AC. */
  readonly note?: string;
}

/** What is to be ruled on. */
export interface Evidence {
  readonly outcome: Outcome;
  readonly limits: Limits;
  readonly answer: Answer | undefined;
  /** What was looked for, for a program whose answer could not be read. */
  readonly lookedFor: string;
  readonly check: (answer: Answer) => Judgement;
}

/**
 * From what the process did and what it answered to what it earned. A limit comes before the answer; an exit code that
 * is not 0 is forgiven to a right answer, because many right programs end so; a crash is not.
 */
export function rule({ outcome, limits, answer, lookedFor, check }: Evidence): Ruling {
  const { end } = outcome;
  if (end.kind === "not-started" || end.kind === "unmeasured" || end.kind === "stopped")
    return unfinished(end);
  if (end.kind === "limit") return overLimit(end.limit, outcome, limits);

  const failure = failureOf(outcome);
  if (!answer)
    return failure
      ? { verdict: "RTE", finding: failure }
      : { verdict: "PE", finding: unreadable(outcome, lookedFor) };

  const judgement = check(answer);
  switch (judgement.kind) {
    case "case-wrong":
      return { verdict: "JE", finding: judgement.finding };
    case "rejected":
      return failure ? { verdict: "RTE", finding: failure } : { verdict: "WA", finding: judgement.finding };
    case "accepted":
      if (failure && end.kind === "signalled") return { verdict: "RTE", finding: failure };
      return failure
        ? { verdict: "AC", note: `the answer is right, but ${failure.message}` }
        : { verdict: "AC" };
  }
}

type Unfinished = Extract<End, { kind: "not-started" | "unmeasured" | "stopped" }>;

function unfinished(end: Unfinished): Ruling {
  switch (end.kind) {
    case "stopped":
      return { verdict: "SK", finding: { kind: "stopped", message: "the grading was stopped" } };
    case "unmeasured":
      return { verdict: "JE", finding: { kind: "unmeasured", message: end.reason } };
    case "not-started":
      return {
        verdict: "JE",
        finding: { kind: "not-started", message: `the program could not be started: ${end.reason}` },
      };
  }
}

function overLimit(limit: LimitName, { cpuMs }: Outcome, limits: Limits): Ruling {
  switch (limit) {
    case "cpu":
      return {
        verdict: "TLE",
        finding: {
          kind: "cpu-limit",
          message: `it was still computing after ${limits.cpuMs} ms of CPU time, which is the limit`,
        },
      };
    case "wall": {
      const idle =
        cpuMs !== undefined && cpuMs < IDLE_SHARE * limits.wallMs
          ? ": it was idle, waiting for something"
          : "";
      return {
        verdict: "TLE",
        finding: { kind: "wall-limit", message: `it had not ended after ${limits.wallMs} ms${idle}` },
      };
    }
    case "memory":
      return {
        verdict: "MLE",
        finding: {
          kind: "memory-limit",
          message: `it needed more than ${limits.memoryBytes / 1024 / 1024} MiB of memory, which is the limit`,
        },
      };
    case "file-size":
      return {
        verdict: "OLE",
        finding: {
          kind: "file-size-limit",
          message: `it wrote a file of more than ${limits.outputBytes} bytes, which is the limit`,
        },
      };
    case "output":
      return {
        verdict: "OLE",
        finding: {
          kind: "output-limit",
          message: `it printed or wrote more than ${limits.outputBytes} bytes, which is the limit`,
        },
      };
  }
}

function failureOf({ end, stderr }: Outcome): Finding | undefined {
  const said = tellingLine(stderr.bytes);
  const detail = said === "" ? "" : `; it said: ${said}`;
  if (end.kind === "signalled") {
    return {
      kind: "signal",
      message: `it was ended by the signal ${end.signal}${meaningOf(end.signal)}${detail}`,
    };
  }
  if (end.kind === "exited" && end.code !== 0) {
    return { kind: "exit-code", message: `it ended with exit code ${end.code}${detail}` };
  }
  return undefined;
}

function meaningOf(signal: string): string {
  const meanings: Record<string, string> = {
    SIGSEGV: " (it used memory that is not its own)",
    SIGABRT: " (it gave itself up)",
    SIGFPE: " (a division by zero, most likely)",
    SIGILL: " (an instruction that there is not)",
    SIGBUS: " (it used memory that there is not)",
  };
  return meanings[signal] ?? "";
}

function unreadable({ stdout }: Outcome, lookedFor: string): Finding {
  const printed =
    stdout.bytes.length === 0 ? "nothing was printed" : `it printed: ${tellingLine(stdout.bytes)}`;
  return { kind: "unreadable-answer", message: `no answer was found; ${printed}`, expected: lookedFor };
}

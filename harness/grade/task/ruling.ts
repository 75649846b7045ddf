import type { ProgramSource } from "../../base/source-line.ts";
import { excerpt, linesOf, numberedLines, tellingLine } from "../../base/text.ts";
import type { Clue, Finding, Note } from "../../finding/index.ts";
import type { Read, Ruling } from "../../finding/ruling.ts";
import type { Judgement } from "../../problem/judgement.ts";
import {
  type End,
  type Fault,
  isFault,
  type LimitName,
  type Limits,
  type Measured,
  type Outcome,
} from "../../run/outcome.ts";
import { withoutScratch } from "../../run/scratch/told.ts";
import { traceClue } from "../../submission/build/trace.ts";
import { fileBytesFor, scratchBytesFor } from "../../submission/language/runtime.ts";

/** A program that computed for less than this share of the time was idle. */
const IDLE_SHARE = 0.1;

/** Time without a processor is told if it is at least this share of the limit. */
const STARVED_SHARE = 0.5;

export interface Evidence {
  readonly outcome: Outcome;
  readonly limits: Limits;
  /** Factor by which its limits of time have been multiplied; 1 if left out. */
  readonly timeFactor?: number | undefined;
  /** Judgement of the answer; undefined if no answer was found. */
  readonly judgement: Judgement | undefined;
  /** True if it is a whole answer in the form that programs are asked for. */
  readonly isComplete?: boolean;
  /** Expected formats and place of the answer, for a program whose answer could not be read. */
  readonly lookedFor: Pick<
    Finding<"unreadable-answer">,
    "formats" | "file" | "onlyYes" | "runTogether" | "shape"
  >;
  /** Clue to an output in which no answer was read. */
  readonly clueInOutput?: Clue | undefined;
  /** The program's own files, to find the line where it failed. */
  readonly sources?: readonly ProgramSource[] | undefined;
}

/**
 * Turns the outcome of a run and the judgement of its answer into a verdict. A limit comes before the answer.
 * An exit code other than 0 is noted, because `main` of many programs returns anything. After a signal or an error on
 * standard error nothing that was printed is an answer, unless it is right and complete.
 */
export function rule(evidence: Evidence): Ruling {
  const { outcome, limits, judgement, isComplete, lookedFor, clueInOutput: clue, sources = [] } = evidence;
  const { end, stderr } = outcome;
  if (isFault(end) || end.kind === "stopped") return unfinished(end);
  if (isStarved(outcome, limits))
    return { verdict: "JE", finding: { kind: "unmeasured", busy: timesOf(outcome) } };
  if (end.kind === "limit") return overLimit(end.limit, evidence);

  // Whoever printed nothing may still have been at its search.
  if (outcome.waited && !judgement)
    return { verdict: outcome.stdout.bytes.length > 0 ? "PE" : "TLE", finding: { kind: "waits-for-input" } };

  const failure = failureOf(outcome);
  const failed = (finding: Finding<"signal" | "exit-code">, note?: Note): Ruling => {
    const clue = traceClue(stderr.bytes, sources);
    // Many programs print their error on standard output and give up. A crash prints nothing.
    const said = isSilentExit(finding) ? { ...quoteOf(stderr.bytes), ...quoteOf(outcome.stdout.bytes) } : {};
    return { verdict: "RTE", finding: { ...finding, ...said }, ...(clue && { clue }), ...(note && { note }) };
  };
  if (!judgement)
    return failure && !(lookedFor.shape && isSilentExit(failure))
      ? failed(failure)
      : {
          verdict: "PE",
          finding: { kind: "unreadable-answer", ...lookedFor, ...printedIn(outcome) },
          ...(clue && { clue }),
          ...refusedIn(outcome),
        };

  const gaveUp = failure !== undefined && (failure.kind === "signal" || failure.quote !== undefined);
  switch (judgement.kind) {
    case "case-wrong":
      return { verdict: "JE", finding: judgement.finding };
    case "rejected": {
      const { kind: _, ...why } = judgement;
      // A whole answer tells how it is meant, even if the program failed behind it.
      const { note } = why;
      const isMeant = isComplete && note?.kind === "right-if-declared";
      if (gaveUp) return failed(failure, isMeant ? note : undefined);
      if (failure && isNumberAmongOthers(why.read, outcome)) return failed(failure);
      return { verdict: "WA", ...refusedIn(outcome), ...forgiven(failure), ...why };
    }
    case "accepted":
      if (gaveUp && !isComplete) return failed(failure);
      // How an answer was read says more than how the program ended.
      return { verdict: "AC", ...forgiven(failure), ...(judgement.note && { note: judgement.note }) };
  }
}

/** Share of its wall limit that a run must have had. What is missing of it may be missed by the measuring. */
const FAIR_SHARE = 0.9;

/** Tests if a run was ended before it had had the time of its wall limit, because it was given no processor. */
export function isStarved({ end, wallMs, starvedMs = 0 }: Measured, limits: Limits): boolean {
  const isOver = end.kind === "limit" && end.limit === "wall";
  return isOver && starvedMs > 0 && wallMs - starvedMs < FAIR_SHARE * limits.wallMs;
}

function timesOf({ wallMs, starvedMs = 0 }: Measured): { wallMs: number; starvedMs: number } {
  return { wallMs: roughly(wallMs), starvedMs: roughly(starvedMs) };
}

/** Tests if nothing but the exit code speaks of a failure. The main function of many programs returns any number. */
function isSilentExit(failure: Finding<"signal" | "exit-code">): boolean {
  return failure.kind === "exit-code" && failure.quote === undefined;
}

/**
 * Tests if a number is no answer of a program that failed: it printed more below, and the number stands alone on its line, or
 * what came last is words.
 */
function isNumberAmongOthers(read: Read | undefined, { stdout }: Outcome): boolean {
  const last = numberedLines(stdout.bytes).at(-1);
  if (!read || !last || last.number <= read.line) return false;
  return /^\W*\d+\W*$/.test(read.quote) || (/\d+\W*$/.test(read.quote) && !/\d/.test(last.text));
}

function forgiven(failure: Finding<"signal" | "exit-code"> | undefined): { note?: Note } {
  if (!failure) return {};
  return {
    note:
      failure.kind === "signal"
        ? { ...failure, kind: "signal-forgiven" }
        : { ...failure, kind: "exit-code-forgiven" },
  };
}

/** Notes that a program went on without something that our rules refuse, which may be why its answer is wrong. */
function refusedIn({ denial }: Outcome): { note?: Note } {
  return denial ? { note: { kind: "refused", ...denial } } : {};
}

type Unfinished = Fault | Extract<End, { kind: "stopped" }>;

function unfinished(end: Unfinished): Ruling {
  switch (end.kind) {
    case "stopped":
      return { verdict: "SK", finding: { kind: "stopped" } };
    case "unmeasured":
      return { verdict: "JE", finding: { kind: "unmeasured" } };
    case "not-started":
      return {
        verdict: "JE",
        finding: {
          kind: "not-started",
          what: "program",
          reason: excerpt(withoutScratch(end.reason)),
          ...(end.machine && { machine: end.machine }),
        },
      };
  }
}

type Limited = Pick<Evidence, "outcome" | "limits" | "timeFactor">;

function overLimit(limit: LimitName, limited: Limited): Ruling {
  const { limits } = limited;
  switch (limit) {
    case "cpu":
      return {
        verdict: "TLE",
        finding: { kind: "cpu-limit", limitMs: limits.cpuMs, ...multiplied(limited) },
      };
    case "wall":
      return { verdict: "TLE", finding: overWall(limited) };
    case "memory":
      return { verdict: "MLE", finding: { kind: "memory-limit", limitBytes: limits.memoryBytes } };
    case "file-size":
      return { verdict: "OLE", finding: { kind: "file-size-limit", limitBytes: fileBytesFor(limits) } };
    case "space":
      return { verdict: "OLE", finding: { kind: "space-limit", limitBytes: scratchBytesFor(limits) } };
    case "output":
      return { verdict: "OLE", finding: { kind: "output-limit", limitBytes: limits.outputBytes } };
  }
}

/** Tells by which factor limits of time are not those of the case. */
export function multiplied({ timeFactor = 1 }: Pick<Limited, "timeFactor">): { timeFactor?: number } {
  return timeFactor === 1 ? {} : { timeFactor };
}

function overWall(limited: Limited): Finding<"wall-limit"> {
  const { outcome, limits } = limited;
  const { cpuMs, wallMs, starvedMs = 0, stdout, stderr } = outcome;
  const idle = cpuMs !== undefined && cpuMs < IDLE_SHARE * (wallMs - starvedMs);
  // One that only waits may have said why.
  const { quote: onStderr } = idle && stdout.bytes.length === 0 ? quoteOf(stderr.bytes) : {};
  return {
    kind: "wall-limit",
    limitMs: limits.wallMs,
    ...multiplied(limited),
    idle,
    ...(onStderr !== undefined && { onStderr }),
    ...(cpuMs !== undefined && { cpuMs: roughly(cpuMs) }),
    ...(starvedMs > STARVED_SHARE * limits.wallMs && { starvedMs: roughly(starvedMs) }),
  };
}

/** Rounds milliseconds to tenths of a second: no run takes the same time twice. */
function roughly(ms: number): number {
  return Math.round(ms / 100) * 100;
}

function failureOf({ end, stderr, denial }: Outcome): Finding<"signal" | "exit-code"> | undefined {
  const evidence = { ...quoteOf(withoutShell(stderr.bytes)), ...(denial && { refusal: denial }) };
  if (end.kind === "signalled") return { kind: "signal", signal: end.signal, ...evidence };
  if (end.kind === "exited" && end.code !== 0) return { kind: "exit-code", code: end.code, ...evidence };
  return undefined;
}

/** Message of a shell on a command of another system, as `cls`, without which the program went on. */
const OF_SHELL = /^sh: (?:line )?\d+: .+: (?:command )?not found$/;

function withoutShell(stderr: Buffer): Buffer {
  const lines = linesOf(stderr);
  const own = lines.filter((line) => !OF_SHELL.test(line));
  return own.length < lines.length ? Buffer.from(own.join("\n")) : stderr;
}

type Printed = Pick<Finding<"unreadable-answer">, "quote" | "isOneOfMany" | "onStderr" | "isInFile">;

/** Quote from an output in which no answer was read: from the file of the answer, if there is something in it. */
function printedIn({ stdout, stderr, answerFile }: Outcome): Printed {
  const written = answerFile && linesQuotedFrom(answerFile.bytes);
  if (written) return { ...written, isInFile: true };
  const { quote: onStderr } = quoteOf(stderr.bytes);
  return linesQuotedFrom(stdout.bytes) ?? (onStderr === undefined ? {} : { onStderr });
}

function linesQuotedFrom(bytes: Buffer): Printed | undefined {
  const { quote } = quoteOf(bytes);
  return quote === undefined ? undefined : { quote, ...(hasSeveralLines(bytes) && { isOneOfMany: true }) };
}

function hasSeveralLines(bytes: Buffer): boolean {
  return numberedLines(bytes, 1).filter(({ text }) => text.trim() !== "").length > 1;
}

function quoteOf(bytes: Buffer): { quote?: string } {
  const quote = withoutScratch(tellingLine(bytes));
  return quote === "" ? {} : { quote };
}

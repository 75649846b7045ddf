import type { Finding } from "../../../finding/index.ts";
import type { Deniable } from "../../../run/outcome.ts";
import { inSentences, type RunSentences } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";

const { bytes, counted, number, seconds } = quantitiesIn("en");

export const runs: RunSentences = {
  "exit-code": (exit) => exited("the program", exit),
  refused: ({ what, most }) =>
    inSentences(["the program says that it was refused something", REFUSALS[what](most)]),
  "exit-code-forgiven": (exit) => exited("the answer was judged, but the program", exit),
  signal: (end) => signalled("the program", end),
  "signal-forgiven": (end) => signalled("the answer is complete and counts, but then the program", end),
  "arguments-too-long": ({ limitBytes, together }) =>
    `the arguments are longer than the system allows (${bytes(limitBytes)} ${together ? "together" : "each"}). Read the board from standard input or from its file`,
  "input-too-large": ({ limitBytes }) =>
    `submission.yaml asks for more input than a program is given (${bytes(limitBytes)}). Use each placeholder once`,
  "cpu-limit": (limit) =>
    `the program was still computing after ${seconds(limit.limitMs)} of CPU time${told(limit)}`,
  "wall-limit": ({ idle, cpuMs, starvedMs, onStderr, ...limit }) =>
    inSentences([
      `the program was still running after ${seconds(limit.limitMs)} on the clock${told(limit)}`,
      cpuMs !== undefined && `it had used ${seconds(cpuMs)} of CPU time`,
      idle && "it computed little, and slept or waited for something",
      starvedMs !== undefined &&
        `another ${seconds(starvedMs)}, in which other programs had the processors, did not count`,
      onStderr !== undefined && `on standard error it printed: ${onStderr}`,
    ]),
  "waits-for-input": () =>
    "the program read all of its input, waited for more and had printed no answer. No more comes",
  "not-run-too-slow": ({ timeOuts }) =>
    `not run: over its time on at least ${timeOuts} earlier cases and on the last one`,
  "memory-limit": ({ limitBytes }) => `the program needed more memory than the limit of ${bytes(limitBytes)}`,
  "output-limit": ({ limitBytes }) =>
    `the program printed or wrote more than the limit of ${bytes(limitBytes)}`,
  "file-size-limit": ({ limitBytes }) =>
    `the program wrote a file larger than the limit of ${bytes(limitBytes)}`,
  "space-limit": ({ limitBytes }) =>
    `the files of the program took more space than the limit of ${bytes(limitBytes)}`,
  unstable: ({ besideMs, aloneMs, ...limit }) =>
    `the program used ${seconds(besideMs)} of CPU time, over the limit of ${limitOfTime(limit)}. Run once more, with no other program beside it, it used ${seconds(aloneMs)}, and that counts`,
};

type TimeLimit = Pick<Finding<"cpu-limit">, "limitMs" | "timeFactor">;

/** Ends a sentence that names the time of a limit. */
function told(limit: TimeLimit): string {
  return limit.timeFactor === undefined ? ", which is the limit" : `: the limit is ${limitOfTime(limit)}`;
}

/** The limit of the case, with the factor that the machine needs. */
function limitOfTime({ limitMs, timeFactor = 1 }: TimeLimit): string {
  const own = seconds(Math.round(limitMs / timeFactor));
  return timeFactor === 1
    ? own
    : `${own}, times ${number(timeFactor)} because the machine that ran it is slow`;
}

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) => `the limit is ${counted(most, "process or thread", "processes and threads")} at once`,
  "open-files": (most) => `the limit is ${counted(most, "open file", "open files")} at once`,
  space: (most) => `the limit is ${bytes(most)} of files`,
  writing: (most) => `a program may write only in its working directory, ${bytes(most)} at most`,
  network: () => "a program may not use the network",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "it accessed memory that is not its own",
  SIGABRT: "abort() was called, by the program or by its run time",
  SIGFPE: "most likely a division by zero",
  SIGILL: "an illegal instruction",
  SIGBUS: "it accessed memory that does not exist",
  SIGTRAP: "it reached a trap that the compiler set, for example after a missing return",
  SIGPIPE: "it wrote to a pipe that nobody reads any more",
  SIGSYS: "it made a system call that is not allowed here",
  SIGKILL: "something killed it: the program itself, another one or the system",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function signalled(subject: string, { signal, quote, refusal }: Omit<Finding<"signal">, "kind">): string {
  return inSentences([
    `${subject} was ended by the signal ${signal}${meaning(signal)}`,
    said(quote),
    limitOf(refusal),
  ]);
}

function exited(subject: string, { code, quote, refusal }: Omit<Finding<"exit-code">, "kind">): string {
  return inSentences([`${subject} ended with exit code ${code}`, said(quote), limitOf(refusal)]);
}

/** Quotes what a program or a compiler printed. */
export function said(quote: string | undefined): string | undefined {
  return quote === undefined ? undefined : `it printed: ${quote}`;
}

/** The limit that explains a program's own error message. */
function limitOf(refusal: Finding<"exit-code">["refusal"]): string | undefined {
  return refusal && REFUSALS[refusal.what](refusal.most);
}

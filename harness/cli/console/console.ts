import { inspect } from "node:util";
import { ExpectedError } from "../../base/errors.ts";
import type { Locale } from "../../base/locale.ts";
import { machineSentence } from "../../base/machine-fault.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { EXIT_CODES } from "./exit-codes.ts";

/** A terminal, a pipe, or the memory of a test. */
export type Out = NodeJS.WritableStream &
  Partial<Pick<NodeJS.WriteStream, "isTTY" | "columns" | "rows" | "hasColors">>;

/** The keyboard of a terminal. */
export interface Keys {
  setRawMode(mode: boolean): unknown;
  on(event: "data", listener: (pressed: Buffer) => void): unknown;
  off(event: "data", listener: (pressed: Buffer) => void): unknown;
  pause(): unknown;
}

/** Streams, language and stop signal of a command; tests replace them. */
export interface Io {
  readonly out: Out;
  readonly err: Out;
  /** Absent if nobody can press a key. */
  readonly keys?: Keys;
  readonly locale: Locale;
  /** Makes Ctrl-C abort the signal instead of killing the command, from the first call on. */
  readonly stopSignal: () => AbortSignal;
}

/** Connects a command to the streams and the signals of this process. */
export function processIo(locale: Locale): Io {
  let signal: AbortSignal | undefined;
  return {
    out: process.stdout,
    err: process.stderr,
    ...(process.stdin.isTTY && process.stdout.isTTY && { keys: process.stdin }),
    locale,
    stopSignal() {
      signal ??= stopSignal(() => endSoon({ err: process.stderr, locale }));
      return signal;
    },
  };
}

/** Shows an error: a mistake of the user and what the machine lacks as sentences, a fault of ours with its stack. */
export function showError(error: unknown, { err, locale }: Pick<Io, "err" | "locale">): void {
  const machine = machineSentence(error);
  if (error instanceof ExpectedError) showLines(error, { err, locale });
  else if (machine) showLines({ sentences: [machine] }, { err, locale });
  else err.write(`${OWN_FAULT[locale]} ${inspect(error)}\n`);
}

/** Ends the command after an error that nobody waited for. It is ours, and not one of the programs that are graded. */
export function endOnFault(io: Pick<Io, "err" | "locale">): void {
  process.on("uncaughtException", (error) => {
    showError(error, io);
    process.exit(EXIT_CODES.unable);
  });
}

const OWN_FAULT: Sentence = say`This is an error in Cavalo, not in your files:`;

/**
 * Shows one sentence per line. Names and keys in it may come from a student, so control characters are
 * escaped.
 */
export function showLines(
  { sentences }: Pick<ExpectedError, "sentences">,
  { err, locale }: Pick<Io, "err" | "locale">,
): void {
  for (const sentence of sentences) err.write(`${printable(sentence[locale])}\n`);
}

/**
 * Makes a signal that is aborted by Ctrl-C, a closed terminal or `kill`. Running programs are then killed,
 * and finished results are reported. A second signal ends the harness at once; its exit handlers still kill
 * running programs.
 *
 * @param onStop is called once
 */
function stopSignal(onStop: () => void): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(EXIT_CODES.stopped);
      controller.abort();
      onStop();
    });
  }
  return controller.signal;
}

/** Time that a command has to end by itself once it was stopped. */
const LAST_MS = 4000;

/** The most that one look at the clock may count: a busy machine, which gives the command no time, must not cost a report. */
const LONGEST_TICK_MS = 400;

/** Ends a command that was stopped, if it does not end by itself. What it has kept by then is whole. */
function endSoon(io: Pick<Io, "err" | "locale">): void {
  let spentMs = 0;
  let before = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    spentMs += Math.min(now - before, LONGEST_TICK_MS);
    before = now;
    if (spentMs < LAST_MS) return;
    showLines(new ExpectedError(CUT_SHORT), io);
    process.exit(EXIT_CODES.stopped);
  }, LONGEST_TICK_MS / 4);
  clock.unref();
}

const CUT_SHORT: Sentence = say`stopped before everything was written. What was kept by then is whole`;

/** Makes two signals: the first stop lets running work end, the second one does not. A third ends the harness at once. */
export function twoStops(): { readonly finish: AbortSignal; readonly giveBack: AbortSignal } {
  const [finish, giveBack] = [new AbortController(), new AbortController()];
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (giveBack.signal.aborted) process.exit(EXIT_CODES.stopped);
      if (finish.signal.aborted) giveBack.abort();
      finish.abort();
    });
  }
  return { finish: finish.signal, giveBack: giveBack.signal };
}

import { ExpectedError } from "../../base/errors.ts";
import type { Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import { findCaseFiles } from "../../case/case-folders.ts";
import { timeFactor, withTimeFactor } from "../../grade/task/calibration.ts";
import { loadCases } from "../../problem/load.ts";
import type { ProgressState } from "../../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { jsonReport } from "../../report/json.ts";
import { terminalVerification } from "../../verify/terminal.ts";
import { verify } from "../../verify/verify.ts";
import { VERIFY_WORDS } from "../../verify/words.ts";
import { type Io, showLines } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { progressLine } from "../console/progress.ts";
import { chooseIsolation } from "../session/isolation.ts";
import type { CommonOptions } from "../session/options.ts";

interface VerifyOptions extends CommonOptions {
  readonly items?: boolean;
}

/** Verifies the cases and prints the result. */
export async function verifyCases(_: [], options: VerifyOptions, io: Io): Promise<number> {
  const stated = casesOf(options, io);
  if (stated === undefined) return EXIT_CODES.failed;
  // Programs here are all ours, so they are trusted.
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const signal = io.stopSignal();
  const factor = await timeFactor(signal);
  const cases = stated.map((asked) => withTimeFactor(asked, factor));
  const { jobs, items = false } = options;
  const request = { cases, jobs, items, isolation, signal, locale: io.locale };
  const line = progressLine(io.err, (state) => programsLeft(state, io.locale));
  let done = 0;
  const showProgram = (name: string, left: number) => line.show({ done: ++done, total: done + left, name });
  const verification = await verify(request, showProgram).finally(line.clear);
  io.out.write(
    options.json ? jsonReport(verification) : terminalVerification(verification, io.locale, io.out.columns),
  );
  if (verification.stopped) return EXIT_CODES.stopped;
  const failed = verification.problems.some(({ failures }) => failures.length > 0);
  return failed ? EXIT_CODES.failed : EXIT_CODES.ok;
}

/**
 * Loads the cases; undefined if they are wrong. Wrong cases are a result of the verification, not an error.
 */
function casesOf({ cases: files, problem }: CommonOptions, io: Io): Case[] | undefined {
  try {
    return loadCases({ files, problem });
  } catch (error) {
    if (!(error instanceof ExpectedError) || findCaseFiles(files).length === 0) throw error;
    showLines(error, io);
    return undefined;
  }
}

function programsLeft({ done, total, name, secondsLeft }: ProgressState, locale: Locale): string {
  const words = VERIFY_WORDS[locale];
  const left = secondsLeft === undefined ? [] : [CATALOGUES[locale].words.timeLeft(secondsLeft)];
  return [words.programsLeft(total - done), ...left, words.last(name)].join(", ");
}

import path from "node:path";
import type { Command } from "commander";
import { ExpectedError } from "../base/errors.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { findCaseFiles } from "../case/files.ts";
import { loadCases } from "../problem/load.ts";
import { jsonReport } from "../report/json.ts";
import { terminalVerification } from "../verify/terminal.ts";
import type { Verification } from "../verify/verification.ts";
import { verify } from "../verify/verify.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { chooseIsolation } from "./isolation.ts";
import { showLines } from "./lines.ts";
import {
  type CommonOptions,
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  problemOption,
} from "./options.ts";
import { stopSignal } from "./stop.ts";

/** Where trials are remembered; whoever wants them all made again deletes it. */
const CACHE_FOLDER = path.join(PACKAGE_FOLDER, "reports", "verify-cache");

export function addVerifyCommand(cavalo: Command): void {
  cavalo
    .command("verify")
    .description("check whether a case set is right, and which wrong programs it accepts")
    .addOption(casesOption())
    .addOption(problemOption())
    .addOption(jobsOption())
    .addOption(isolationOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      const cases = casesOf(options);
      if (cases === undefined) return;
      // Nothing but programs of ours is run.
      const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
      const request = {
        cases,
        jobs: options.jobs,
        isolation,
        cacheFolder: CACHE_FOLDER,
        signal: stopSignal(),
      };
      const verification = await verify(request, showProgress);
      clearProgress();
      process.stdout.write(
        options.json ? jsonReport(verification) : terminalVerification(verification, process.stdout.columns),
      );
      process.exitCode = exitCodeOf(verification);
    });
}

/** The cases, or undefined if they are wrong: that is what verification is to find out, and no reason to give up. */
function casesOf({ cases: files, problem }: CommonOptions): Case[] | undefined {
  try {
    return loadCases({ files, problem });
  } catch (error) {
    if (!(error instanceof ExpectedError) || findCaseFiles(files).length === 0) throw error;
    showLines(error);
    process.exitCode = EXIT_CODES.failed;
    return undefined;
  }
}

function exitCodeOf({ stopped, problems }: Verification): number {
  if (stopped) return EXIT_CODES.stopped;
  return problems.some(({ failures }) => failures.length > 0) ? EXIT_CODES.failed : EXIT_CODES.ok;
}

function showProgress(name: string, left: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${left} programs left (last: ${name})`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
}

import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Command, Option } from "commander";
import { adopt } from "../adopt/adopt.ts";
import { manifestText, summaryOf } from "../adopt/document.ts";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { printable } from "../base/text.ts";
import { withLab } from "../run/lab.ts";
import { bareSubmission } from "../submission/find/discover.ts";
import { MANIFEST } from "../submission/find/sources.ts";
import { checkFolder } from "./check.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { chooseIsolation } from "./isolation.ts";
import {
  type CommonOptions,
  casesOption,
  isolationOption,
  jobsOption,
  langOption,
  problemOption,
} from "./options.ts";
import { stopSignal } from "./stop.ts";

interface AdoptOptions extends CommonOptions {
  readonly force?: boolean;
}

export function addAdoptCommand(cavalo: Command): void {
  cavalo
    .command("adopt")
    .description("find out how to run an unknown program, write its submission.yaml and check it")
    .argument("<folder>", "the folder of the program")
    .addOption(new Option("--force", "overwrite an existing submission.yaml"))
    .addOption(casesOption())
    .addOption(problemOption())
    .addOption(jobsOption())
    .addOption(isolationOption())
    .addOption(langOption())
    .action(async (folder: string, options: AdoptOptions) => {
      const submission = bareSubmission(folder, options.problem);
      const file = path.join(submission.folder, MANIFEST);
      if (existsSync(file) && !options.force)
        throw new ExpectedError(
          `${displayPath(file)}: this file exists already. Use --force to overwrite it`,
        );

      const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
      const signal = stopSignal();
      const adoption = await withLab({ isolation, jobs: 1, signal }, (lab) => adopt(submission, lab));
      if (signal.aborted) {
        process.exitCode = EXIT_CODES.stopped;
        return;
      }
      if (adoption.kind === "given-up") {
        console.log(`No ${MANIFEST} was written: ${adoption.reason}.`);
        process.exitCode = EXIT_CODES.failed;
        return;
      }
      writeFileSync(file, manifestText(adoption));
      console.log(`${printable(displayPath(file))} was written: ${summaryOf(adoption.tries)}.\n`);
      await checkFolder(submission.folder, { ...options, problem: submission.problem }, signal);
    });
}

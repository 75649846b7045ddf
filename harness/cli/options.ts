import { availableParallelism } from "node:os";
import path from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";

/** Options that several commands have. */
export interface CommonOptions {
  readonly cases: string;
  readonly problem?: ProblemName;
  readonly jobs: number;
  readonly json?: boolean;
  readonly isolation: LevelName | "auto";
  readonly lang?: Locale;
}

const BUNDLED_CASES = path.join(PACKAGE_FOLDER, "cases");

export const casesOption = () =>
  new Option("--cases <glob>", "case files: a folder, or a pattern in quotes").default(
    BUNDLED_CASES,
    "those of Cavalo",
  );

export const problemOption = () =>
  new Option("--problem <name>", "only this problem; also the problem of programs that do not say").choices(
    PROBLEM_NAMES,
  );

export const jobsOption = () =>
  new Option("--jobs <number>", "how many programs run at once")
    .default(availableParallelism(), "as many as there are processors")
    .argParser((text) => {
      if (!/^[1-9]\d{0,3}$/.test(text))
        throw new InvalidArgumentError("It must be a whole number from 1 on.");
      return Number(text);
    });

export const isolationOption = () =>
  new Option("--isolation <level>", "the least isolation of programs that will do")
    .choices(["auto", ...LEVEL_NAMES])
    .default("auto", "the best that this machine has");

export const langOption = () =>
  new Option(
    "--lang <language>",
    "the language of the report (default: that of the cases or of LANG)",
  ).choices(LOCALES);

export const jsonOption = () => new Option("--json", "print the whole report as JSON");

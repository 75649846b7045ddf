import { existsSync } from "node:fs";
import { isCancel, select, text } from "@clack/prompts";
import { StoppedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";

/** Options of the command line about a new class. */
export interface GivenClass {
  readonly problem?: ProblemName;
  readonly handIns?: string;
  readonly gradebook?: string;
  readonly roster?: string;
}

/** The hints of the prompts are English; a question in Portuguese has its own. */
const hintsIn = (locale: Locale) => ({ showInstructions: locale === "en" });

type Platform = "moodle" | "canvas" | "other";

const PROBLEM: Sentence = say`Which problem?`;
const HAND_INS: Sentence = say`Archive or folder of all hand-ins (Enter: later)`;
const PLATFORM: Sentence = say`Where do the grades go?`;
const OTHER: Sentence = say`somewhere else`;
const LIST: Readonly<Record<Platform, Sentence>> = {
  moodle: say`Moodle's grading worksheet (Enter: none)`,
  canvas: say`The gradebook of Canvas (Enter: none)`,
  other: say`A CSV file with the students (Enter: none)`,
};
const NOTHING: Sentence = say`there is no such file`;

/**
 * Asks a person at a terminal for what the command line does not say.
 *
 * @throws StoppedError if the person breaks off
 */
export async function askForClass(
  given: GivenClass,
  locale: Locale,
): Promise<GivenClass & { problem: ProblemName }> {
  const problem = given.problem ?? (await askForProblem(locale));
  const handIns = given.handIns ?? (await askForFile(HAND_INS[locale], locale));
  const isListed = given.gradebook !== undefined || given.roster !== undefined;
  const list = isListed ? {} : await askForList(locale);
  return { ...given, problem, ...(handIns !== undefined && { handIns }), ...list };
}

async function askForProblem(locale: Locale): Promise<ProblemName> {
  const { problems } = CATALOGUES[locale].page;
  const options = PROBLEM_NAMES.map((value) => ({ value, label: problems[value] }));
  return answered(await select({ message: PROBLEM[locale], options, ...hintsIn(locale) }));
}

async function askForList(locale: Locale): Promise<Pick<GivenClass, "gradebook" | "roster">> {
  const platform = answered(
    await select<Platform>({
      message: PLATFORM[locale],
      ...hintsIn(locale),
      options: [
        { value: "moodle", label: "Moodle" },
        { value: "canvas", label: "Canvas" },
        { value: "other", label: OTHER[locale] },
      ],
    }),
  );
  const file = await askForFile(LIST[platform][locale], locale);
  if (file === undefined) return {};
  return platform === "other" ? { roster: file } : { gradebook: file };
}

/** Asks for a path until there is something; undefined if there is none. */
async function askForFile(message: string, locale: Locale): Promise<string | undefined> {
  const validate = (file = "") =>
    file === "" || existsSync(unquoted(file))
      ? undefined
      : `${displayPath(unquoted(file))}: ${NOTHING[locale]}`;
  return unquoted(answered(await text({ message, validate, defaultValue: "" }))) || undefined;
}

/** A file that is dragged into a terminal comes in quotes. */
function unquoted(file: string): string {
  return file.trim().replace(/^(['"])(.*)\1$/, "$2");
}

function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new StoppedError();
  return value as Exclude<Value, symbol>;
}

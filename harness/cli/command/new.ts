import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { orInEach, type Sentence, say } from "../../base/sentence.ts";
import { shellWord } from "../../base/shell.ts";
import { type CodedProblem, PROBLEM_NAMES } from "../../case/names.ts";
import { newCase } from "../../new/case.ts";
import { newClass } from "../../new/class.ts";
import { writeNew } from "../../new/fill.ts";
import { newProgram } from "../../new/program.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { askForClass, type GivenClass } from "./ask-class.ts";

interface ProblemOption {
  readonly problem: CodedProblem;
}

/** Writes a program that reads its input, for a student to go on with. */
export function writeProgram(
  [language, folder]: [LanguageName, string],
  { problem }: ProblemOption,
  io: Io,
): number {
  const files = newProgram({ language, problem, locale: io.locale });
  const written = writeNew(new Map(Array.from(files, ([name, text]) => [path.resolve(folder, name), text])));
  return tellWritten(written, { next: `cavalo check ${shellWord(displayPath(path.resolve(folder)))}`, io });
}

/** Writes a case to be changed. */
export function writeCase([file]: [string], { problem }: ProblemOption, io: Io): number {
  const written = writeNew(newCase(path.resolve(file), problem));
  const folder = displayPath(path.dirname(path.resolve(file)));
  return tellWritten(written, { next: `cavalo verify --cases ${shellWord(folder)}`, io });
}

/** Makes the folder of a class. At a terminal it asks for what is not given. */
export async function writeClass([folder]: [string], given: GivenClass, io: Io): Promise<number> {
  const isAsked = process.stdin.isTTY && io.out.isTTY;
  const { problem, handIns, gradebook, roster } = isAsked ? await askForClass(given, io.locale) : given;
  if (problem === undefined) throw new ExpectedError(NO_PROBLEM);
  const written = newClass({ folder, problem, locale: io.locale, handIns, gradebook, roster });
  return tellWritten(written, { next: `cavalo grade ${shellWord(displayPath(path.resolve(folder)))}`, io });
}

const NO_PROBLEM: Sentence = say`say which problem: --problem ${orInEach(PROBLEM_NAMES, "--problem ")}`;

const WRITTEN: Sentence = say`Written`;
const NEXT: Sentence = say`Next`;

/** Says what was written, and the next step. */
export function tellWritten(written: readonly string[], { next, io }: { next: string; io: Io }): number {
  const { out, locale } = io;
  for (const file of written) out.write(`${WRITTEN[locale]}: ${file}\n`);
  out.write(`${NEXT[locale]}: ${next}\n`);
  return EXIT_CODES.ok;
}

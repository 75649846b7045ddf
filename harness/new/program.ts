import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { type Sentence, say } from "../base/sentence.ts";
import type { CodedProblem } from "../case/names.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { LanguageName } from "../submission/language/names.ts";
import { filled, templatesFor } from "./fill.ts";

/** A program that reads its input and does not answer yet. */
export interface NewProgram {
  readonly language: LanguageName;
  readonly problem: CodedProblem;
  readonly locale: Locale;
}

const TODO: Readonly<Record<CodedProblem, Sentence>> = {
  "lost-knight": say`Find the least number of moves from C to S, and print it.`,
  "knights-tour": say`Find a tour, and print the board with the number of each step.`,
};

const NOT_YET: Sentence = say`not yet`;

/** Makes the files of a program, by name. Its manifest names the problem, so that nobody has to type it. */
export function newProgram({ language, problem, locale }: NewProgram): Map<string, string> {
  const folder = templatesFor("program", problem);
  const { extensions, isWrittenIn } = LANGUAGES[language];
  const mains = readdirSync(folder).filter((file) => extensions.includes(path.extname(file)));
  // Perl and Prolog have the same ending.
  const isOurs = (file: string) => isWrittenIn(readFileSync(path.join(folder, file), "utf8"));
  const main = mains.length > 1 ? mains.find(isOurs)! : mains[0]!;
  const text = filled(path.join(folder, main), { todo: TODO[problem][locale], yet: NOT_YET[locale] });
  return new Map([
    [main, text],
    ["submission.yaml", `problem: ${problem}\n`],
  ]);
}

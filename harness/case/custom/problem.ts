import { statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { folderFingerprint } from "../../base/fingerprint.ts";
import { NO_FOLDER, orInEach, type Sentence, say } from "../../base/sentence.ts";
import type { YamlFile, YamlPath, YamlText } from "../../base/yaml-file.ts";
import type { FolderSettings } from "../case.ts";
import { isCoded, PROBLEM_NAMES, type ProblemName } from "../names.ts";
import { type Answering, type Asking, type CustomProblemFile, customProblemSchema } from "./schema.ts";

/** A program of the problem's author, as a case names it. */
export interface AuthorProgram {
  /** Its folder, relative to that of the case's file. */
  readonly folder: string;
  readonly arguments: readonly string[];
  /** Hash of its files. */
  readonly hash: string;
}

/** The programs of the problem's author, which are run as those of students are. */
export interface AuthorPrograms {
  /** Right programs; the first that can be built is used. */
  readonly references: readonly AuthorProgram[];
  /** Judges answers. */
  readonly checker?: AuthorProgram;
  /** Checks the input of a case. */
  readonly validator?: AuthorProgram;
}

/** Lists the programs of an author. */
export function programsIn({ references, checker, validator }: AuthorPrograms): AuthorProgram[] {
  return [...references, checker, validator].filter((program) => program !== undefined);
}

/** Changes each of the programs of an author. */
export function eachProgram(
  { references, checker, validator }: AuthorPrograms,
  change: (program: AuthorProgram) => AuthorProgram,
): AuthorPrograms {
  return {
    references: references.map(change),
    ...(checker && { checker: change(checker) }),
    ...(validator && { validator: change(validator) }),
  };
}

/** A custom problem: everything that its `problem.yaml` says. */
export interface CustomProblem {
  readonly name: ProblemName;
  readonly folder: string;
  readonly file: YamlFile<CustomProblemFile>;
  readonly settings: FolderSettings;
  readonly asking: Asking;
  /** Absent with a checker. */
  readonly answering?: Answering;
  /** Their folders are absolute. */
  readonly programs: AuthorPrograms;
}

/** Tests if a `problem.yaml` is that of a custom problem: it names none of ours, and says how programs are asked or judged. */
export function isCustom({ value }: YamlText): boolean {
  const stated = Object(value);
  const { problem } = stated;
  if (typeof problem === "string" && isCoded(problem)) return false;
  return ["input", "answer", "checker", "reference"].some((key) => key in stated);
}

/**
 * Makes a custom problem of its `problem.yaml`.
 *
 * @throws ExpectedError with all its mistakes
 */
export function customProblem(read: YamlText): CustomProblem {
  const file = read.as(customProblemSchema);
  const { problem, input = {}, answer, checker, validator, reference = [], ...settings } = file.value;
  const folder = path.dirname(file.path);
  const mistakes: Sentence[] = [];
  const find = (at: YamlPath, sentence: Sentence) => mistakes.push(file.mistake(at, sentence));
  const programAt = (at: YamlPath, stated: CustomProblemFile["checker"]): AuthorProgram => {
    const named = typeof stated === "object" ? stated : { folder: stated ?? "", arguments: [] };
    const program = path.resolve(folder, named.folder);
    const isThere = statSync(program, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isThere) find(at, NO_FOLDER);
    return { folder: program, arguments: named.arguments, hash: isThere ? folderFingerprint(program) : "" };
  };
  const references = [reference].flat().map((each, at) => {
    return programAt(typeof reference === "string" ? ["reference"] : ["reference", at], each);
  });
  const programs: AuthorPrograms = {
    references,
    ...(checker !== undefined && { checker: programAt(["checker"], checker) }),
    ...(validator !== undefined && { validator: programAt(["validator"], validator) }),
  };
  if (answer === undefined && checker === undefined) find([], NOT_JUDGED);
  if (answer !== undefined && checker !== undefined) find(["answer"], JUDGED_TWICE);
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return {
    name: problem,
    folder,
    file,
    settings,
    asking: {
      stdin: input.stdin ?? (file.value.input ? "" : `{${ONLY_VALUE}}`),
      arguments: input.arguments ?? [],
      files: input.files ?? {},
      environment: input.environment ?? {},
    },
    ...(answer !== undefined && { answering: typeof answer === "string" ? { kind: answer } : answer }),
    programs,
  };
}

/** The name of a case's only value, if its file states a text. */
export const ONLY_VALUE = "input";

const NOT_JUDGED: Sentence = say`nothing says how answers are judged. Write answer: (number, text ...) or checker: (a folder). A problem of ours is named ${orInEach(PROBLEM_NAMES)}`;

const JUDGED_TWICE: Sentence = say`the checker judges the answers, so this key must go`;

import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { readText } from "../../base/files.ts";
import { inEach, type Sentence, say } from "../../base/sentence.ts";
import { readYamlFile, type YamlFile, type YamlPath } from "../../base/yaml-file.ts";
import type { CaseBase, CaseFileBase, StatedCase } from "../case.ts";
import { caseBase } from "../case-base.ts";
import type { Size } from "../knight.ts";
import type { CustomCase } from "./case.ts";
import { type AuthorPrograms, type CustomProblem, eachProgram, ONLY_VALUE, programsIn } from "./problem.ts";
import { type CustomCaseFile, customCaseSchema, type StatedValue } from "./schema.ts";

/** It has no board; all cases are equally large. */
const NO_BOARD: Size = { rows: 1, columns: 1 };

/** A name in braces; group 1 is the name. */
const TEMPLATE_NAME = /\{(\w+)\}/g;

/** Reads the case of a file, as a list of one; empty if the file belongs to a program of the author's. */
export function customCases(file: string, problem: CustomProblem): StatedCase<CustomCase>[] {
  if (isOfProgram(file, problem)) return [];
  const yaml = readYamlFile(file, customCaseSchema);
  const parts = path
    .relative(problem.folder, file)
    .replace(/\.ya?ml$/, "")
    .split(path.sep);
  const placed = {
    name: parts.join("/"),
    group: yaml.value.group ?? groupByFolder(parts, problem),
  };
  const base = caseBase(yaml as YamlFile<CaseFileBase>, problem.settings, placed);
  return [{ base, read: (base) => withValues(yaml, problem, base) }];
}

/** @throws ExpectedError with every mistake in its values and its answer */
function withValues(yaml: YamlFile<CustomCaseFile>, problem: CustomProblem, base: CaseBase): CustomCase {
  const { path: file, value } = yaml;
  const mistakes: Sentence[] = [];
  const find = (at: YamlPath, sentence: Sentence) => mistakes.push(yaml.mistake(at, sentence));
  const textAt = (at: YamlPath, stated: StatedValue): string => {
    try {
      return textOf(stated, path.dirname(file));
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      for (const sentence of error.sentences) find(at, sentence);
      return "";
    }
  };
  const values = Object.fromEntries(
    Object.entries(statedValues(value.input)).map(([name, stated]) => [
      name,
      textAt(name in Object(value.input) ? ["input", name] : ["input"], stated),
    ]),
  );
  const templates = JSON.stringify(problem.asking);
  const named = new Set(Array.from(templates.matchAll(TEMPLATE_NAME), ([, name]) => name!));
  for (const name of named) if (!(name in values)) find(["input"], missing(name));
  const answer = answerIn(yaml, problem, { textAt, find });
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return {
    ...base,
    problem: problem.name,
    ...NO_BOARD,
    asking: problem.asking,
    values,
    ...(problem.answering && { answering: problem.answering }),
    ...(answer !== undefined && { answer }),
    programs: seenFrom(path.dirname(file), problem.programs),
  };
}

/** The group that has the name of the folder in which a case lies. */
function groupByFolder([folder = "", ...below]: string[], { settings }: CustomProblem): string | undefined {
  return below.length > 0 && Object.hasOwn(settings.groups ?? {}, folder) ? folder : undefined;
}

/** Tests if a file is a part of one of the author's programs, or of a sample. */
function isOfProgram(file: string, { programs }: CustomProblem): boolean {
  const isWithin = programsIn(programs).some(({ folder }) => file.startsWith(folder + path.sep));
  return isWithin || path.basename(file) === "submission.yaml";
}

function statedValues(input: CustomCaseFile["input"]): Readonly<Record<string, StatedValue>> {
  const isText =
    typeof input !== "object" || (typeof input.file === "string" && Object.keys(input).length === 1);
  return isText ? { [ONLY_VALUE]: input as StatedValue } : (input as Record<string, StatedValue>);
}

/** Writes a value as programs read it. */
function textOf(stated: StatedValue, folder: string): string {
  if (typeof stated !== "object") return String(stated);
  if ("file" in stated) return readText(path.resolve(folder, stated.file));
  const isLines = stated.some((each) => typeof each === "object");
  return stated.map((each) => [each].flat().join(" ")).join(isLines ? "\n" : " ");
}

interface Reading {
  readonly textAt: (at: YamlPath, stated: StatedValue) => string;
  readonly find: (at: YamlPath, sentence: Sentence) => void;
}

function answerIn(
  { value: { answer: stated } }: YamlFile<CustomCaseFile>,
  { answering, programs }: CustomProblem,
  { textAt, find }: Reading,
): number | string | undefined {
  if (stated === undefined) {
    if (programs.references.length === 0 && !programs.checker) find([], NO_ANSWER);
    return undefined;
  }
  const text = textAt(["answer"], stated as StatedValue);
  if (answering?.kind !== "number") return text;
  const number = Number(text);
  if (text.trim() === "" || Number.isNaN(number)) find(["answer"], notNumber(text));
  return number;
}

function seenFrom(folder: string, programs: AuthorPrograms): AuthorPrograms {
  return eachProgram(programs, (program) => ({ ...program, folder: path.relative(folder, program.folder) }));
}

const NO_ANSWER: Sentence = say`the right answer is missing (answer: ...), and the problem has no reference that could give it`;

function missing(name: string): Sentence {
  return say`problem.yaml asks for {${name}}, which has no value here`;
}

function notNumber(text: string): Sentence {
  const shown = inEach(() => JSON.stringify(text.slice(0, 40)));
  return say`${shown} is not a number`;
}

import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Static, TSchema } from "@sinclair/typebox";
import { escapePath, globSync } from "tinyglobby";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { inEach, placed, type Sentence } from "../base/sentence.ts";
import { readYamlFile, type YamlFile } from "../base/yaml-file.ts";
import {
  type CaseBase,
  type CaseFileBase,
  type ProblemFile,
  problemFileSchema,
  type StatedTitle,
} from "./case.ts";
import { PROBLEM_NAMES } from "./names.ts";

/** The settings that the case files beside it share. */
export const PROBLEM_FILE = "problem.yaml";

const DEFAULT_LIMITS = { cpuMs: 2000, outputBytes: 16 * 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/** Reads the cases of one file, with the settings of the `problem.yaml` beside it. */
export type CaseReader<Asked> = (file: string, problem: ProblemFile) => Asked[];

/** Makes the reader of a problem's case files; `casesOf` turns a checked file into cases. */
export function caseReader<Schema extends TSchema, Asked>(
  schema: Schema,
  casesOf: (file: YamlFile<Static<Schema>>, base: CaseBase) => Asked[],
): CaseReader<Asked> {
  return (file, problem) => {
    const yaml = readYamlFile(file, schema);
    return casesOf(yaml, caseBase(yaml as YamlFile<CaseFileBase>, problem));
  };
}

/** Makes a function that reads the `problem.yaml` of each folder once. */
export function problemReader(): (folder: string) => ProblemFile {
  const known = new Map<string, ProblemFile>();
  return (folder) => {
    const problem = known.get(folder) ?? readProblemFile(path.join(folder, PROBLEM_FILE));
    known.set(folder, problem);
    return problem;
  };
}

function readProblemFile(file: string): ProblemFile {
  if (existsSync(file)) return readYamlFile(file, problemFileSchema).value;
  throw new ExpectedError(
    placed(displayPath(file), {
      en: `no such file. It must say which problem the cases beside it belong to (problem: ${PROBLEM_NAMES.join(" or problem: ")}) and its title (title: ...)`,
      "pt-BR": `este arquivo não existe. Ele precisa dizer a que problema pertencem os casos ao lado (problem: ${PROBLEM_NAMES.join(" ou problem: ")}) e o título (title: ...)`,
    }),
  );
}

/**
 * Finds the case files in folders (at any depth) or that match patterns, and sorts them.
 *
 * @param files folders, files, or patterns with `*` and `**`
 */
export function findCaseFiles(files: string | readonly string[]): string[] {
  const found = new Set([files].flat().flatMap((each) => caseFilesIn(each)));
  return Array.from(found).sort();
}

function caseFilesIn(files: string): string[] {
  const found = isFolder(files)
    ? globSync("**/*.{yaml,yml}", { cwd: files, absolute: true })
    : globSync(existsSync(files) ? escapePath(files) : files, { absolute: true, expandDirectories: false });
  return found.filter((file) => path.basename(file) !== PROBLEM_FILE);
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function inEveryLanguage(title: StatedTitle): Sentence {
  return typeof title === "string" ? inEach(() => title) : title;
}

function caseBase(file: YamlFile<CaseFileBase>, problem: ProblemFile): CaseBase {
  const after = file.value.after ?? problem.after;
  const limits = { ...DEFAULT_LIMITS, ...problem.limits, ...file.value.limits };
  return {
    name: path.parse(file.path).name,
    title: inEveryLanguage(file.value.title),
    points: file.value.points ?? problem.points ?? 1,
    visibility: file.value.visibility ?? problem.visibility ?? "public",
    ...(after !== undefined && { after }),
    // A waiting program is stopped, but only after a busy machine could have finished an honest one.
    limits: { ...limits, wallMs: limits.wallMs ?? 3 * limits.cpuMs + 2000 },
    ...(problem.stopAfterTimeouts && { stopsAfterTimeouts: true }),
    ...(problem.language && { locale: problem.language }),
    file: file.path,
  };
}

import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { escapePath, globSync } from "tinyglobby";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence } from "../base/sentence.ts";
import { readYamlFile, type YamlFile } from "../base/yaml-file.ts";
import { type CaseBase, type CaseFileBase, type FolderSettings, problemFileSchema } from "./case.ts";
import { caseBase } from "./case-base.ts";
import { type CustomProblem, isCustom, problemNameIn, readCustomProblem } from "./custom/problem.ts";
import { PROBLEM_NAMES, type ProblemName } from "./names.ts";

/** The settings that the case files beside it share. */
export const PROBLEM_FILE = "problem.yaml";

/** A folder of cases, as its `problem.yaml` describes it. */
export interface CaseFolder {
  readonly problem: ProblemName;
  readonly settings: FolderSettings;
  /** Its `problem.yaml`. */
  readonly file: YamlFile<unknown>;
  /** Absent for a problem of ours. */
  readonly custom?: CustomProblem;
}

/** Reads the cases of one file, in a folder of a problem. */
export type CaseReader<Asked> = (file: string, folder: CaseFolder) => Asked[];

/** Makes the reader of a problem's case files; `casesOf` turns a checked file into cases. */
export function caseReader<Schema extends TSchema, Asked>(
  schema: Schema,
  casesOf: (file: YamlFile<Static<Schema>>, base: CaseBase) => Asked[],
): CaseReader<Asked> {
  return (file, { settings }) => {
    const yaml = readYamlFile(file, schema);
    return casesOf(yaml, caseBase(yaml as YamlFile<CaseFileBase>, settings));
  };
}

/** Makes a function that reads each `problem.yaml` once. The folders below a custom problem belong to it. */
export function problemReader(): (folder: string) => CaseFolder {
  const known = new Map<string, CaseFolder>();
  return (folder) => {
    const file = problemFileFor(folder);
    const problem = known.get(file) ?? readCaseFolder(file);
    known.set(file, problem);
    return problem;
  };
}

/** Finds the case files for which a `problem.yaml` speaks. */
export function caseFilesOf({ file: { path: file } }: CaseFolder): string[] {
  return findCaseFiles(path.dirname(file)).filter((each) => problemFileFor(path.dirname(each)) === file);
}

/** Names the problems of case files, as their folders say, without a look at anything else. */
export function problemsIn(files: string | readonly string[]): ProblemName[] {
  const folders = new Set(findCaseFiles(files).map((file) => path.dirname(file)));
  const found = Array.from(folders, problemFileFor).filter((file) => existsSync(file));
  return Array.from(new Set(found.flatMap((file) => problemNameIn(file) ?? [])));
}

/** The `problem.yaml` of a folder or, if it has none, that of the custom problem in which it lies. */
export function problemFileFor(folder: string): string {
  const own = path.join(folder, PROBLEM_FILE);
  for (let above = folder; ; above = path.dirname(above)) {
    const file = path.join(above, PROBLEM_FILE);
    if (existsSync(file)) return above === folder || isCustom(statedIn(file)) ? file : own;
    if (above === path.dirname(above)) return own;
  }
}

const anySchema = Type.Record(Type.String(), Type.Unknown());

function statedIn(file: string): Readonly<Record<string, unknown>> {
  return readYamlFile(file, anySchema).value;
}

function readCaseFolder(file: string): CaseFolder {
  if (!existsSync(file)) throw new ExpectedError(placed(displayPath(file), NO_PROBLEM_FILE));
  if (isCustom(statedIn(file))) {
    const custom = readCustomProblem(file);
    return { problem: custom.name, settings: custom.settings, file: custom.file, custom };
  }
  const yaml = readYamlFile(file, problemFileSchema);
  const { problem, ...settings } = yaml.value;
  return { problem, settings, file: yaml };
}

const NO_PROBLEM_FILE: Sentence = {
  en: `no such file. It must say which problem the cases beside it belong to (problem: ${PROBLEM_NAMES.join(" or problem: ")}) and its title (title: ...)`,
  "pt-BR": `este arquivo não existe. Ele precisa dizer a que problema pertencem os casos ao lado (problem: ${PROBLEM_NAMES.join(" ou problem: ")}) e o título (title: ...)`,
};

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

import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Static, TSchema } from "@sinclair/typebox";
import { escapePath, globSync } from "tinyglobby";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { remembered } from "../base/remembered.ts";
import { orInEach, placed, type Sentence, say } from "../base/sentence.ts";
import { readYamlFile, readYamlText, type YamlFile, type YamlText } from "../base/yaml-file.ts";
import { BUNDLED_CASES } from "./bundled.ts";
import {
  type CaseBase,
  type CaseFileBase,
  type FolderSettings,
  problemFileSchema,
  type StatedCase,
} from "./case.ts";
import { caseBase } from "./case-base.ts";
import { type CustomProblem, customProblem, isCustom } from "./custom/problem.ts";
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
export type CaseReader<Asked> = (file: string, folder: CaseFolder) => StatedCase<Asked>[];

/** Makes the reader of a problem's case files; `casesOf` turns a checked file into cases. */
export function caseReader<Schema extends TSchema, Asked>(
  schema: Schema,
  casesOf: (file: YamlFile<Static<Schema>>, base: CaseBase) => StatedCase<Asked>[],
): CaseReader<Asked> {
  return (file, { settings }) => {
    const yaml = readYamlFile(file, schema);
    return casesOf(yaml, caseBase(yaml as YamlFile<CaseFileBase>, settings));
  };
}

/** Case files, and the `problem.yaml` that speaks for each, which is read once. */
export class CaseFiles {
  /** Folders, files, or patterns with `*` and `**`, as a person named them. */
  readonly named: string | readonly string[];
  readonly files: readonly string[];
  readonly #read = remembered((file: string) => (existsSync(file) ? readYamlText(file) : undefined));
  readonly #problemFileFor = remembered((folder: string) => problemFileFor(folder, this.#read));
  readonly #folderOf = remembered((file: string) => caseFolder(file, this.#read(file)));

  constructor(named: string | readonly string[]) {
    this.named = named;
    this.files = findCaseFiles(named);
  }

  /**
   * Names the problems of the files, as their folders say.
   *
   * @throws ExpectedError with each `problem.yaml` that is not YAML. Other mistakes are told when the cases are loaded
   */
  problems(): ProblemName[] {
    const files = new Set(this.files.map((file) => this.#problemFileFor(path.dirname(file))));
    const stated = collect(files, (file) => Object(this.#read(file)?.value).problem);
    return Array.from(new Set(stated.filter((name) => typeof name === "string")));
  }

  /** @throws ExpectedError with all mistakes of its `problem.yaml` */
  folderOf(file: string): CaseFolder {
    return this.#folderOf(this.#problemFileFor(path.dirname(file)));
  }

  /** Finds all case files for which the `problem.yaml` of a folder speaks. */
  allOf({ file: { path: file } }: CaseFolder): string[] {
    const below = findCaseFiles(path.dirname(file));
    return below.filter((each) => this.#problemFileFor(path.dirname(each)) === file);
  }
}

const bundledFiles = remembered(() => new CaseFiles(BUNDLED_CASES));

/** Finds case files. Those of the package stay as they are. */
export function caseFilesAt(named: string | readonly string[]): CaseFiles {
  return named === BUNDLED_CASES ? bundledFiles() : new CaseFiles(named);
}

type ReadYaml = (file: string) => YamlText | undefined;

/** The `problem.yaml` of a folder or, if it has none, that of the custom problem in which it lies. */
function problemFileFor(folder: string, read: ReadYaml): string {
  const own = path.join(folder, PROBLEM_FILE);
  for (let above = folder; ; above = path.dirname(above)) {
    const file = path.join(above, PROBLEM_FILE);
    const yaml = read(file);
    if (yaml) return above === folder || isCustom(yaml) ? file : own;
    if (above === path.dirname(above)) return own;
  }
}

function caseFolder(file: string, read: YamlText | undefined): CaseFolder {
  if (!read) throw new ExpectedError(placed(displayPath(file), NO_PROBLEM_FILE));
  if (isCustom(read)) {
    const custom = customProblem(read);
    return { problem: custom.name, settings: custom.settings, file: custom.file, custom };
  }
  const yaml = read.as(problemFileSchema);
  const { problem, ...settings } = yaml.value;
  return { problem, settings, file: yaml };
}

const NO_PROBLEM_FILE: Sentence = say`no such file. It must say which problem the cases beside it belong to (problem: ${orInEach(PROBLEM_NAMES, "problem: ")}) and its title (title: ...)`;

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

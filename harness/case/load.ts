import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { escapePath, globSync } from "tinyglobby";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { byText } from "../base/text.ts";
import { readYamlFile, type YamlFile } from "../base/yaml-file.ts";
import { type Case, caseId, sizeOf } from "./any-case.ts";
import { type CaseBase, type CaseFileBase, type ProblemFile, problemFileSchema } from "./case.ts";
import { tourCases, tourFileSchema } from "./knights-tour.ts";
import { type LostKnightFile, lostKnightCases, lostKnightFileSchema } from "./lost-knight.ts";
import { PROBLEM_NAMES, type ProblemName } from "./names.ts";

const PROBLEM_FILE = "problem.yaml";

const DEFAULT_LIMITS = { cpuMs: 2000, outputBytes: 16 * 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/** How a problem's case files are read. A new problem is one line here. */
const READERS: { readonly [Name in ProblemName]: (file: string, problem: ProblemFile) => Case[] } = {
  "lost-knight": (file, problem) => {
    const yaml = readYamlFile(file, lostKnightFileSchema);
    return lostKnightCases(yaml, caseBase(yaml, problem));
  },
  "knights-tour": (file, problem) => {
    const yaml = readYamlFile(file, tourFileSchema);
    return tourCases(yaml, caseBase(yaml, problem));
  },
};

/** Which cases are wanted. */
export interface CaseSelection {
  /** Case files: a folder, a file, or a pattern with `*` and `**`. */
  readonly files: string;
  /** Only those of this problem. */
  readonly problem?: ProblemName | undefined;
}

/**
 * Loads the cases, ordered by problem, size and name, so that the first finding is on the smallest board.
 *
 * @throws ExpectedError with every mistake of every file, or if there is no case at all
 */
export function loadCases({ files, problem: wanted }: CaseSelection): Case[] {
  const problemIn = problemReader();
  const cases = collect(findCaseFiles(files), (file) => {
    const problem = problemIn(path.dirname(file));
    return wanted === undefined || problem.problem === wanted ? READERS[problem.problem](file, problem) : [];
  }).flat();
  if (cases.length === 0) {
    throw new ExpectedError(
      `${files}: no case${wanted === undefined ? "" : ` of ${wanted}`} is described there`,
    );
  }
  refuseTwins(cases);
  return cases.sort(
    (a, b) => byText(a.problem, b.problem) || squares(a) - squares(b) || byText(a.name, b.name),
  );
}

function squares(asked: Case): number {
  const { rows, columns } = sizeOf(asked);
  return rows * columns;
}

/** The files that describe cases of the lost knight, whether their boards are there or not. */
export function lostKnightFiles(files: string): YamlFile<LostKnightFile>[] {
  const problemIn = problemReader();
  const own = findCaseFiles(files).filter((file) => problemIn(path.dirname(file)).problem === "lost-knight");
  return collect(own, (file) => readYamlFile(file, lostKnightFileSchema));
}

/** Reads the `problem.yaml` of a folder, once. */
function problemReader(): (folder: string) => ProblemFile {
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
    `${displayPath(file)}: no such file; it says of the cases beside it which problem they belong to (problem: ${PROBLEM_NAMES.join(" or problem: ")}) and how that is called (title: ...)`,
  );
}

/**
 * The case files that a folder holds at any depth, or that a pattern matches; ordered.
 *
 * @param files a folder, a file, or a pattern with `*` and `**`
 */
export function findCaseFiles(files: string): string[] {
  const found = isFolder(files)
    ? globSync("**/*.{yaml,yml}", { cwd: files, absolute: true })
    : globSync(existsSync(files) ? escapePath(files) : files, { absolute: true, expandDirectories: false });
  return found.filter((file) => path.basename(file) !== PROBLEM_FILE).sort();
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function caseBase(file: YamlFile<CaseFileBase>, problem: ProblemFile): CaseBase {
  const limits = { ...DEFAULT_LIMITS, ...problem.limits, ...file.value.limits };
  return {
    name: path.parse(file.path).name,
    title: file.value.title,
    points: file.value.points ?? problem.points ?? 1,
    visibility: file.value.visibility ?? problem.visibility ?? "public",
    // A program that waits for something is let go, but not before a busy machine could have finished an honest one.
    limits: { ...limits, wallMs: limits.wallMs ?? 3 * limits.cpuMs + 2000 },
    ...(problem.language && { locale: problem.language }),
    file: file.path,
  };
}

function refuseTwins(cases: readonly Case[]): void {
  const seen = new Map<string, Case>();
  for (const each of cases) {
    const id = caseId(each);
    const twin = seen.get(id);
    if (twin)
      throw new ExpectedError(
        `${displayPath(each.file)}: ${displayPath(twin.file)} describes a case ${id}, too`,
      );
    seen.set(id, each);
  }
}

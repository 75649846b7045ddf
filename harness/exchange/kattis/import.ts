import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, makeFolder } from "../../base/files.ts";
import { LOCALES, languageTag } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { CUSTOM_NAME, isCoded } from "../../case/names.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import type { KattisCase, KattisGroup, KattisPackage, KattisSubmission } from "./package.ts";

const MIB = 1024 * 1024;

/** A problem of ours that was made from a package. */
export interface Imported {
  readonly problem: string;
  readonly folder: string;
  /** Names of the samples, with the folder of the package that each comes from. */
  readonly samples: ReadonlyMap<string, string>;
  /** True if the package states a time limit. */
  readonly hasTimeLimit: boolean;
  /** Parts of the package that were not taken over, and why. */
  readonly left: readonly Sentence[];
}

/**
 * Makes a custom problem of a package, in a new folder.
 *
 * @throws ExpectedError if the folder exists, or if the name of the package cannot be that of a problem
 */
export function importPackage(read: KattisPackage, folder: string): Imported {
  const problem = path
    .basename(read.folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-");
  if (existsSync(folder)) throw new ExpectedError(placed(displayPath(folder), EXISTS));
  if (!CUSTOM_NAME.test(problem) || isCoded(problem)) throw new ExpectedError(placed(read.folder, BAD_NAME));
  const left: Sentence[] = read.unread.map((name) => notTaken(name));
  for (const each of read.cases) writeCase(each, folder, groupOf(each, read)?.folder);
  for (const { folder: group } of read.groups.filter(({ needsOthers }) => needsOthers))
    left.push(countsAlone(group));
  const checker = read.outputValidator && takeProgram([read.outputValidator], path.join(folder, "checker"));
  const hasValidator = takeProgram(read.inputValidators, path.join(folder, "validator"));
  if (read.inputValidators.length > 0 && !hasValidator) left.push(notTaken("input_validators"));
  const samples = new Map<string, string>();
  for (const each of read.submissions) {
    const name = takeSample(each, path.join(folder, "samples"));
    if (name === undefined) left.push(notTaken(path.relative(read.folder, each.path)));
    else samples.set(name, each.expected);
  }
  const settings = settingsOf(read, { problem, hasChecker: checker !== undefined, hasValidator });
  writeFileSync(path.join(folder, "problem.yaml"), stringify(settings));
  return { problem, folder, samples, hasTimeLimit: settings.limits?.cpuMs !== undefined, left };
}

/** States the time limit of an imported problem, in milliseconds. */
export function stateTimeLimit({ folder }: Imported, cpuMs: number): void {
  const file = path.join(folder, "problem.yaml");
  const text = readFileSync(file, "utf8");
  const stated = /^limits:\n/m.test(text)
    ? text.replace(/^limits:\n/m, `limits:\n  cpuMs: ${cpuMs}\n`)
    : `${text}limits:\n  cpuMs: ${cpuMs}\n`;
  writeFileSync(file, stated);
}

/** States which samples are right, so that they prove the cases from now on. */
export function stateReferences({ folder }: Imported, names: readonly string[]): void {
  const reference = names.map((name) => `samples/${name}`);
  appendFileSync(path.join(folder, "problem.yaml"), stringify({ reference }));
}

/** Samples are shown and earn nothing. */
const GROUPS = { sample: { points: 0 }, secret: { visibility: "hidden" } } as const;

/** The group of test data with which a case is worth points. */
function groupOf({ name }: KattisCase, { groups }: KattisPackage): KattisGroup | undefined {
  return groups.find(({ folder }) => name.startsWith(`${folder}/`));
}

function groupsOf(read: KattisPackage) {
  const { cases, groups } = read;
  const others = cases.filter((each) => !groupOf(each, read));
  const folders = new Set(others.map(({ name }) => name.split("/")[0]!));
  const used = groups.filter(({ folder }) => cases.some((each) => groupOf(each, read)?.folder === folder));
  return Object.fromEntries([
    ...Object.entries(GROUPS).filter(([group]) => folders.has(group)),
    ...used.map(({ folder, points, award }) => [folder, { points, award, ...GROUPS.secret }]),
  ]);
}

interface Parts {
  readonly problem: string;
  readonly hasChecker: boolean;
  readonly hasValidator: boolean;
}

function settingsOf(read: KattisPackage, parts: Parts) {
  const { metadata, outputValidatorArguments: words } = read;
  const { name = parts.problem, limits = {} } = metadata;
  const names: Readonly<Record<string, string>> = typeof name === "string" ? { en: name } : name;
  const titles = LOCALES.flatMap((locale) => {
    const title = names[locale] ?? names[languageTag(locale)];
    return title === undefined ? [] : [[locale, title] as const];
  });
  const { time_limit: seconds, memory, output } = limits;
  const stated = {
    ...(seconds !== undefined && { cpuMs: Math.round(1000 * seconds) }),
    ...(memory !== undefined && { memoryBytes: memory * MIB }),
    ...(output !== undefined && { outputBytes: output * MIB }),
  };
  return {
    problem: parts.problem,
    title: { en: parts.problem, ...Object.fromEntries(titles) },
    input: { stdin: "{input}" },
    ...(parts.hasChecker
      ? { checker: words.length === 0 ? "checker" : { folder: "checker", arguments: words } }
      : { answer: comparisonFor(words) }),
    ...(parts.hasValidator && { validator: "validator" }),
    groups: groupsOf(read),
    ...(Object.keys(stated).length > 0 && { limits: stated }),
  };
}

/** The rules of the default output validator. */
function comparisonFor(words: readonly string[]) {
  const behind = (pattern: RegExp) => words[words.findIndex((word) => pattern.test(word)) + 1];
  const isFloat = words.some((word) => word.startsWith("float"));
  return {
    kind: "text",
    ...(isFloat && { tolerance: Number(behind(/^float/)) }),
    ...(words.includes("case_sensitive") && { case: "exact" }),
    ...(words.includes("space_change_sensitive") && { space: "exact" }),
  };
}

function writeCase({ name, input, answer, title }: KattisCase, folder: string, group?: string): void {
  const stem = path.join(folder, name);
  makeFolder(path.dirname(stem));
  copyFileSync(input, `${stem}.in`);
  copyFileSync(answer, `${stem}.ans`);
  const base = path.basename(name);
  const file = {
    ...(title !== undefined && { title }),
    ...(group !== undefined && { group }),
    input: { file: `${base}.in` },
    answer: { file: `${base}.ans` },
  };
  writeFileSync(`${stem}.yaml`, stringify(file));
}

/** Copies the first of several programs that is in a known language; false if none is. */
function takeProgram(programs: readonly string[], to: string): boolean {
  const taken = programs.find(isKnown);
  if (taken === undefined) return false;
  copyInto(taken, to);
  return true;
}

function takeSample({ expected, path: from }: KattisSubmission, samples: string): string | undefined {
  if (!isKnown(from)) return undefined;
  const name = `${expected}-${path.basename(from)}`.replace(/[^\w-]+/g, "-");
  copyInto(from, path.join(samples, name));
  return name;
}

function copyInto(from: string, to: string): void {
  makeFolder(to);
  if (statSync(from).isDirectory()) cpSync(from, to, { recursive: true });
  else copyFileSync(from, path.join(to, path.basename(from)));
}

/** Tests if a file, or one in a folder, is in a known language. Python 2 is none. */
function isKnown(program: string): boolean {
  if (statSync(program).isDirectory()) return listed(program).some((file) => languageOf(file) !== undefined);
  return languageOf(program) !== undefined && !/^#!.*python2/.test(readFileSync(program, "latin1"));
}

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}

const EXISTS: Sentence = say`this folder exists already. Give another one`;

const BAD_NAME: Sentence = say`the name of this folder cannot be that of a problem`;

function countsAlone(group: string): Sentence {
  return say`${group}: require_pass was not taken over, so this group counts by itself`;
}

function notTaken(part: string): Sentence {
  return say`${part} was not taken over: nothing here can run it`;
}

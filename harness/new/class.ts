import { cpSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import type { ProblemName } from "../case/names.ts";
import { CLASS_FILES } from "../class/class-files.ts";
import { filled, templateIn, writeNew } from "./fill.ts";

/** The schema of the scheme, a hidden file. */
const SCHEMA = ".grading.schema.json";

/** Files and names that an instructor has of a class. */
export interface NewClass {
  readonly folder: string;
  readonly problem: ProblemName;
  /** The language of the comments in its scheme. */
  readonly locale: Locale;
  readonly handIns?: string | undefined;
  readonly gradebook?: string | undefined;
  readonly roster?: string | undefined;
}

/**
 * Makes the folder of a class, with copies of what is given.
 *
 * @returns the paths as they are shown
 * @throws ExpectedError if something that is given does not exist, or if the class does
 */
export function newClass({ folder, problem, locale, handIns, gradebook, roster }: NewClass): string[] {
  const root = path.resolve(folder);
  const copies = [
    ...(handIns === undefined
      ? []
      : [copyOf(handIns, path.join(CLASS_FILES.handIns, path.basename(handIns)))]),
    ...(gradebook === undefined ? [] : [copyOf(gradebook, CLASS_FILES.gradebook)]),
    ...(roster === undefined ? [] : [copyOf(roster, CLASS_FILES.roster)]),
  ];
  const missing = copies.filter(({ from }) => !statSync(from, { throwIfNoEntry: false }));
  if (missing.length > 0)
    throw new ExpectedError(missing.map(({ from }) => placed(displayPath(from), NOTHING)));
  const template = templateIn(locale, "class", "grading.yaml");
  const text = filled(template, { schema: `./${SCHEMA}`, problem });
  const written = writeNew(new Map([[path.join(root, CLASS_FILES.scheme), text]]));
  // Editors find it beside the scheme wherever the folder of the class is taken.
  cpSync(path.join(PACKAGE_FOLDER, "harness", "class", "grading.schema.json"), path.join(root, SCHEMA));
  for (const own of [CLASS_FILES.handIns, CLASS_FILES.manifests, CLASS_FILES.cases])
    mkdirSync(path.join(root, own), { recursive: true });
  for (const { from, to } of copies)
    cpSync(from, path.join(root, to), { recursive: true, preserveTimestamps: true });
  return [...written, ...copies.map(({ to }) => displayPath(path.join(root, to)))];
}

function copyOf(from: string, to: string) {
  return { from: path.resolve(from), to };
}

const NOTHING: Sentence = say`no such file`;

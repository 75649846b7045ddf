import { existsSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { printable } from "../base/text.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import { CLASS_FILES, unlessEmpty } from "./class-files.ts";
import type { Gradebook } from "./gradebook/gradebook.ts";
import { type Platform, readGradebook } from "./gradebook/index.ts";
import { readScheme } from "./read-scheme.ts";
import { rubricMistakes } from "./rubric-mistakes.ts";
import type { Scheme } from "./scheme.ts";
import { mergePeople } from "./who/merge.ts";
import { groupsOf, knownIn, type Matcher, matcherOf, namesOf, versionsOf } from "./who/people.ts";
import type { Person } from "./who/person.ts";
import { readRoster } from "./who/roster.ts";

/** A class as its instructor keeps it in a folder. */
export interface ClassFolder {
  readonly folder: string;
  readonly handIns: string;
  readonly scheme: YamlFile<Scheme>;
  /** Everybody of the class; empty if neither a roster nor a gradebook says so. */
  readonly people: readonly Person[];
  /** Says whose the hand-ins are, with the instructor's own answers. */
  readonly match: Matcher;
  readonly gradebook?: Gradebook & { readonly platform: Platform; readonly file: string };
  readonly manifests?: string;
  /** The usual folder of the report. */
  readonly report: string;
}

/**
 * Reads the folder of a class.
 *
 * @throws ExpectedError with every mistake in its files
 */
export function readClassFolder(root: string): ClassFolder {
  const folder = path.resolve(root);
  const mistakes: Sentence[] = [];
  const read = <Value>(
    name: keyof typeof CLASS_FILES,
    reader: (file: string) => Value,
  ): Value | undefined => {
    const file = path.join(folder, CLASS_FILES[name]);
    if (!existsSync(file)) return undefined;
    try {
      return reader(file);
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      mistakes.push(...error.sentences);
      return undefined;
    }
  };
  const scheme = read("scheme", readScheme);
  const roster = read("roster", readRoster);
  const { assignment, scale } = scheme?.value ?? {};
  const gradebook = read("gradebook", (file) => ({
    ...readGradebook(file, { assignment, most: scale?.most }),
    file,
  }));
  const handIns = read("handIns", unlessEmpty);
  if (scheme) mistakes.push(...rubricMistakes(scheme, gradebook?.most));
  if (gradebook) mistakes.push(...twiceIn(gradebook));
  const { people, mistakes: unclear } = mergePeople(roster ?? [], gradebook?.people ?? []);
  mistakes.push(...unclear.map((each) => placed(displayPath(path.join(folder, CLASS_FILES.roster)), each)));
  if (!handIns) mistakes.push(placed(displayPath(path.join(folder, CLASS_FILES.handIns)), NO_HAND_INS));
  if (!scheme || !handIns || mistakes.length > 0) throw new ExpectedError(mistakes);
  const manifests = read("manifests", (file) => file);
  return {
    folder,
    handIns,
    scheme,
    people,
    match: matcherOf(people, scheme.value.match),
    ...(gradebook && { gradebook }),
    ...(manifests !== undefined && { manifests }),
    report: path.join(folder, CLASS_FILES.report),
  };
}

/** Finds ids that two rows of a gradebook have: a grade could go to the wrong one. */
function twiceIn({
  people,
  file,
}: {
  readonly people: readonly Person[];
  readonly file: string;
}): Sentence[] {
  const keys = people.map(({ key }) => key);
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  return Array.from(new Set(twice), (key) =>
    placed(displayPath(file), say`the id ${printable(key)} stands in two rows`),
  );
}

/** Says how the hand-ins of a class are read and named. */
export function readingOf({ people, match, scheme }: ClassFolder) {
  const { sections } = scheme.value;
  return {
    nameOf: namesOf(match),
    groupsOf: groupsOf(match),
    knows: knownIn(people),
    versions: versionsOf(match, scheme.value),
    ...(sections !== undefined && { sections }),
  };
}

const NO_HAND_INS: Sentence = say`there are no hand-ins. Put the archive of the learning platform into this folder`;

import { statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Locale } from "../../base/locale.ts";
import { inEach, placed, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { readYamlFile, type YamlFile } from "../../base/yaml-file.ts";
import { isProblem, unknownProblem } from "../../case/known-problems.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Unclear } from "../../finding/index.ts";
import { type Manifest, manifestSchema } from "../manifest.ts";
import { refuseMistakes } from "./mistakes.ts";
import { MANIFEST } from "./tree/sources.ts";

/** The author of the manifests in hand-ins. */
export interface ManifestSource {
  /** True if they are the instructor's, as in the bundled submissions; those of students are wishes. */
  readonly trusted: boolean;
  /** A folder of the instructor's, with `<submission>.yaml` or `<submission>/submission.yaml`. */
  readonly folder?: string | undefined;
  /** Keys that an instructor has chosen for submissions, by their names. They come before those of any file. */
  readonly chosen?: ReadonlyMap<string, Manifest> | undefined;
}

export const OWN_MANIFESTS: ManifestSource = { trusted: true };

/** Keys that decide what is run, which cases are judged or what is right: only the instructor's count. */
const INSTRUCTORS_KEYS = ["fixed", "driver", "build", "run", "expect"] as const satisfies (keyof Manifest)[];

const KIB = 1024;

/** A larger file is not parsed. A student's could be made to take the parser long, and nothing else goes on meanwhile. */
const LARGEST_KIB = { instructors: 64, students: 8 } as const;

/** A manifest with the keys that do not count, or the reason why a student's cannot be read. */
export type ReadManifest =
  | { readonly manifest: Manifest; readonly ignored: readonly string[]; readonly isStudents?: true }
  | { readonly broken: Unclear };

interface ManifestLocation {
  readonly name: string;
  readonly folder: string;
  /** Gives the folder of the program, which may be another one where a manifest names its main file. */
  programFolder(main: string | undefined): string;
  readonly problem: ProblemName | undefined;
}

/**
 * Reads the manifest of a submission: the instructor's if there is one, or else that in the hand-in.
 *
 * @throws ExpectedError with every mistake in an instructor's manifest
 */
export function readManifest(place: ManifestLocation, source: ManifestSource): ReadManifest {
  const written = writtenManifest(place, source);
  const chosen = source.chosen?.get(place.name);
  if (!chosen) return written;
  if ("broken" in written) return { manifest: chosen, ignored: [] };
  return { ...written, manifest: { ...written.manifest, ...chosen } };
}

function writtenManifest(place: ManifestLocation, { trusted, folder }: ManifestSource): ReadManifest {
  const instructors = folder === undefined ? undefined : manifestIn(folder, place.name);
  if (instructors !== undefined) return { manifest: readChecked(instructors, place), ignored: [] };
  const own = path.join(place.folder, MANIFEST);
  if (!isFile(own)) return { manifest: {}, ignored: [] };
  if (trusted) return { manifest: readChecked(own, place), ignored: [] };
  try {
    return readWishes(own, place);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The folder is our copy: its path says nothing to anybody.
    const [mistake, ...others] = error.sentences;
    const quote = (locale: Locale) =>
      excerpt(mistake?.[locale].replaceAll(displayPath(own), MANIFEST).replaceAll(own, MANIFEST) ?? "");
    return { broken: { kind: "manifest-broken", mistake: inEach(quote), others: others.length } };
  }
}

/** Reads a student's manifest; what does not count is not looked at. */
function readWishes(file: string, place: ManifestLocation): ReadManifest {
  const read = readSmall(file, LARGEST_KIB.students);
  const wishes = withoutInstructorsKeys(read.value);
  check({ ...read, value: wishes.manifest }, place);
  return wishes;
}

function withoutInstructorsKeys(manifest: Manifest) {
  const ignored = INSTRUCTORS_KEYS.filter((key) => manifest[key] !== undefined);
  const allowed = Object.entries(manifest).filter(([key]) => !ignored.some((each) => each === key));
  return { manifest: Object.fromEntries(allowed), ignored, isStudents: true } as const;
}

function manifestIn(folder: string, name: string): string | undefined {
  return [path.join(folder, `${name}.yaml`), path.join(folder, name, MANIFEST)].find(isFile);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readChecked(file: string, place: ManifestLocation): Manifest {
  const read = readSmall(file, LARGEST_KIB.instructors);
  check(read, place);
  return read.value;
}

function readSmall(file: string, mostKib: number): YamlFile<Manifest> {
  if (statSync(file).size > mostKib * KIB)
    throw new ExpectedError(placed(displayPath(file), say`this file has more than ${mostKib} KiB`));
  return readYamlFile(file, manifestSchema);
}

function check(file: YamlFile<Manifest>, { programFolder, problem }: ManifestLocation): void {
  const { problem: stated, main } = file.value;
  if (stated !== undefined && !isProblem(stated))
    throw new ExpectedError(file.mistake(["problem"], unknownProblem(stated)));
  const solved = stated ?? problem;
  if (solved !== undefined) refuseMistakes({ file, folder: programFolder(main), problem: solved });
}

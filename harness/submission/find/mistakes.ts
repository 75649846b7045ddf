import { ExpectedError } from "../../base/errors.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import type { YamlFile, YamlPath } from "../../base/yaml-file.ts";
import { isCoded, type ProblemName } from "../../case/names.ts";
import { problemOf } from "../../problem/index.ts";
import { placeholdersOf } from "../../problem/input/placeholders.ts";
import { overlayOf } from "../build/driver.ts";
import type { Manifest } from "../manifest.ts";

/** A manifest, the folder that it is in and the problem of the program there. */
interface Read {
  readonly file: YamlFile<Manifest>;
  readonly folder: string;
  readonly problem: ProblemName;
}

interface Mistake {
  readonly at: YamlPath;
  readonly sentence: Sentence;
}

/**
 * Refuses what the schema cannot tell from what is right.
 *
 * @throws ExpectedError with every mistake, each with its place
 */
export function refuseMistakes({ file, folder, problem }: Read): void {
  const manifest = file.value;
  const names = badNames(manifest, problemOf(problem).plantedFiles);
  const mistakes = [
    ...names,
    ...badVariables(manifest),
    ...badTexts(manifest),
    ...badPlaceholders(manifest, problem),
    ...fixedForNothing(manifest, problem),
    // Files outside the submission are not even looked at.
    ...(names.length === 0 ? overlayOf(folder, manifest.driver ?? {}).misfits : []),
  ];
  if (mistakes.length > 0)
    throw new ExpectedError(mistakes.map(({ at, sentence }) => file.mistake(at, sentence)));
}

/** Finds `fixed` where it would be taken for what it is not: only cases of the two problems of this house have a board that it is about. */
function fixedForNothing({ fixed }: Manifest, problem: ProblemName): Mistake[] {
  if (fixed === undefined || isCoded(problem)) return [];
  const sentence = say`a program for ${problem} has nothing that can be fixed: remove this key`;
  return [{ at: ["fixed"], sentence }];
}

/** Longer paths could not be made below the folder of a run. */
const LONGEST_PATH_BYTES = 1024;

/** Each may stand for a whole board. */
const MOST_PLACEHOLDERS = 30;

interface PlacedFile {
  readonly at: YamlPath;
  readonly name: string;
}

/** @param always files that the problem's contract always plants */
function badNames({ input = {}, answer = {}, driver = {} }: Manifest, always: readonly string[]): Mistake[] {
  const planted = Object.keys(input.files ?? {}).map((name) => ({ at: ["input", "files", name], name }));
  const named: PlacedFile[] = [
    ...planted,
    ...optional(["input", "folder"], input.folder),
    ...optional(["answer", "file"], answer.file),
    ...Object.keys(driver.files ?? {}).map((name) => ({ at: ["driver", "files", name], name })),
    ...(driver.replacements ?? []).map(({ file }, index) => ({
      at: ["driver", "replacements", index, "file"],
      name: file,
    })),
  ];
  const outside = named
    .filter(({ name }) => !isBelow(name))
    .map(({ at, name }) => ({
      at,
      sentence: say`"${name}" is not a file below the working directory`,
    }));
  const started = optional(["input", "folder"], input.folder).map(({ at, name }) => ({
    at,
    name: `${name}/.`,
  }));
  const clash = (file: string, at: YamlPath) => ({
    at,
    sentence: say`"${file}" cannot be both a file and a folder`,
  });
  const placed = [...planted, ...started];
  const below = (file: string) => placed.filter(({ name }) => name.startsWith(`${file}/`));
  const both = [
    ...planted.filter(({ name }) => below(name).length > 0).map(({ at, name }) => clash(name, at)),
    ...always.flatMap((file) => below(file).map(({ at }) => clash(file, at))),
  ];
  return [...outside, ...both];
}

function optional(at: YamlPath, name: string | undefined): PlacedFile[] {
  return name === undefined ? [] : [{ at, name }];
}

/** Checks if a name can be that of a file in a folder or below it. */
export function isBelow(name: string): boolean {
  const parts = name.split("/");
  return (
    !name.includes("\0") &&
    Buffer.byteLength(name) <= LONGEST_PATH_BYTES &&
    parts.every((part) => part !== "" && part !== "." && part !== ".." && Buffer.byteLength(part) < 256)
  );
}

function badVariables({ input }: Manifest): Mistake[] {
  return Object.keys(input?.environment ?? {})
    .filter((name) => !/^[A-Za-z_]\w*$/.test(name))
    .map((name) => ({
      at: ["input", "environment", name],
      sentence: say`"${name}" is not a valid name of an environment variable`,
    }));
}

const NO_NUL = say`this text cannot contain the character NUL`;

/** A command line cannot hold the character that ends a text there. */
function badTexts({ input = {} }: Manifest): Mistake[] {
  const texts = [
    ...(input.arguments ?? []).map((text, at) => ({ at: ["input", "arguments", at], text })),
    ...Object.entries(input.environment ?? {}).map(([name, text]) => ({
      at: ["input", "environment", name],
      text,
    })),
  ];
  return texts.filter(({ text }) => text.includes("\0")).map(({ at }) => ({ at, sentence: NO_NUL }));
}

function badPlaceholders(manifest: Manifest, problem: ProblemName): Mistake[] {
  const { placeholders } = problemOf(problem);
  const used = placeholdersOf(manifest);
  const tooMany = used[MOST_PLACEHOLDERS];
  if (tooMany) {
    const sentence = say`there are more than ${MOST_PLACEHOLDERS} placeholders`;
    return [{ at: tooMany.at, sentence }];
  }
  const unknown = used
    .filter(({ name }) => placeholders && !placeholders.includes(name))
    .map(({ name, at }) => {
      const inDriver = at[0] === "driver";
      const known = placeholders?.join("} {") ?? "";
      return {
        at,
        sentence: say`unknown placeholder {${name}}. The placeholders of ${problem} are {${known}}${inDriver ? say`. Write the program's own braces with spaces: { ${name} }` : ""}`,
      };
    });
  if (manifest.answer?.file !== undefined) return unknown;
  const fileless = used
    .filter(({ name }) => name === "answerPath")
    .map(({ at }) => ({
      at,
      sentence: say`{answerPath} needs the name of the answer file (answer: file: ...)`,
    }));
  return [...unknown, ...fileless];
}

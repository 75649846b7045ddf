import { posix } from "node:path";
import { byText } from "../../base/text.ts";
import { quotedIncludes } from "../language/c-includes.ts";
import type { Program, Source } from "../language/language.ts";
import type { Repeats } from "./repeats.ts";

/** A program without files that repeat what others of it define. */
export interface Choice {
  readonly program: Program;
  readonly leftOut: readonly Source[];
  /** Tells if each file that is left out is the copy of one that is not, by all that the program calls them. */
  readonly isTold: boolean;
}

/** Lists choices of files of which none repeats another, the likeliest first. The main file is in all of them. */
export function choicesAmong({ sources, main }: Program, repeats: Repeats): Choice[] {
  const others = sources.filter((each) => each === main || !repeats.has(each));
  const named = new Set(others.flatMap(namesIn));
  const isNamed = (source: Source) => source === main || named.has(stemOf(source.path));
  const isCopy = (one: Source, other: Source) =>
    isNamed(one) === isNamed(other) ? isNamedAfter(one, other) : isNamed(other);
  const ranked = Array.from(repeats.keys()).toSorted(
    (a, b) =>
      Number(isNamed(b)) - Number(isNamed(a)) ||
      wordsOf(a).length - wordsOf(b).length ||
      depthOf(a) - depthOf(b) ||
      byText(a.path, b.path),
  );
  const choices = new Map<string, Choice>();
  for (const first of ranked) {
    const kept = new Set<Source>();
    const repeatsKept = (source: Source) =>
      Array.from(repeats.get(source) ?? []).filter((each) => kept.has(each));
    for (const each of [main, first, ...ranked]) if (repeatsKept(each).length === 0) kept.add(each);
    const leftOut = ranked.filter((each) => !kept.has(each));
    choices.set(leftOut.map(({ path }) => path).join("\n"), {
      program: { sources: sources.filter((each) => !leftOut.includes(each)), main },
      leftOut,
      isTold: leftOut.every((copy) => repeatsKept(copy).some((each) => each === main || isCopy(copy, each))),
    });
  }
  return Array.from(choices.values());
}

/** Tests if the files of two programs have the same texts, but for white space. */
export function haveSameTexts(one: Program, other: Program): boolean {
  const textsOf = ({ sources }: Program) =>
    sources.map(({ text }) => text.replace(/\s+/g, " ").trim()).sort();
  return JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
}

/** Lists the files that a source includes, and the classes that it uses: files are called as their class is. */
function namesIn(source: Source): string[] {
  return [...quotedIncludes(source).map(stemOf), ...(source.text.match(/\b[A-Z]\w*/g) ?? [])];
}

/** Tests if the name of a file has the words of another one and more, as names of copies do, or if it has the same name in a folder below. */
function isNamedAfter(copy: Source, original: Source): boolean {
  const [longer, shorter] = [wordsOf(copy), wordsOf(original)];
  if (longer !== shorter) return longer.includes(shorter);
  const folder = posix.dirname(original.path);
  return depthOf(copy) > depthOf(original) && (folder === "." || copy.path.startsWith(`${folder}/`));
}

/** The words of a file's name, each between blanks: ` fila copia ` of `fila - Copia.c`, ` fila 2 ` of `fila2.c`. */
function wordsOf({ path }: Source): string {
  const words =
    stemOf(path)
      .normalize("NFC")
      .match(/\p{Lu}?\p{Ll}+|\p{L}+|\d+/gu) ?? [];
  return ` ${words.join(" ").toLowerCase()} `;
}

function stemOf(file: string): string {
  return posix.basename(file, posix.extname(file));
}

function depthOf({ path }: Source): number {
  return path.split("/").length;
}

import { isUtf8 } from "node:buffer";
import { readSources } from "../../submission/find/tree/sources.ts";
import { readTree } from "../../submission/find/tree/tree.ts";
import type { Source } from "../../submission/language/language.ts";
import { type Student, studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Listing } from "./prints.ts";
import { withoutWords } from "./tokens.ts";

/** A program of a student, with the name that is shown. */
export interface ComparedProgram extends Listing {
  /** The key of the student, by which the store knows the results. */
  readonly student: string;
  readonly name: string;
  /** The text as it is shown. It has the same lines. */
  readonly shown: string;
}

/** More of a program is not compared: nobody writes so much by hand. */
const LONGEST_TEXT = 100_000;

/** A student's name hides nothing if it is a word of every program. */
const SHORTEST_NAME = 3;

/**
 * Makes one text of each program.
 *
 * @param realNames students by the name that is shown, where that is a pseudonym; comments, texts and names are then hidden
 */
export function comparedPrograms(
  submissions: readonly Submission[],
  realNames?: ReadonlyMap<string, Student>,
): ComparedProgram[] {
  return submissions.flatMap((submission): ComparedProgram[] => {
    const { kind, name } = submission;
    if (kind.kind !== "program") return [];
    const { language, program } = kind;
    const text = textOf(program.sources);
    const real = realNames && (realNames.get(name) ?? { key: name, name });
    const shown = real ? withoutName(withoutWords(text, language), real) : text;
    return [{ student: studentOf(submission), name, language, text, shown }];
  });
}

/** Reads the programs below some folders, which everybody has: one listing for each file. */
export async function givenPrograms(folders: readonly string[]): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (const folder of folders) {
    for (const [language, sources] of await readSources(await readTree(folder)))
      listings.push(...sources.map((source) => ({ language, text: textOf([source]) })));
  }
  return listings;
}

function textOf(sources: readonly Source[]): string {
  const texts = sources.map(({ text }) => {
    const bytes = Buffer.from(text, "latin1");
    return isUtf8(bytes) ? bytes.toString("utf8") : text;
  });
  return asOneText(texts);
}

/** Joins the files of a program. */
export function asOneText(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\r\n?/g, "\n"))
    .join("\n")
    .slice(0, LONGEST_TEXT);
}

function withoutName(text: string, { key, name }: Student): string {
  const words = `${name} ${key}`
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.normalize("NFD").replace(/\p{M}/gu, "")])
    .filter((word) => word.length >= SHORTEST_NAME);
  if (words.length === 0) return text;
  return text.replace(new RegExp(Array.from(new Set(words)).join("|"), "giu"), "…");
}

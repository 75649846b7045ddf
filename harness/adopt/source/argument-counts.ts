import type { Code } from "./literals.ts";
import { positionsUsed } from "./positions.ts";

const COUNTED =
  /\b(argc|argv\)|argv\.length|args?\.(?:length|size)|os\.Args\)|ARGV\.(?:length|size))\s*(?:[=!]==?|<|>=?)\s*([1-7])\b/g;

/** Another name for all arguments: `words := os.Args`. */
const RENAMED = /\b(?<name>\w+)\s*:?=\s*(?<list>os\.Args|process\.argv|sys\.argv)\s*(?=[;\n\r])/g;

/** Arguments of Haskell: all of them by their names, or the first one. */
const MATCHED = /\[\s*(?<names>\w+(?:\s*,\s*\w+){0,5})\s*\]\s*<-\s*getArgs\b|\bhead\b[^\n]{0,20}\bgetArgs\b/g;

/**
 * Finds the numbers of arguments that a program asks for, or else how many it reads by their numbers. In C, Go, Python and
 * JavaScript, its own names are among them.
 */
export function argumentCountsIn(source: Pick<Code, "text" | "path">): number[] {
  const renamed = Array.from(
    source.text.matchAll(RENAMED),
    ({ groups }) => [groups!.name!, groups!.list!] as const,
  );
  // What is put in holds names, too: each name is replaced where it stands in the source alone. The first meaning counts.
  const lists = new Map(renamed.toReversed());
  const named = source.text.replace(/\w+/g, (word) => lists.get(word) ?? word);
  const counted = Array.from(named.matchAll(COUNTED), ([, what, count]) => Number(count) - ownNamesIn(what!));
  const matched = Array.from(named.matchAll(MATCHED), ({ groups }) => groups!.names?.split(",").length ?? 1);
  const asked = [...counted, ...matched].filter((count) => count > 0);
  return asked.length > 0 ? asked : [positionsUsed(source)].filter((count) => count > 0);
}

function ownNamesIn(counted: string): number {
  if (counted === "argv.length") return 2;
  return /^(?:argc|argv|os)/.test(counted) ? 1 : 0;
}

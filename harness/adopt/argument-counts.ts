import type { Code } from "./literals.ts";

const COUNTED =
  /\b(argc|argv\)|argv\.length|args?\.(?:length|size)|os\.Args\)|ARGV\.(?:length|size))\s*(?:[=!]==?|<|>=?)\s*([1-7])\b/g;

/** Another name for all arguments: `words := os.Args`. */
const RENAMED = /\b(?<name>\w+)\s*:?=\s*(?<list>os\.Args|process\.argv|sys\.argv)\s*(?=[;\n\r])/g;

/** Arguments of Haskell: all of them by their names, or the first one. */
const MATCHED = /\[\s*(?<names>\w+(?:\s*,\s*\w+){0,5})\s*\]\s*<-\s*getArgs\b|\bhead\b[^\n]{0,20}\bgetArgs\b/g;

/** Finds the numbers of arguments that a program asks for. In C, Go, Python and JavaScript, its own names are among them. */
export function argumentCountsIn({ text }: Pick<Code, "text">): number[] {
  let named = text;
  for (const { groups } of text.matchAll(RENAMED))
    named = named.replaceAll(new RegExp(`\\b${groups!.name}\\b`, "g"), groups!.list!);
  const counted = Array.from(named.matchAll(COUNTED), ([, what, count]) => Number(count) - ownNamesIn(what!));
  const matched = Array.from(named.matchAll(MATCHED), ({ groups }) => groups!.names?.split(",").length ?? 1);
  return [...counted, ...matched].filter((count) => count > 0);
}

function ownNamesIn(counted: string): number {
  if (counted === "argv.length") return 2;
  return /^(?:argc|argv|os)/.test(counted) ? 1 : 0;
}

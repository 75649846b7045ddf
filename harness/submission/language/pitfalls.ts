import { codeAt, type ProgramSource, placeAt } from "../../base/source-line.ts";
import type { Pitfall } from "../../finding/ideas.ts";
import type { Finding } from "../../finding/index.ts";
import type { LanguageName } from "./names.ts";

type PitfallFinding = Omit<Finding<"pitfall">, "kind">;

/** Expression that compares two values, and gives true or false. */
const COMPARISON = String.raw`[\w.[\]()][\w.[\]()\s]*(?:<|>)=?[\w.[\]()\s]+?`;

/** Lines that do something else than they seem to, by language. Each is a fact, whatever the program does. */
const PITFALLS: readonly {
  readonly pitfall: Pitfall;
  readonly in: readonly LanguageName[];
  readonly line: RegExp;
}[] = [
  {
    pitfall: "rows-are-one",
    in: ["python"],
    line: /(?<![^\n])[^#\n]*\[\s*\[[^[\]\n]*\]\s*(?:\*[^[\]\n]+)?\]\s*\*\s*[\w(]/,
  },
  {
    pitfall: "rows-are-one",
    in: ["javascript", "typescript"],
    line: /^(?:(?!\/\/).)*\.fill\(\s*(?:new\s+)?(?:Array\(|\[)/m,
  },
  {
    pitfall: "comparator-of-truths",
    in: ["javascript", "typescript"],
    line: new RegExp(
      String.raw`^(?:(?!//).)*\.sort\(\s*(?:\(\s*\w+\s*,\s*\w+\s*\)\s*=>\s*(?:\{\s*return\s+)?|function\s*\(\s*\w+\s*,\s*\w+\s*\)\s*\{\s*return\s+)${COMPARISON}(?:\)\s*(?:;\s*)?$|;|\})`,
      "m",
    ),
  },
];

/** Finds the first line of a program that is known to do something else than it seems to. */
export function pitfallIn(
  sources: readonly ProgramSource[],
  language: LanguageName,
): PitfallFinding | undefined {
  for (const source of sources) {
    for (const { pitfall, in: languages, line } of PITFALLS) {
      const found = languages.includes(language) ? line.exec(source.text) : null;
      if (!found) continue;
      const at = source.text.slice(0, found.index + found[0].trimEnd().length).split("\n").length;
      return { pitfall, ...placeAt(source, at), quote: codeAt(source, at) };
    }
  }
  return undefined;
}

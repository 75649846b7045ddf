import { readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../base/files.ts";
import { say } from "../../base/sentence.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import type { Mutant } from "./mutant.ts";

/** The most wrong programs that are made of one reference. Of more, every second or third one is made. */
const MOST = 60;

/** A change of a source: of numbers by one, of a comparison, or of an operator. */
interface Change {
  readonly family: "numbers" | "comparisons" | "operators";
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "==": "!=",
  "!=": "==",
  "===": "!==",
  "!==": "===",
};

const OPERATORS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "//": "*",
  "%": "*",
  "+=": "-=",
  "-=": "+=",
  "&&": "||",
  "||": "&&",
  and: "or",
  or: "and",
};

/** Comments, texts and lines of the preprocessor, in which nothing is changed. */
const LIKE_C = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;
const LIKE_PYTHON = /#.*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const UNCHANGED: Readonly<Partial<Record<LanguageName, RegExp>>> = {
  c: new RegExp(`^[ \\t]*#.*|${LIKE_C.source}`, "m"),
  cpp: new RegExp(`^[ \\t]*#.*|${LIKE_C.source}`, "m"),
  csharp: LIKE_C,
  go: LIKE_C,
  java: LIKE_C,
  javascript: LIKE_C,
  kotlin: LIKE_C,
  python: LIKE_PYTHON,
  ruby: LIKE_PYTHON,
  typescript: LIKE_C,
};

/** Whole numbers that are no part of a name or of another number, and operators between spaces: others may be of types. */
const CHANGEABLE = /(?<![\w.])\d+(?![\w.])|(?<=\s)(?:[-+*/%]|\/\/|[-+]=|[<>]=?|[=!]==?|&&|\|\||and|or)(?=\s)/;

/** Makes wrong programs of the first reference of a custom problem whose language can be changed without a parser. */
export function derivedMutants({ programs, file }: CustomCase): Mutant[] {
  for (const { folder } of programs.references) {
    const base = path.resolve(path.dirname(file), folder);
    const mutants = sourcesIn(base).flatMap((name) => mutantsOf(base, name));
    if (mutants.length === 0) continue;
    const step = Math.ceil(mutants.length / MOST);
    return mutants
      .filter((_, at) => at % step === 0)
      .map((mutant, at) => ({ ...mutant, name: `${mutant.family}-${at + 1}` }));
  }
  return [];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

function mutantsOf(base: string, name: string): Omit<Mutant, "name">[] {
  const language = languageOf(name);
  const unchanged = language && UNCHANGED[language];
  if (!unchanged) return [];
  const text = readText(path.join(base, name));
  return changesIn(text, unchanged).map(({ family, at, from, to }) => {
    const line = text.slice(0, at).split("\n").length;
    const place = `${name}:${line}`;
    return {
      family,
      idea: {
        name: family,
        sentence: say`${place}: ${from} becomes ${to}.`,
      },
      base,
      source: { name, text: text.slice(0, at) + to + text.slice(at + from.length) },
      place,
    };
  });
}

/** Lists all changes of a source, in their order. */
export function changesIn(text: string, unchanged: RegExp): Change[] {
  const tokens = new RegExp(`${unchanged.source}|(?<changeable>${CHANGEABLE.source})`, "gm");
  return Array.from(text.matchAll(tokens)).flatMap(({ index: at, groups }) => {
    const from = groups?.changeable;
    return from === undefined ? [] : changesOf(from).map((change) => ({ ...change, at, from }));
  });
}

function changesOf(from: string): Pick<Change, "family" | "to">[] {
  const [comparison, operator] = [COMPARISONS[from], OPERATORS[from]];
  if (comparison !== undefined) return [{ family: "comparisons", to: comparison }];
  if (operator !== undefined) return [{ family: "operators", to: operator }];
  const number = Number(from);
  if (!Number.isSafeInteger(number)) return [];
  return [number + 1, number - 1].map((to) => ({ family: "numbers", to: String(to) }));
}

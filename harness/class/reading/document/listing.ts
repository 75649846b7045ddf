import { LANGUAGES } from "../../../submission/language/index.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../../../submission/language/names.ts";

/** A program that stands in a text. */
export interface Listing {
  readonly language: LanguageName;
  readonly text: string;
}

/** A line of a program by its first words or its signs, in any of the languages. */
const BEGINS =
  /^\s*(?:#|<\?php|\/\/|\/\*|--|@|(?:import|from|package|using|namespace|public|class|def|fn|func|fun|function|const|let|var|require|module|main|int|void|struct|typedef|use|static|final|data|type|puts|print|async|program|uses|local)\b|(?:Imports|Module|Public)\b|object\s+\w+|:-|with\s+[\w.]+\s*[;,]|procedure\s+\w+\s+is\b|["'\w.[\]]+\s*(?:<-|=|\())/;

/** Signs that programs have, and sentences hardly. Of a comment nothing is told. */
const SIGN = /[=;{}[\]<>+*/_&|#]|--|:-/;

/** A sentence has as many words; and a line of a program with so many ends in a sign. */
const LEAST_WORDS = 6;

/** Longer lines are data, and say nothing of a language. */
const LONGEST_LINE = 300;

/** A report that quotes a program has more sentences between its lines. */
const MOST_PROSE = 0.2;

/**
 * Finds the program that a text is, if it clearly is one in one language. What stands before and after it, as a title and a name, is
 * left out. Undefined for a report that only quotes some of a program.
 */
export function listingIn(text: string): Listing | undefined {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const first = lines.findIndex((line) => BEGINS.test(line.slice(0, LONGEST_LINE)) && !isProse(line));
  if (first < 0) return undefined;
  const last = lines.findLastIndex((line) => line.trim() !== "" && !isProse(line));
  const own = lines.slice(first, last + 1);
  const short = own.filter((line) => line.length <= LONGEST_LINE).join("\n");
  const [language, other] = LANGUAGE_NAMES.filter((name) => LANGUAGES[name].isWrittenIn(short));
  if (language === undefined || other !== undefined) return undefined;
  const code = withoutLongComments(own).filter((line) => line.trim() !== "");
  if (code.filter(isProse).length > MOST_PROSE * code.length) return undefined;
  return { language, text: `${own.join("\n").trimEnd()}\n` };
}

function isProse(line: string): boolean {
  if (SIGN.test(line) || /[:,(\\]\s*$/.test(line)) return false;
  const words = line.slice(0, LONGEST_LINE).match(/(?<![\p{L}.])\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.length >= LEAST_WORDS;
}

/** Leaves out the lines of comments and texts of several lines. */
function withoutLongComments(lines: readonly string[]): string[] {
  let end: string | undefined;
  return lines.filter((line) => {
    const isInside = end !== undefined;
    if (end !== undefined) {
      if (line.includes(end)) end = undefined;
    } else {
      const mark = LONG_COMMENTS.find(([begin]) => line.includes(begin));
      const from = mark ? line.indexOf(mark[0]) + mark[0].length : 0;
      if (mark && !line.includes(mark[1], from)) end = mark[1];
    }
    return !isInside;
  });
}

const LONG_COMMENTS = [
  ["/*", "*/"],
  ['"""', '"""'],
  ["'''", "'''"],
  ["=begin", "=end"],
] as const;

import type { LanguageName } from "../submission/language/names.ts";

/** Words that a copier cannot change: those of languages and their libraries. */
const WORD = /(?<![\w.'"#@$\\])[A-Za-z_]\w*(?!\w)/g;

/** Copies a program as a student would who hides it: other names, other comments, another order, other texts. */
export function copyOf(text: string, language: LanguageName): string {
  return commented(renamed(reordered(text)), language);
}

/** Gives every name that the program itself declares another one. */
function renamed(text: string): string {
  const declared = new Set(
    Array.from(text.matchAll(/\b([a-zà-ÿ_]\w{1,})\s*(?:=[^=]|\[|\+\+|:=|\bin\b)/gi), ([, name]) => name!),
  );
  return text.replace(WORD, (word) =>
    declared.has(word) ? `other_${word.split("").reverse().join("")}` : word,
  );
}

/** Turns the order of the parts that blank lines separate and that begin at the margin. */
function reordered(text: string): string {
  const parts = text.split(/\n{2,}(?=\S)/);
  if (parts.length < 4) return text;
  const [first, ...rest] = parts;
  const last = rest.pop()!;
  return [first!, ...rest.reverse(), last].join("\n\n\n");
}

const COMMENTS: Partial<Record<LanguageName, string>> = {
  ada: "--",
  fortran: "!",
  haskell: "--",
  julia: "#",
  lua: "--",
  perl: "#",
  php: "#",
  prolog: "%",
  python: "#",
  r: "#",
  ruby: "#",
  visualbasic: "'",
};

function commented(text: string, language: LanguageName): string {
  const sign = COMMENTS[language] ?? "//";
  return text
    .split("\n")
    .map((line, at) => (at % 5 === 2 && /[;{}]$|^\s*$/.test(line) ? `${line} ${sign} step ${at}` : line))
    .join("\n");
}

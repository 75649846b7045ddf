import { inEach, type Sentence, say } from "../../../base/sentence.ts";
import { byText, printable } from "../../../base/text.ts";
import type { Instead } from "../../../finding/skips.ts";
import type { Source } from "../../language/language.ts";
import { isTestSource, languageOf } from "../tree/sources.ts";

const ARCHIVE = /\.(?:zip|rar|7z|jar|tar|t[gx]z|tbz2?|tzst|tar\.\w+|gz|bz2|xz|zst)$/i;

/** Programs of VisuAlg and of Portugol Studio, which run nowhere else. */
const PORTUGOL = /\.(?:alg|por|portugol)$/i;

/** Files that are no source, by their endings; the first that fits names what was handed in. */
const OTHERS = [
  ["archive", ARCHIVE],
  ["portugol", PORTUGOL],
  [
    "other-language",
    /\.(?:asm|awk|bas|c[lr]|clj[cs]?|cob|coffee|elm?|erl|exs?|fsx?|gd|groovy|hx|idr|ino|lisp|lsp|m|nim|por|portugol|ps1|purs|rkt|s|sb[23]|sc|scm|sml|sql|ss|st|tcl|v|vbs|zig)$/i,
  ],
  ["notebook", /\.ipynb$/i],
  ["document", /\.(?:docx?|odt|rtf|pdf|pages)$|(?:^|\/)(?:online)?text\.html$/i],
  ["compiled", /\.(?:class|exe|o|obj|pyc|dll|so|out)$/i],
  ["other-language", /\.(?:html?|vue|svelte|sh)$/i],
] as const satisfies readonly (readonly [Instead["what"], RegExp])[];

/** Finds a file among those handed in that tells why none of them is a source. */
export function insteadOfSource(files: readonly string[]): Instead | undefined {
  const ordered = files.toSorted((a, b) => Number(isHidden(a)) - Number(isHidden(b)) || byText(a, b));
  const test = ordered.find(isTestSource);
  if (test !== undefined) return { what: "test", file: printable(test) };
  const text = ordered.find(
    (file) => file !== withoutTxt(file) && languageOf(withoutTxt(file)) !== undefined,
  );
  for (const [what, ending] of OTHERS) {
    const file = ordered.find((each) => ending.test(each));
    if (file !== undefined && (what === "archive" || text === undefined))
      return { what, file: printable(file) };
  }
  return text === undefined ? undefined : { what: "text", file: printable(text) };
}

/** Endings that only programs have. */
const OTHER_LANGUAGES = /\.(?:asm|clj|erl|exs?|fs|groovy|lisp|nim|s|zig)$/i;

/** Finds sources in languages that are none of ours. */
export function sourcesOfOthers(files: readonly string[]): string[] {
  const isOther = (file: string) =>
    (OTHER_LANGUAGES.test(file) || PORTUGOL.test(file)) && languageOf(file) === undefined;
  return files.filter((file) => isOther(file) && !isHidden(file)).sort(byText);
}

/** Tests if a file, or a folder that it is in, is hidden: it is one of tools. */
export function isHidden(file: string): boolean {
  return /(?:^|\/)\./.test(file);
}

/** Endings of archives that may hold several files, and so a class or a hand-in. */
const OF_SEVERAL = /\.(?:zip|rar|7z|tar|t[gx]z|tbz2?|tzst|tar\.\w+)$/i;

/** Checks if a file is an archive of several files, by its ending; programs and documents may be zips within. */
export function mayHoldSeveral(file: string): boolean {
  return OF_SEVERAL.test(file);
}

/** Checks if a file is a notebook, of which a source can be made. */
export function isNotebook(file: string): boolean {
  return /\.ipynb$/i.test(file);
}

/** Checks if a file is an archive, by its ending. */
export function isArchive(file: string): boolean {
  return ARCHIVE.test(file);
}

/** Checks if a source is empty, apart from a byte order mark. */
export function isBlank({ text }: Source): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*$/.test(text);
}

/** The name that a text editor of Windows has made longer: `cavalo.py` for `cavalo.py.txt`. */
function withoutTxt(file: string): string {
  return file.replace(/\.txt$/i, "");
}

/** Says that there is no submission among files, and what one of them may be instead. */
export function noSubmission(files: readonly string[]): Sentence {
  const nothing: Sentence = say`no program was found`;
  const instead = insteadOfSource(files);
  if (!instead)
    return say`${nothing}: there is no file here such as .java, .py or .c. Give the folder of a program, or one that holds a folder for each student`;
  const hint = hintFor(instead);
  return inEach((locale) => `${nothing[locale]}, ${hint[locale]}`);
}

function hintFor({ what, file }: NonNullable<ReturnType<typeof insteadOfSource>>): Sentence {
  switch (what) {
    case "archive":
      return say`but ${file} is an archive. Unpack it`;
    case "text":
      return say`but ${file} may be one. Remove .txt from its name`;
    default:
      return say`and ${file} is none. A program is a file such as .java, .py or .c`;
  }
}

import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import { excerpt, few, printable } from "../../base/text.ts";
import { folded } from "./folded.ts";

/** Somebody as a command line may name them. */
export interface Named {
  readonly key: string;
  /** The name in reports, and others. */
  readonly names: readonly string[];
}

/** Ways in which a text may mean somebody, the surest first. */
const FITS: readonly ((asked: string) => (each: Named) => boolean)[] = [
  (asked) => (each) => each.key === asked,
  (asked) => (each) => each.names.includes(asked),
  byNames((name, text) => name === text),
  byNames((name, text) => wordsIn(text).every((word) => wordsIn(name).includes(word))),
  byNames((name, text) => wordsIn(text).every((word) => wordsIn(name).some((each) => each.startsWith(word)))),
];

/**
 * Finds whom a text names: by the key or a name as it is written; else by the whole name without accents and capitals; else by
 * words of it, as `vinicius`; else by their beginnings, as `joao sant`.
 *
 * @returns the key; undefined if nobody fits
 * @throws ExpectedError with the names of those who fit, if they are several
 */
export function keyNamed(asked: string, all: readonly Named[]): string | undefined {
  for (const fits of FITS) {
    const found = all.filter(fits(asked));
    const [key, ...others] = new Set(found.map((each) => each.key));
    if (key !== undefined && others.length === 0) return key;
    if (key !== undefined) throw severalFit(asked, found);
  }
  return undefined;
}

function byNames(fits: (name: string, text: string) => boolean): (asked: string) => (each: Named) => boolean {
  return (asked) => {
    const text = folded(asked);
    return ({ key, names }) => text !== "" && [key, ...names].some((name) => fits(folded(name), text));
  };
}

function wordsIn(text: string): string[] {
  return text.split(/[ /]+/);
}

/** Namesakes are told apart by their keys. */
function severalFit(asked: string, found: readonly Named[]): ExpectedError {
  const shown = found.map(({ key, names: [name = key] }) => {
    const isShared = found.some((other) => other.key !== key && other.names[0] === name);
    return printable(isShared ? `${name} (${key})` : name);
  });
  const names = few(Array.from(new Set(shown))).join(", ");
  return new ExpectedError(
    say`${excerpt(asked)}: several students fit. Name one of these, or the key in brackets: ${names}`,
  );
}

import type { Locale } from "../base/locale.ts";
import { LANGUAGES } from "../locale/index.ts";

/** Writes the names between brackets in a language: `--out <folder>`, `[submissions...]`. */
export function placeholdersIn(text: string, locale: Locale): string {
  return text.replace(
    /([<[])([a-z]+)/g,
    (_, bracket: string, name: string) => bracket + placeholder(name, locale),
  );
}

/** Names a value or an argument in a language. */
export function placeholder(name: string, locale: Locale): string {
  return locale === "en" ? name : (LANGUAGES[locale].placeholders[name] ?? name);
}

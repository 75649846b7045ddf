import { LANGUAGES } from "../locale/index.ts";
import { remembered } from "./remembered.ts";
import { IS_WINDOWS } from "./windows.ts";

/** A language that users read: English, which stands in the code, or one with a folder. */
export type Locale = "en" | keyof typeof LANGUAGES;
export const LOCALES = ["en", ...(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])] as const;

/** Makes something for each language, when it is first asked for in that language. */
export function forEachLocale<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  const made = remembered(make);
  return Object.defineProperties(
    {},
    Object.fromEntries(LOCALES.map((locale) => [locale, { enumerable: true, get: () => made(locale) }])),
  ) as Readonly<Record<Locale, Made>>;
}

/** Language without its country: `pt`. */
export function languageTag(locale: Locale): string {
  return locale.split("-")[0]!;
}

/** Finds the language that a person or an environment names: `pt`, `pt-BR`, `pt_BR.UTF-8`. */
export function localeNamed(name: string): Locale | undefined {
  const [language] = name.toLowerCase().split(/[^a-z]/);
  return LOCALES.find((locale) => languageTag(locale) === language);
}

interface LocaleSources {
  readonly asked: Locale | undefined;
  /** Settings of the case sets, for everybody who works on them. */
  readonly cases: readonly { readonly locale?: Locale }[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Chooses the language of a report. The first of these counts: the language asked for, the one language of
 * all case sets (so a class reads the same on every machine), the language of the user's environment,
 * English.
 */
export function chooseLocale({ asked, cases, environment }: LocaleSources): Locale {
  return asked ?? commonLocale(cases) ?? localeOf(environment) ?? "en";
}

function commonLocale(cases: LocaleSources["cases"]): Locale | undefined {
  const [first, ...others] = new Set(cases.map(({ locale }) => locale));
  return others.length === 0 ? first : undefined;
}

/**
 * Follows the POSIX order of variables for the language of messages; an empty variable counts as not set. Windows has none of
 * them: there the user's own language counts.
 */
export function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale | undefined {
  const named = LC_ALL || LC_MESSAGES || LANG;
  return localeNamed(named || (IS_WINDOWS ? new Intl.DateTimeFormat().resolvedOptions().locale : ""));
}

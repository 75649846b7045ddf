/** The languages that a report can be written in. */
export const LOCALES = ["en", "pt-BR"] as const;
export type Locale = (typeof LOCALES)[number];

/** Where the language of a report may be stated. */
interface LocaleSources {
  /** By the user, for this report. */
  readonly asked: Locale | undefined;
  /** By the case sets, for all who work on them. */
  readonly cases: readonly { readonly locale?: Locale }[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * The language of a report: the one asked for, or else that of the case sets if they have one in common, so that a class
 * is told the same on every machine, or else that of the user's environment, or else English.
 */
export function chooseLocale({ asked, cases, environment }: LocaleSources): Locale {
  return asked ?? commonLocale(cases) ?? localeOf(environment) ?? "en";
}

function commonLocale(cases: LocaleSources["cases"]): Locale | undefined {
  const [first, ...others] = new Set(cases.map(({ locale }) => locale));
  return others.length === 0 ? first : undefined;
}

/** As POSIX looks for the language of messages; a variable that is empty says nothing. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale | undefined {
  const [language] = (LC_ALL || LC_MESSAGES || LANG || "").toLowerCase().split(/[^a-z]/);
  return LOCALES.find((locale) => locale.split("-")[0] === language);
}

import { type Locale, localeNamed, localeOf } from "../base/locale.ts";

/** Finds the language that a command speaks: that of `--lang`, or else of the environment. */
export function localeOfCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Locale {
  const at = args.findIndex((each) => each === "--lang" || each.startsWith("--lang="));
  const asked = args[at]?.split("=")[1] ?? (at < 0 ? undefined : args[at + 1]);
  return localeNamed(asked ?? "") ?? localeOf(environment) ?? "en";
}

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Locale, localeNamed, localeOf } from "../../base/locale.ts";

/** Name of the file with the settings of a course. */
export const COURSE_FILE = "cavalo.yaml";

/**
 * Finds the language that a command speaks: that of `--lang`, of the course that the user works in, or else of the
 * environment.
 */
export function localeOfCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Locale {
  const at = args.findIndex((each) => each === "--lang" || each.startsWith("--lang="));
  const asked = args[at]?.split("=")[1] ?? (at < 0 ? undefined : args[at + 1]);
  return localeNamed(asked ?? "") ?? localeOfCourse(process.cwd()) ?? localeOf(environment) ?? "en";
}

/** Finds the settings of the course that a folder belongs to: there, or in the nearest folder above. */
export function courseFileFor(folder: string): string | undefined {
  const file = path.join(folder, COURSE_FILE);
  if (existsSync(file)) return file;
  const above = path.dirname(folder);
  return above === folder ? undefined : courseFileFor(above);
}

/** Looks for one line only: whoever asks for help need not wait for a parser, and mistakes are told later. */
function localeOfCourse(folder: string): Locale | undefined {
  const file = courseFileFor(folder);
  if (file === undefined) return undefined;
  try {
    return localeNamed(/^language: *["']?(\S+?)["']? *$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "");
  } catch {
    return undefined;
  }
}

import { posix } from "node:path";
import { printable } from "../../base/text.ts";
import type { Unclear } from "../../finding/index.ts";
import type { Instead } from "../../finding/skips.ts";
import { overlayOf } from "../build/driver.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Language, Program, Source } from "../language/language.ts";
import type { LanguageName } from "../language/names.ts";
import type { Manifest } from "../manifest.ts";
import type { SubmissionKind } from "../submission.ts";
import { insteadOfSource, isBlank } from "./not-a-source.ts";
import { filesBelow, readSources, SourcesTooLarge } from "./sources.ts";

/** Finds out what a folder holds; the manifest decides where detection is not enough. */
export function detectProgram(folder: string, given: Manifest): SubmissionKind {
  const manifest = given.main === undefined ? given : { ...given, main: posix.normalize(given.main) };
  const sources = readSources(folder, overlayOf(folder, manifest.driver ?? {}).files);
  const language = manifest.language ?? onlyLanguage(sources, manifest);
  if (language === undefined && manifest.main !== undefined) return unclear(mainMissing(manifest.main));
  if (language === undefined)
    return manifest.run ? { kind: "commands" } : unclear(languageQuestion(folder, sources));

  const candidates = sources.get(language) ?? [];
  const main = candidates.every(isBlank)
    ? { question: noSource(folder, sources, language) }
    : findMain(LANGUAGES[language], candidates, manifest.main);
  if ("question" in main) return manifest.run ? { kind: "commands" } : unclear(main.question);
  const program: Program = { sources: candidates, main: main.source };
  return { kind: "program", language, program };
}

/** Checks if a folder holds a file with a main program. */
export function holdsMain(folder: string): boolean {
  return Array.from(sourcesOrNone(folder)).some(([name, sources]) => {
    const { isMain, usualMains } = LANGUAGES[name];
    return sources.some((source) => isMain(source) || usualMains.includes(source.path));
  });
}

/** Reads the sources; a folder with more of them than are read has no main that could be told. */
function sourcesOrNone(folder: string): ReturnType<typeof readSources> {
  try {
    return readSources(folder);
  } catch (error) {
    if (error instanceof SourcesTooLarge) return new Map();
    throw error;
  }
}

function unclear(finding: Unclear): SubmissionKind {
  return { kind: "unclear", finding };
}

/** The only language that something is written in, or that of the main file that the manifest names. */
function onlyLanguage(sources: Map<LanguageName, Source[]>, { main }: Manifest): LanguageName | undefined {
  const languages = Array.from(sources.keys());
  if (main !== undefined)
    return languages.find((name) => sources.get(name)!.some(({ path }) => path === main));
  const [language, other] = languages.filter((name) => !sources.get(name)!.every(isBlank));
  return other === undefined ? language : undefined;
}

function languageQuestion(folder: string, sources: Map<LanguageName, Source[]>): Unclear {
  const written = Array.from(sources).filter(([, own]) => !own.every(isBlank));
  if (written.length === 0) return noSource(folder, sources);
  return { kind: "several-languages", languages: written.map(([name]) => LANGUAGES[name].title).sort() };
}

/** @param language the one that the manifest names */
function noSource(folder: string, sources: Map<LanguageName, Source[]>, language?: LanguageName): Unclear {
  const instead = insteadIn(folder, sources, language);
  return {
    kind: "no-source",
    ...(language && { language: LANGUAGES[language].title }),
    ...(instead && { instead }),
  };
}

function insteadIn(
  folder: string,
  sources: Map<LanguageName, Source[]>,
  language: LanguageName | undefined,
): Instead | undefined {
  if (sources.size === 0) return insteadOfSource(filesBelow(folder));
  const [empty] = language ? (sources.get(language) ?? []) : Array.from(sources.values()).flat();
  return empty && { what: "empty", file: printable(empty.path) };
}

function mainMissing(file: string): Unclear {
  return { kind: "main-missing", file: printable(file) };
}

/** The file with the main program: the one named, the only one with a main, the only one, or one with a usual name. */
function findMain(
  language: Language,
  sources: readonly Source[],
  named: string | undefined,
): { source: Source } | { question: Unclear } {
  if (named !== undefined) {
    const source = sources.find(({ path }) => path === named);
    return source ? { source } : { question: mainMissing(named) };
  }
  const written = sources.filter((source) => !isBlank(source));
  const mains = written.filter(language.isMain);
  const candidates = mains.length > 0 ? mains : written;
  const usual = language.usualMains.map((name) =>
    candidates.find(({ path }) => path === name || path.endsWith(`/${name}`)),
  );
  const source = candidates.length === 1 ? candidates[0] : usual.find((found) => found !== undefined);
  if (source) return { source };
  return { question: { kind: "several-mains", files: candidates.map(({ path }) => printable(path)) } };
}

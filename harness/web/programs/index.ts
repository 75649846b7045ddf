import { openJavaScript } from "./javascript.ts";
import type { PageProgram, ProgramSources } from "./program.ts";
import { openPython } from "./python.ts";
import type { PageLanguage, Runtimes } from "./runtimes.ts";

export { type Editor, type EditorOptions, openEditor } from "./editor/index.ts";
export type { ProgramFile } from "./messages.ts";
export type { PageProgram, ProgramSources } from "./program.ts";
export type { Limits } from "./run.ts";
export { openRuntimes, type PageLanguage, type Runtimes } from "./runtimes.ts";

const LANGUAGES: Readonly<Record<PageLanguage, typeof openPython>> = {
  python: openPython,
  javascript: openJavaScript,
};

/** Opens a program. Its run time is loaded when it is first needed. */
export function openProgram(program: ProgramSources, runtimes: Runtimes): PageProgram {
  return LANGUAGES[program.language](program, runtimes);
}

/** The language in which a page can run a file, by its name. */
export function pageLanguageOf(path: string): PageLanguage | undefined {
  if (/\.pyw?$/i.test(path)) return "python";
  return /\.[cm]?[jt]s$/i.test(path) ? "javascript" : undefined;
}

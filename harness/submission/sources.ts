import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { byText } from "../text.ts";
import { LANGUAGE_NAMES, LANGUAGES, type LanguageName } from "./language/index.ts";
import type { Source } from "./language/language.ts";

/** Folders of tools and of what they make ("reports" is our own): no sources of a student. */
const FOREIGN_FOLDERS = new Set([
  "node_modules",
  "build",
  "target",
  "bin",
  "obj",
  "out",
  "dist",
  "__pycache__",
  "reports",
  "venv",
]);

/** Files larger than this are data, not sources. */
const LARGEST_SOURCE_BYTES = 1024 * 1024;

/** The language of a file, by its ending. */
export function languageOf(file: string): LanguageName | undefined {
  const extension = path.extname(file).toLowerCase();
  return LANGUAGE_NAMES.find((name) => LANGUAGES[name].extensions.includes(extension));
}

/** Whether a folder is searched for sources. */
export function isSearched(folder: string): boolean {
  return !folder.startsWith(".") && !FOREIGN_FOLDERS.has(folder);
}

/** The sources of a folder at any depth, by language, each list ordered by path. Links are not followed. */
export function readSources(folder: string): Map<LanguageName, Source[]> {
  const found = new Map<LanguageName, Source[]>();
  for (const file of filesBelow(folder, "").sort(byText)) {
    const language = languageOf(file);
    if (!language) continue;
    const bytes = readFileSync(path.join(folder, file));
    if (bytes.length > LARGEST_SOURCE_BYTES) continue;
    const source = { path: file, text: bytes.toString("latin1"), utf8: isUtf8(bytes) };
    found.set(language, [...(found.get(language) ?? []), source]);
  }
  return found;
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return isSearched(entry.name) ? filesBelow(folder, name) : [];
    return entry.isFile() ? [name] : [];
  });
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

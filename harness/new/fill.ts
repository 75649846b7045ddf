import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath, makeFolder } from "../base/files.ts";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { placed, say } from "../base/sentence.ts";

/** Files from which new ones are made. */
const TEMPLATES = path.join(PACKAGE_FOLDER, "harness", "new", "templates");

/** Folder of the templates of one kind. */
export function templatesFor(...kind: readonly string[]): string {
  return path.join(TEMPLATES, ...kind);
}

/** Path of a template with text for people: that of their language, which has it in its folder. */
export function templateIn(locale: Locale, kind: string, name: string): string {
  return locale === "en"
    ? path.join(templatesFor(kind), name)
    : path.join(PACKAGE_FOLDER, "harness", "locale", locale, "templates", name);
}

/** Reads a template and puts the values in place of `{{name}}`. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(template, "utf8").replace(
    /\{\{(\w+)\}\}/g,
    (hole, name: string) => values[name] ?? hole,
  );
}

/**
 * Writes files that do not exist yet.
 *
 * @param files contents by path
 * @returns the paths as they are shown
 * @throws ExpectedError if one exists or cannot be written; then none is written after it
 */
export function writeNew(files: ReadonlyMap<string, string | Buffer>): string[] {
  return Array.from(files, ([file, content]) => {
    try {
      makeFolder(path.dirname(file));
      writeFileSync(file, content, { flag: "wx" });
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === undefined) throw error;
      throw new ExpectedError(placed(displayPath(file), code === "EEXIST" ? EXISTS : unwritable(code)), {
        cause: error,
      });
    }
    return displayPath(file);
  });
}

const EXISTS = say`this file exists already. Give another folder`;

function unwritable(code: string) {
  return say`cannot be written (${code})`;
}

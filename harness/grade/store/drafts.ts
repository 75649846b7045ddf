import { readdirSync } from "node:fs";
import path from "node:path";
import { isOwnFile, makePrivateFolder, readText, refuseForeign, writeWhole } from "../../base/files.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { cannotWrite } from "./store-claim.ts";
import { deskIn } from "./store-lines.ts";

/** A text that a grader has typed into a field of the desk and not saved yet. */
export interface Draft {
  readonly kind: "draft";
  /** Key of the person that it is about; absent if it is for all with a cause. */
  readonly person?: string;
  /** Keys of the students whose hand-ins the person has. */
  readonly students: readonly string[];
  /** Names of the form and of the field. */
  readonly form: string;
  readonly field: string;
  readonly text: string;
}

/** Reads what a grader has not saved yet. A file that is damaged has nothing. */
export function draftsOf(reports: string, grader: string): Draft[] {
  return draftsIn(fileOf(reports, grader));
}

/**
 * Keeps what a grader has typed. An empty text removes what its field had.
 *
 * @throws ExpectedError if it cannot be written
 */
export function keepDrafts(reports: string, grader: string, typed: readonly Draft[]): void {
  const file = fileOf(reports, grader);
  const left = draftsIn(file).filter(
    ({ form, field }) => !typed.some((each) => each.form === form && each.field === field),
  );
  write(file, [...left, ...typed.filter(({ text }) => text !== "")]);
}

/** Reads the drafts of all graders. */
export function allDrafts(reports: string): Draft[] {
  return filesIn(reports).flatMap(draftsIn);
}

/** Removes drafts for good. */
export function forgetDrafts(reports: string, isForgotten: (draft: Draft) => boolean): void {
  for (const file of filesIn(reports)) {
    const drafts = draftsIn(file);
    if (drafts.some(isForgotten))
      write(
        file,
        drafts.filter((draft) => !isForgotten(draft)),
      );
  }
}

/** Graders are called as they like; a file is not. */
function fileOf(reports: string, grader: string): string {
  return path.join(deskIn(reports), `drafts-${fingerprint([grader])}.json`);
}

function filesIn(reports: string): string[] {
  const folder = deskIn(reports);
  try {
    const names = readdirSync(folder).filter((name) => /^drafts-.*\.json$/.test(name));
    return names.map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function draftsIn(file: string): Draft[] {
  if (!isOwnFile(file)) return [];
  try {
    const drafts: unknown = JSON.parse(readText(file));
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { form, field, text, person, students } = value as Partial<Record<keyof Draft, unknown>>;
  return (
    [form, field, text].every((each) => typeof each === "string") &&
    ["string", "undefined"].includes(typeof person) &&
    Array.isArray(students)
  );
}

function write(file: string, drafts: readonly Draft[]): void {
  refuseForeign(file, "file");
  try {
    makePrivateFolder(path.dirname(file));
    writeWhole(file, JSON.stringify(drafts));
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

import path from "node:path";
import { inEach, type Sentence } from "../base/sentence.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import type { CaseBase, CaseFileBase, FolderSettings, StatedTitle } from "./case.ts";

/** Limits of a case that states none. */
export const DEFAULT_LIMITS = { cpuMs: 2000, outputBytes: 16 * 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/**
 * Makes what all cases have in common out of a case file and the settings of its folder.
 *
 * @param name the name of the case
 */
export function caseBase(
  file: YamlFile<CaseFileBase>,
  settings: FolderSettings,
  name = path.parse(file.path).name,
): CaseBase {
  const after = file.value.after ?? settings.after;
  const limits = { ...DEFAULT_LIMITS, ...settings.limits, ...file.value.limits };
  return {
    name,
    title: inEveryLanguage(file.value.title ?? name),
    problemTitle: inEveryLanguage(settings.title),
    points: file.value.points ?? settings.points ?? 1,
    visibility: file.value.visibility ?? settings.visibility ?? "public",
    ...(after !== undefined && { after }),
    // A waiting program is stopped, but only after a busy machine could have finished an honest one.
    limits: { ...limits, wallMs: limits.wallMs ?? 3 * limits.cpuMs + 2000 },
    ...(settings.stopAfterTimeouts && { stopsAfterTimeouts: true }),
    ...(settings.language && { locale: settings.language }),
    file: file.path,
  };
}

function inEveryLanguage(title: StatedTitle): Sentence {
  return typeof title === "string" ? inEach(() => title) : title;
}

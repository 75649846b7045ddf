import path from "node:path";
import { parse, stringify } from "yaml";
import { readText } from "../base/files.ts";
import type { Case } from "../case/any-case.ts";
import type { StatedGroup } from "../case/case.ts";
import { PROBLEM_FILE } from "../case/case-folders.ts";
import type { Limits } from "../run/outcome.ts";
import type { Files } from "./files.ts";

/**
 * Makes the files of cases anew. Comments are left out, because they may tell what hidden cases try. So are the seeds of
 * boards.
 *
 * @param limitsOf gives other limits; the case's own if left out
 */
export function caseFiles(cases: readonly Case[], limitsOf?: (limits: Limits) => Limits): Files {
  const files = new Map<string, Buffer>();
  const write = (name: string, text: string) => files.set(name, Buffer.from(text));
  const folders = new Map<string, string>();
  for (const asked of new Map(cases.map((each) => [each.file, each])).values()) {
    const source = path.dirname(asked.file);
    const folder = folders.get(source) ?? newFolder(asked, folders);
    if (!folders.has(source)) {
      folders.set(source, folder);
      const own = cases.filter(({ file }) => path.dirname(file) === source);
      write(`${folder}/${PROBLEM_FILE}`, settingsFor(own, path.join(source, PROBLEM_FILE)));
    }
    const { name } = path.parse(asked.file);
    const value = parse(readText(asked.file));
    if ("boardText" in asked) {
      write(`${folder}/boards/${name}.txt`, asked.boardText);
      value.board = { file: `boards/${name}.txt` };
    }
    if (limitsOf) value.limits = limitsOf(asked.limits);
    write(`${folder}/${name}.yaml`, stringify(value));
  }
  return files;
}

/** The folder for the cases of another one. Each has settings of its own. */
function newFolder({ problem }: Case, folders: ReadonlyMap<string, string>): string {
  const usual = `cases/${problem}`;
  const others = Array.from(folders.values()).filter((folder) => folder.startsWith(usual));
  return others.length === 0 ? usual : `${usual}-${others.length + 1}`;
}

/** The settings of a folder, in which a group has the points of those of its cases that are there. */
function settingsFor(cases: readonly Case[], file: string): string {
  const { groups, ...settings } = parse(readText(file));
  const kept = Object.entries<StatedGroup>(groups ?? {}).flatMap(([name, group]) => {
    const own = cases.filter((asked) => asked.group?.name === name);
    if (own.length === 0) return [];
    const points = own.reduce((sum, asked) => sum + asked.points, 0);
    return [[name, { ...group, ...(group.points !== undefined && { points }) }]];
  });
  return stringify({ ...settings, ...(kept.length > 0 && { groups: Object.fromEntries(kept) }) });
}

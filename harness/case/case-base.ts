import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { inEach, type Sentence, saidOf, say } from "../base/sentence.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import type { CaseBase, CaseFileBase, CaseGroup, FolderSettings, StatedGroup, StatedTitle } from "./case.ts";

/** Limits of a case that states none. */
export const DEFAULT_LIMITS = { cpuMs: 2000, outputBytes: 16 * 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/** Facts of a case that its place says, if its file does not. */
interface Placed {
  readonly name?: string;
  readonly group?: string | undefined;
}

/**
 * Makes what all cases have in common out of a case file and the settings of its folder. If its group has points, the points
 * of a case are only its weight as yet.
 *
 * @throws ExpectedError if it is in a group that the folder does not have
 */
export function caseBase(
  file: YamlFile<CaseFileBase>,
  settings: FolderSettings,
  { name = path.parse(file.path).name, group: groupName = file.value.group }: Placed = {},
): CaseBase {
  const { groups = {}, title, ...ofFolder } = settings;
  const group = groupName === undefined ? undefined : groupIn(groups, groupName, file);
  const { points, visibility = "public", after } = { ...ofFolder, ...group, ...file.value };
  const limits = { ...DEFAULT_LIMITS, ...settings.limits, ...group?.limits, ...file.value.limits };
  return {
    name,
    title: inEveryLanguage(file.value.title ?? name),
    problemTitle: inEveryLanguage(title),
    points: (group?.points === undefined ? points : file.value.points) ?? 1,
    ...(group && { group: caseGroup(groupName!, group) }),
    ...(settings.countingShare && { countingShare: settings.countingShare }),
    visibility,
    ...(after !== undefined && { after }),
    // A waiting program is stopped, but only after a busy machine could have finished an honest one.
    limits: { ...limits, wallMs: limits.wallMs ?? 3 * limits.cpuMs + 2000 },
    ...(settings.stopAfterTimeouts && { stopsAfterTimeouts: true }),
    ...(settings.language && { locale: settings.language }),
    file: file.path,
  };
}

function groupIn(
  groups: Readonly<Record<string, StatedGroup>>,
  name: string,
  file: YamlFile<CaseFileBase>,
): StatedGroup {
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
  if (group) return group;
  const known = Object.keys(groups).join(", ");
  throw new ExpectedError(
    file.mistake(
      ["group"],
      say`problem.yaml has no group "${name}". ${known === "" ? say`It has no groups` : say`Its groups are ${known}`}`,
    ),
  );
}

function caseGroup(name: string, { title = name, points, award }: StatedGroup): CaseGroup {
  const isWorthTogether = points !== undefined || award !== undefined;
  return { name, title: inEveryLanguage(title), ...(isWorthTogether && { award: award ?? "share" }) };
}

function inEveryLanguage(title: StatedTitle): Sentence {
  return typeof title === "string" ? inEach(() => title) : { ...saidOf(title.en), ...title };
}

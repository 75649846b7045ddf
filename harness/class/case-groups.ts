import { type Sentence, say } from "../base/sentence.ts";
import { few } from "../base/text.ts";
import type { YamlFile, YamlPath } from "../base/yaml-file.ts";
import type { ReportedCase } from "../report/record/report.ts";
import { matches } from "../submission/expectation.ts";
import type { GroupScheme, Scheme } from "./scheme.ts";

type NamedCase = Pick<ReportedCase, "problem" | "name">;

/** Gives the groups of a case that a scheme has; undefined if it has none for its problem, so that all cases count alike. */
export function groupsOfCase(
  { problem, name }: NamedCase,
  { problems = {} }: Pick<Scheme, "problems">,
): readonly GroupScheme[] | undefined {
  return problems[problem]?.groups?.filter((group) => isNamed(name, group.cases));
}

/** Tests if one of some patterns names a case. */
export function isNamed(name: string, patterns: string | readonly string[]): boolean {
  return [patterns].flat().some((pattern) => matches(pattern, name));
}

/** Cases that are in the same groups. */
interface Shared {
  readonly place: YamlPath;
  readonly groups: readonly GroupScheme[];
  readonly names: readonly string[];
}

/** Tells which cases are in several groups, where each counts in all of them: one sentence for all cases in the same ones. */
export function sharedCases({ value, mistake }: YamlFile<Scheme>, cases: readonly NamedCase[]): Sentence[] {
  const shared = new Map<string, Shared>();
  for (const asked of cases) {
    const groups = groupsOfCase(asked, value) ?? [];
    if (groups.length < 2) continue;
    const all = value.problems![asked.problem]!.groups!;
    const places = groups.map((group) => all.indexOf(group));
    const place = ["problems", asked.problem, "groups", places.at(-1)!, "cases"];
    const key = JSON.stringify([asked.problem, ...places]);
    shared.set(key, { place, groups, names: [...(shared.get(key)?.names ?? []), asked.name] });
  }
  return Array.from(shared.values(), ({ place, groups, names }) => {
    const which = groups.map((group) => `[${[group.cases].flat().join(", ")}]`).join(" ");
    const named = few(names).join(", ");
    return mistake(place, say`${named}: in ${groups.length} groups, and counted in each of them: ${which}`);
  });
}

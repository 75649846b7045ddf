import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { GroupResult } from "./attempts.ts";
import type { CaseGroup } from "./case-group.ts";
import type { CoveredBand } from "./coverage.ts";
import type { Mutant } from "./mutant/mutant.ts";
import type { PlantedMutant } from "./programs.ts";
import type { MutantFamily, VerifiedCase, VerifiedMutant, VerifiedProblem } from "./verification.ts";

/** Mutant with the result of every group, by the group's name. */
export interface MatrixRow extends PlantedMutant {
  readonly results: ReadonlyMap<string, GroupResult>;
}

/** Turns a row into its form in the report. */
export function verifiedMutant({ mutant, results }: MatrixRow, locale: Locale): VerifiedMutant {
  const { name, family, idea, base, equivalent, place } = mutant;
  const kills = Array.from(results).flatMap(([group, result]) => {
    if (result.kind !== "killed") return [];
    const { verdict, finding } = result.attempt;
    return [
      {
        group,
        case: result.asked.name,
        verdict,
        ...(finding && { finding: inEachLanguage(finding)[locale] }),
      },
    ];
  });
  return {
    name,
    family,
    idea: idea.name,
    sentence: idea.sentence[locale],
    base: path.basename(base),
    state: stateOf(mutant, results),
    ...(equivalent !== undefined && { equivalent }),
    ...(place !== undefined && { place }),
    kills,
  };
}

/** Tests if a change without an idea made a program that cannot be built, which proves nothing. */
export function isStillborn({ mutant, results }: MatrixRow): boolean {
  if (mutant.place === undefined) return false;
  return Array.from(results.values()).some(
    (result) => result.kind === "killed" && result.attempt.verdict === "CE",
  );
}

function stateOf({ equivalent }: Mutant, results: MatrixRow["results"]): VerifiedMutant["state"] {
  const kinds = new Set(Array.from(results.values(), ({ kind }) => kind));
  if (kinds.has("killed")) return "killed";
  if (!kinds.has("accepted")) return "unjudged";
  return equivalent === undefined ? "survived" : "equivalent";
}

/** Counts the mutants that each group kills, and names those that no other group kills. */
export function verifiedCases(
  groups: readonly CaseGroup[],
  mutants: readonly VerifiedMutant[],
): VerifiedCase[] {
  return groups.map(({ name, title, visibility }) => {
    const killed = mutants.filter((mutant) => isKilledBy(mutant, [name]));
    const alone = killed.filter(({ kills }) => kills.length === 1).map((mutant) => mutant.name);
    return { name, title, visibility, kills: killed.length, alone };
  });
}

function isKilledBy({ kills }: VerifiedMutant, groups: readonly string[]): boolean {
  return kills.some(({ group }) => groups.includes(group));
}

/** Counts mutants and kills by family, in the order of the first mutants. Equivalent mutants are left out. */
export function familiesOf(
  mutants: readonly VerifiedMutant[],
  { publicNames, publishedNames }: { publicNames: readonly string[]; publishedNames: readonly string[] },
): MutantFamily[] {
  const names = new Set(mutants.map(({ family }) => family));
  return Array.from(names, (name) => {
    const own = mutants.filter(({ family, state }) => family === name && state !== "equivalent");
    const killedBy = (groups: readonly string[]) => own.filter((mutant) => isKilledBy(mutant, groups)).length;
    return {
      name,
      mutants: own.length,
      killed: own.filter(({ state }) => state === "killed").length,
      byPublic: killedBy(publicNames),
      ...(publishedNames.length > 0 && { byPublished: killedBy(publishedNames) }),
    };
  });
}

/**
 * Chooses a small set of groups that kills every mutant that any group kills. Each step takes the group that
 * kills most of the remaining mutants (V. Chvátal, "A greedy heuristic for the set-covering problem", 1979).
 * Groups that became needless are dropped at the end.
 */
export function enoughGroups(groups: readonly CaseGroup[], mutants: readonly VerifiedMutant[]): string[] {
  const names = groups.map(({ name }) => name);
  const killedBy = (chosen: readonly string[]) =>
    mutants.filter((mutant) => isKilledBy(mutant, chosen)).length;
  let chosen: string[] = [];
  while (killedBy(chosen) < killedBy(names)) {
    const [best] = names.toSorted((a, b) => killedBy([...chosen, b]) - killedBy([...chosen, a]));
    chosen.push(best!);
  }
  for (const name of chosen) {
    const others = chosen.filter((other) => other !== name);
    if (killedBy(others) === killedBy(chosen)) chosen = others;
  }
  return names.filter((name) => chosen.includes(name));
}

/**
 * Finds ideas that the cases cannot tell apart: the same cases kill their programs, with the same verdicts
 * and findings.
 */
export function ideasAlike(mutants: readonly VerifiedMutant[]): string[][] {
  const ideasByDeeds = new Map<string, Set<string>>();
  for (const { idea, kills, state, place } of mutants) {
    if (state !== "killed" || place !== undefined) continue;
    const deeds = JSON.stringify(kills);
    ideasByDeeds.set(deeds, (ideasByDeeds.get(deeds) ?? new Set()).add(idea));
  }
  return Array.from(ideasByDeeds.values(), (ideas) => [...ideas]).filter((ideas) => ideas.length > 1);
}

/** Lists the mutants and the kinds of cases that the published cases alone would miss. */
export function publishedAlone(
  { title, names }: { readonly title: string; readonly names: readonly string[] },
  mutants: readonly VerifiedMutant[],
  coverage: readonly CoveredBand[],
): NonNullable<VerifiedProblem["published"]> {
  const missed = mutants.filter((mutant) => mutant.state !== "equivalent" && !isKilledBy(mutant, names));
  const missing = coverage.filter(({ cases }) => !cases.some((name) => names.includes(name)));
  return {
    title,
    cases: names.length,
    missed: missed.map(({ name }) => name),
    missing: missing.map(({ aspect, band }) => `${aspect} ${band}`),
  };
}

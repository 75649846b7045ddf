import { few, printable } from "../../base/text.ts";
import type { Notice } from "../../finding/index.ts";
import type { Language, Source } from "../language/language.ts";
import { type BuildAttempt, type BuildPlan, buildBy, type Site } from "./build-plan.ts";
import type { Refused } from "./compile.ts";
import { type Choice, choicesAmong, haveSameTexts } from "./copies.ts";
import type { Build } from "./executable.ts";
import { repeatsIn, saysRepeated } from "./repeats.ts";

/** A way of building that was refused. */
export interface Refusal {
  readonly way: BuildPlan;
  readonly refused: Extract<BuildAttempt, Refused>;
}

/**
 * Builds a program that is refused because files of it repeat what others define: without the copies, as far as it compiles so. If
 * several choices compile, are not the same and no name tells which one is meant, nobody can know.
 *
 * @param buildSome builds a program in all ways
 * @returns undefined if it was refused for another reason
 */
export async function buildWithoutCopies(
  refusals: readonly Refusal[],
  { site, buildSome }: { readonly site: Site; readonly buildSome: (site: Site) => Promise<Build> },
): Promise<Build | undefined> {
  const { program, language, notices } = site;
  // The compiler of .NET names only one of the files.
  const refusal = refusals.find(
    ({ way, refused }) => way.plan.by === undefined && saysRepeated(refused.messages),
  );
  if (!program || !refusal) return undefined;
  const repeats = repeatsIn(await messagesWithPlaces(refusal, site), program.sources);
  const choices = choicesAmong(program, repeats);
  const buildChoice = (choice: Choice) =>
    buildSome({
      ...site,
      program: choice.program,
      notices: [...notices, ...copiesAside(choice.leftOut, language)],
    });
  const builds: Build[] = [];
  const taken: Choice[] = [];
  for (const choice of choices) {
    const build = await buildChoice(choice);
    if (build.kind === "failed" || (build.kind === "ready" && choice.isTold)) return build;
    builds.push(build);
    if (build.kind === "ready") taken.push(choice);
  }
  const [one, ...others] = taken;
  // The error of the likeliest choice is the program's own.
  if (!one) return builds[0];
  // It was built over since.
  if (others.every((other) => haveSameTexts(other.program, one.program))) return buildChoice(one);
  const repeating = program.sources.filter((each) => each !== program.main && repeats.has(each));
  const files = few(repeating.map(nameOf));
  return { kind: "skipped", finding: { kind: "several-copies", files } };
}

/** Tells of files that are no part of a program. Those with a main program are told of as other programs. */
export function copiesAside(leftOut: readonly Source[], language: Language | undefined): Notice[] {
  const copies = leftOut.filter((each) => !language?.isMain(each));
  return copies.length > 0 ? [{ kind: "copies-aside", files: few(copies.map(nameOf)) }] : [];
}

/** Builds once more with the places of all definitions, without which a linker names no files. */
async function messagesWithPlaces({ way, refused }: Refusal, site: Site): Promise<string> {
  const flags = site.language?.placesOfDefinitions;
  if (!flags) return refused.messages;
  const { build } = way.plan;
  const plan = { ...way.plan, build: [...build.slice(0, -1), [...build.at(-1)!, ...flags]] };
  const attempt = await buildBy({ ...way, plan }, site);
  return attempt.kind === "refused" ? attempt.messages : refused.messages;
}

function nameOf({ givenAs, path }: Source): string {
  return printable(givenAs ?? path);
}

import type { LanguageName } from "../../submission/language/names.ts";
import { testCopies } from "./copies.ts";
import { testCrashes } from "./crashes.ts";
import { testJudges } from "./judges.ts";
import { testMains } from "./mains.ts";
import { testMemory } from "./memory.ts";
import { testNewPrograms } from "./new-programs.ts";
import { testSources } from "./sources.ts";

/** Defines the tests of what holds in every language, for some of them. */
export async function testLanguages(names: readonly LanguageName[]): Promise<void> {
  await testSources(names);
  await testMains(names);
  await testCopies(names);
  await testJudges(names);
  await testMemory(names);
  await testCrashes(names);
  await testNewPrograms(names);
}

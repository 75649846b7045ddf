import { expect, test } from "vitest";
import { LOCALES } from "../../base/locale.ts";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { loadMutants } from "./mutant.ts";

const mutants = PROBLEM_NAMES.flatMap(loadMutants);

test("there are more than sixty wrong programs, in four languages, each with a name of its own", () => {
  const names = mutants.map(({ problem, name }) => `${problem}/${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(mutants.filter(({ equivalent }) => equivalent === undefined).length).toBeGreaterThan(60);
  const endings = new Set(mutants.map(({ source }) => source.name.split(".").at(-1)));
  expect([...endings].sort()).toEqual(["c", "java", "js", "py"]);
});

test.each(PROBLEM_NAMES)("the ideas of %s are told in a sentence, and no two in the same one", (problem) => {
  const ideas = new Map(loadMutants(problem).map(({ idea }) => [idea.name, idea.sentence]));
  for (const locale of LOCALES) {
    const sentences = Array.from(ideas.values(), (sentence) => sentence[locale]);
    expect(new Set(sentences).size).toBe(ideas.size);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
});

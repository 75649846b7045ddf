import { expect, test } from "vitest";
import { mergePeople } from "./merge.ts";
import type { Person } from "./person.ts";

const person = (key: string, name: string, changes: Partial<Person> = {}): Person => ({
  ...{ key, name, ids: [] },
  ...changes,
});

test("a roster adds groups and extensions to the people of a gradebook", () => {
  const roster = [person("2026101", "Ana", { group: "G1", extension: "2" }), person("2026109", "Nova")];
  expect(mergePeople(roster, [person("101", "ANA", { handedIn: "2026-10-01T12:00:00" })]).people).toEqual([
    {
      key: "101",
      name: "ANA",
      ids: ["2026101"],
      rosterKey: "2026101",
      group: "G1",
      extension: "2",
      handedIn: "2026-10-01T12:00:00",
    },
    person("2026109", "Nova", { rosterKey: "2026109" }),
  ]);
});

/** Keys of the gradebook with the extensions of the roster, and the mistakes. */
function merged(roster: readonly Person[], gradebook: readonly Person[]) {
  const { people, mistakes } = mergePeople(roster, gradebook);
  return {
    people: people.map(({ key, extension = "" }) => [key, extension]),
    mistakes: mistakes.map(({ en }) => en),
  };
}

test("an id goes before a name that two have", () => {
  const roster = [
    person("a1", "Ana Silva", { extension: "1" }),
    person("a2", "Ana Silva", { extension: "2" }),
  ];
  const gradebook = [
    person("501", "Ana Silva", { ids: ["a2"] }),
    person("502", "Ana Silva", { ids: ["a1"] }),
  ];
  expect(merged(roster, gradebook)).toEqual({
    people: [
      ["501", "2"],
      ["502", "1"],
    ],
    mistakes: [],
  });
});

test("numbers that contradict most names are those of another list", () => {
  const roster = [person("101", "Ana", { extension: "5" }), person("102", "Bia"), person("103", "Caio")];
  const gradebook = [person("101", "Bia"), person("102", "Caio"), person("103", "Ana")];
  expect(merged(roster, gradebook)).toEqual({
    people: [
      ["101", ""],
      ["102", ""],
      ["103", "5"],
    ],
    mistakes: [],
  });
});

test("a single contradiction, and namesakes whom no id tells apart, are told", () => {
  const roster = [person("1", "Ana"), person("2", "Bia"), person("3", "Caio")];
  expect(
    merged(roster, [person("1", "Ana"), person("2", "Bia"), person("3", "Eva", { ids: ["1"] })]).mistakes,
  ).toEqual([]);
  expect(merged(roster, [person("1", "Ana"), person("2", "Caio")]).mistakes).toEqual([
    "by an id, Caio of the gradebook is Bia of the roster. Correct one of the files",
  ]);
  const twins = [person("x", "Ana"), person("y", "Ana")];
  expect(merged([person("1", "Ana"), person("2", "Ana")], twins).mistakes[0]).toMatch(
    /^several people have these names, and no id tells which is which in the gradebook: Ana\./,
  );
});

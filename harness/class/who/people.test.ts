import { describe, expect, test } from "vitest";
import { rowsOf } from "./people.ts";
import type { Person } from "./person.ts";

const person = (key: string, name: string, changes: Partial<Person> = {}): Person => ({
  key,
  name,
  ids: [],
  ...changes,
});
const handIn = (name: string, key = name, changes: object = {}) => ({
  name,
  student: { key, name },
  ...changes,
});

/** Keys of people with the hand-ins that count for them. */
const joined = (people: readonly Person[], handIns: Parameters<typeof rowsOf>[1]) =>
  rowsOf(people, handIns).map(({ person: { key }, submissions }) => [key, ...submissions]);

describe("a class joined with its hand-ins", () => {
  test("has a row for each person: by key, by another id, by name, by the end of a repository's name", () => {
    const people = [
      person("101", "Ana Souza"),
      person("102", "Bruno Lima", { ids: ["blima@x.br"] }),
      person("103", "João D'Ávila"),
      person("gi-reis", "Gil Reis"),
      person("105", "Eva"),
    ];
    const handIns = [
      handIn("x", "101"),
      handIn("y", "blima@x.br"),
      handIn("JOAO D'AVILA"),
      handIn("t1-gi-reis"),
    ];
    expect(joined(people, handIns)).toEqual([
      ["101", "x"],
      ["102", "y"],
      ["103", "JOAO D'AVILA"],
      ["gi-reis", "t1-gi-reis"],
      ["105"],
    ]);
  });

  test("has the team's hand-in in the row of each member", () => {
    const people = [
      person("1", "Ana", { group: "Grupo 7" }),
      person("2", "Bia", { group: "grupo 7" }),
      person("3", "Caio"),
    ];
    expect(joined(people, [handIn("Grupo 7", "55"), handIn("Caio")])).toEqual([
      ["1", "Grupo 7"],
      ["2", "Grupo 7"],
      ["3", "Caio"],
    ]);
  });

  test("keeps hand-ins of nobody, and never guesses between namesakes", () => {
    const people = [person("1", "Ana"), person("2", "Ana")];
    expect(joined(people, [handIn("Ana")])).toEqual([["1"], ["2"], ["Ana", "Ana"]]);
  });

  test("has one row for both problems, with the times of both", () => {
    const both = [
      { ...handIn("lost-knight/Ana", "1"), handedIn: "2026-10-01-10-00-00" },
      { ...handIn("knights-tour/Ana", "1"), handedIn: "2026-10-02-10-00-00" },
    ];
    expect(rowsOf([], both)).toEqual([
      {
        person: { key: "1", name: "lost-knight/Ana", ids: [] },
        submissions: ["lost-knight/Ana", "knights-tour/Ana"],
        times: new Map([
          ["lost-knight/Ana", { handedIn: "2026-10-01-10-00-00" }],
          ["knights-tour/Ana", { handedIn: "2026-10-02-10-00-00" }],
        ]),
      },
    ]);
  });
});

test("the time of a gradebook is that of a hand-in whose platform tells none", () => {
  const ana = person("1", "Ana", { handedIn: "2026-10-01T12:00:00" });
  const [row] = rowsOf(
    [ana],
    [handIn("x", "1", { isMarkedLate: true }), handIn("y", "1", { handedIn: "2026-10-02-10-00-00" })],
  );
  expect(Object.fromEntries(row!.times)).toEqual({
    x: { handedIn: "2026-10-01T12:00:00", isMarkedLate: true },
    y: { handedIn: "2026-10-02-10-00-00" },
  });
});

import { describe, expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { mergePeople, rowsOf } from "./people.ts";
import type { Person } from "./person.ts";
import { readRoster } from "./roster.ts";

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

test("a roster adds groups and extensions to the people of a gradebook", () => {
  const roster = [person("2026101", "Ana", { group: "G1", extension: "2" }), person("2026109", "Nova")];
  expect(mergePeople(roster, [person("101", "ANA", { handedIn: "2026-10-01T12:00:00" })])).toEqual([
    {
      key: "101",
      name: "ANA",
      ids: ["2026101"],
      group: "G1",
      extension: "2",
      handedIn: "2026-10-01T12:00:00",
    },
    person("2026109", "Nova"),
  ]);
});

const read = (text: string) => readRoster(`${folderWith({ "roster.csv": text })}/roster.csv`);

test.each([
  ["commas", "key,name,e-mail,group,extension\n101,Ana,ana@x.br,G1,2\n"],
  [
    "semicolons, as Excel in Portuguese writes",
    "\ufeffMatrícula;Nome;E-mail;Grupo;Prorrogação\r\n101;Ana;ana@x.br;G1;2\r\n",
  ],
])("a roster is read with %s", (_, text) => {
  expect(read(text)).toEqual([{ key: "101", name: "Ana", ids: ["ana@x.br"], group: "G1", extension: "2" }]);
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

test("extensions are days and times, and one date tells the order of all others", () => {
  const extensions = (...texts: string[]) =>
    read(`key;prorrogação\n${texts.map((text, at) => `${at};${text}\n`).join("")}`).map(
      ({ extension }) => extension,
    );
  expect(extensions("1,5", "", "2026-10-05", "2026-10-05 08:00")).toEqual([
    "1,5",
    undefined,
    "2026-10-05T23:59:59.999",
    "2026-10-05T08:00:00",
  ]);
  expect(extensions("03/10/2026", "13/10/2026 23:59")).toEqual([
    "2026-10-03T23:59:59.999",
    "2026-10-13T23:59:00",
  ]);
  expect(() => extensions("2", "03/10/2026")).toThrow(
    /roster\.csv:3:1: 03\/10\/2026 is 3 October or 10 March\? Write 2026-10-03 or 2026-03-10/,
  );
});

test("all mistakes of a roster are told at once, each with its place", () => {
  const mistakes = "key,name,extension\n101,Ana,logo\n101,Bia,\n,,2\n";
  expect(() => read(mistakes)).toThrow(
    /roster\.csv:2:1: logo is neither a number of days nor a time such as 2026-10-01 23:59\n.*:3:1: the key 101 appears twice\n.*:4:1: this person has no key/,
  );
  expect(() => read("Ana,10\n")).toThrow(/:1:1: the first line must name the columns/);
  expect(() => read('key,name\n1,"Ana\n')).toThrow(/a quote is missing or misplaced/);
});

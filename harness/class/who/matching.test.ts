import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Student, studentNamed } from "../../submission/student.ts";
import { matchStudents } from "./matching.ts";
import type { Person } from "./person.ts";

const person = (key: string, name: string, changes: Partial<Person> = {}): Person => ({
  ...{ key, name, ids: [] },
  ...changes,
});

/** The people of each hand-in, the evidence, and the question if there is one. */
function told(students: readonly (string | Student)[], people: readonly Person[], answers = {}) {
  const all = students.map((each) => (typeof each === "string" ? studentNamed(each) : each));
  return matchStudents(all, people, answers).map(({ people: own, by, question }) => [
    own.map(({ key }) => key).join(),
    question ? `${question.kind}: ${question.people.map(({ key }) => key).join()}` : by,
  ]);
}

const ANA = person("2026101", "Ana Rocha", { ids: ["ana.rocha@x.br"] });
const BRUNO = person("2026102", "Bruno Prado");

describe("a hand-in is that of", () => {
  test.each<[string, string]>([
    ["Ana Rocha", "name"],
    ["ANA ROCHA", "name"],
    ["Rocha, Ana", "words"],
    ["ana_rocha", "name"],
    ["Ana Rocha (T1)", "words"],
    ["Ana Rocha (1)", "words"],
    ["Ana Rocha 2 final", "words"],
    ["2026101", "id"],
    ["Ana R (2026101)", "id-in-name"],
    ["2026101 - trabalho", "id-in-name"],
    ["ana.rocha@x.br", "id"],
    ["ana.rocha", "id"],
  ])("the only person whom %j means", (name, by) => {
    expect(told([name], [ANA, BRUNO])[0]).toEqual(["2026101", by]);
  });

  test.each(["Ana", "Ana Prado", "final", "T1", "Carla Dias", "Bruno Rocha", "20261"])(
    "nobody, if it is %j",
    (name) => {
      expect(told([name], [ANA, BRUNO])).toEqual([["", undefined]]);
    },
  );
});

test("an ending that hand-ins share is an id of none, and a name never wins over an id", () => {
  const people = [ANA, BRUNO, person("T1", "Caio Lima")];
  expect(told(["Ana Rocha (T1)", "Bruno Prado (T1)", "Davi Sá (T1)"], people)).toEqual([
    ["2026101", "words"],
    ["2026102", "words"],
    ["", undefined],
  ]);
  const namesakes = [person("a@x.br", "Ana Silva"), person("b@x.br", "Ana Silva", { extension: "2" })];
  expect(
    told(
      [
        { key: "b@x.br", name: "Ana Silva" },
        { key: "a@x.br", name: "Ana Silva" },
      ],
      namesakes,
    ),
  ).toEqual([
    ["b@x.br", "id"],
    ["a@x.br", "id"],
  ]);
  expect(told(["Ana Silva"], namesakes)).toEqual([["", "several-people: a@x.br,b@x.br"]]);
});

test("two hand-ins for one person are a question, whichever evidence they have, and the instructor's word settles it", () => {
  const names = ["Ana Rocha (T1)", "Ana Rocha (1)"];
  const open = ["", "one-person: 2026101"];
  expect(told(names, [ANA, BRUNO])).toEqual([open, open]);
  expect(told(["Ana Rocha", "Ana Rocha (1)"], [ANA, BRUNO])).toEqual([open, open]);
  const settled = { "Ana Rocha (1)": "2026101" };
  expect(told(names, [ANA, BRUNO], settled)).toEqual([
    ["", undefined],
    ["2026101", "instructor"],
  ]);
  expect(told(names, [ANA, BRUNO], { "Ana Rocha (1)": null })).toEqual([
    ["2026101", "words"],
    ["", undefined],
  ]);
});

test("a match that is only likely is asked: zeros that a spreadsheet took, and a part of a name", () => {
  const people = [person("00123", "Ana"), person("00456", "Eva Maria Reis")];
  expect(told(["123", "Eva Reis"], people)).toEqual([
    ["", "likely: 00123"],
    ["", "likely: 00456"],
  ]);
});

test("an id and a name that contradict each other are a question, and the ids of another list are none", () => {
  const caio = person("2026103", "Caio Luz");
  expect(told(["Bruno Prado 2026101"], [ANA, BRUNO])).toEqual([["", "several-people: 2026101,2026102"]]);
  const numbered = (key: string, name: string) => ({ key, name });
  const right = [numbered("2026101", "Ana Rocha"), numbered("2026103", "Bruno Prado")];
  expect(told([...right, numbered("x", "Caio Luz")], [ANA, BRUNO, caio])).toEqual([
    ["2026101", "id"],
    ["", "several-people: 2026103,2026102"],
    ["2026103", "name"],
  ]);
  const others = [
    numbered("2026101", "Caio Luz"),
    numbered("2026102", "Ana Rocha"),
    numbered("2026103", "Bruno Prado"),
  ];
  expect(told(others, [ANA, BRUNO, caio]).map(([keys]) => keys)).toEqual(["2026103", "2026101", "2026102"]);
});

test("two ids in one name are a question, and an id that is written exactly is that of one", () => {
  expect(told(["2026101_2026102"], [ANA, BRUNO])).toEqual([["", "several-people: 2026101,2026102"]]);
  const alike = [person("a-b", "Ana"), person("a.b", "Bia"), person("A_B", "Caio")];
  expect(told(["a.b", "A_B", "a-b"], alike).map(([keys]) => keys)).toEqual(["a.b", "A_B", "a-b"]);
});

test("one member hands in for a team, but not for a section, nor where members hand in alone", () => {
  const inGroup = (group: string, ...names: string[]) =>
    names.map((name) => person(`k${name}`, name, { group }));
  const teams = [...inGroup("G1", "Ana", "Bia"), ...inGroup("G2", "Caio", "Davi")];
  expect(told(["Ana", "Caio"], teams)).toEqual([
    ["kAna,kBia", "team"],
    ["kCaio,kDavi", "team"],
  ]);
  expect(told(["G1", "Davi"], teams)).toEqual([
    ["kAna,kBia", "group"],
    ["kCaio,kDavi", "team"],
  ]);
  expect(told(["Ana", "Bia", "Caio", "Davi"], teams).map(([keys]) => keys)).toEqual([
    "kAna",
    "kBia",
    "kCaio",
    "kDavi",
  ]);
  const section = inGroup("Turma A", "Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil");
  expect(told(["Ana"], section)).toEqual([["kAna", "name"]]);
});

test("the members whom a platform names are found one by one", () => {
  const members = [
    { key: "2026101", name: "Ana" },
    { key: "x", name: "Bruno Prado" },
  ];
  expect(told([{ key: "2026101, x", name: "Ana, Bruno Prado", members }], [ANA, BRUNO])[0]![0]).toBe(
    "2026101",
  );
});

const anyName = fc
  .tuple(fc.constantFrom("Ana", "Bruno", "João", "Zoé"), fc.constantFrom("Rocha", "Sá", "de Lima", "O'Neil"))
  .map((parts) => parts.join(" "));
const anyEnding = fc.constantFrom("", " (T1)", " (1)", " final", " 2026", " AM", " Turma B");

test("however hand-ins are called, no two have one person, and each person has the right one or none", () => {
  const anyClass = fc.uniqueArray(fc.tuple(anyName, anyEnding), {
    maxLength: 12,
    selector: (each) => each.join(""),
  });
  fc.assert(
    fc.property(anyClass, fc.boolean(), (handIns, haveIds) => {
      const names = Array.from(new Set(handIns.map(([name]) => name)));
      const people = names.map((name, at) => person(`2026${100 + at}`, name));
      const students = handIns.map(([name, ending], at) => {
        const key = people.find((each) => each.name === name)!.key;
        return haveIds && at % 2 === 0
          ? studentNamed(`${name} ${key}${ending}`)
          : studentNamed(name + ending);
      });
      const matches = matchStudents(students, people);
      const owned = matches.flatMap((match) => match.people);
      expect(new Set(owned).size).toBe(owned.length);
      for (const [at, { people: own }] of matches.entries())
        if (own.length > 0) expect(own.map(({ name }) => name)).toEqual([handIns[at]![0]]);
    }),
  );
});

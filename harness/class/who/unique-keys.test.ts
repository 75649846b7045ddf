import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePeople } from "./merge.ts";
import { rowsOf } from "./people.ts";

const numbers = fc.constantFrom("101", "102", "103", "104");
const names = fc.constantFrom("Ana", "Bia", "Caio", "Davi");
const people = fc.uniqueArray(fc.record({ key: numbers, name: names, ids: fc.constant([]) }), {
  selector: ({ key }) => key,
  maxLength: 4,
});

test("no two rows of a class have one key, whatever numbers its lists and its platform use", () => {
  fc.assert(
    fc.property(people, people, people, (roster, gradebook, students) => {
      const merged = mergePeople(roster, gradebook).people;
      const handIns = students.map(({ key, name }) => ({ name: `h${key}`, student: { key, name } }));
      const keys = rowsOf(merged, handIns).map(({ person }) => person.key);
      expect(new Set(keys).size).toBe(keys.length);
      // Those of the gradebook keep theirs: the platform knows people by them.
      expect(keys.slice(0, gradebook.length)).toEqual(gradebook.map(({ key }) => key));
    }),
  );
});

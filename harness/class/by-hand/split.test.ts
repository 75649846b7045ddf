import fc from "fast-check";
import { expect, test } from "vitest";
import { samples, seedForTest } from "../../testing/seed.ts";
import { splitPeople } from "./split.ts";
import { SPLITS } from "./split-names.ts";

const someone = fc.record({
  name: fc.constantFrom("Ana", "ábaco", "Bia", "Caio", "Zoé"),
  group: fc.constantFrom("", "A", "B", "C"),
  handIn: fc.option(fc.nat(9)),
});
const people = fc.array(someone, { maxLength: 40 }).map((all) =>
  all.map(({ name, group, handIn }, at) => ({
    person: { key: `k${at}`, name, ids: [], group },
    submissions: handIn === null ? [] : [`lost-knight/${handIn}`],
  })),
);

test("everybody is in one part, and who shares a hand-in is in the same", () => {
  fc.assert(
    fc.property(people, fc.constantFrom(...SPLITS), fc.integer({ min: 1, max: 4 }), (all, split, parts) => {
      const made = splitPeople(all, split, parts);
      expect(made).toHaveLength(parts);
      expect(new Set(made.flat())).toEqual(new Set(all));
      expect(made.flat()).toHaveLength(all.length);
      const partOf = new Map(
        made.flatMap((part, at) => part.flatMap(({ submissions: [id] }) => (id ? [[id, at]] : []))),
      );
      for (const [at, part] of made.entries())
        for (const {
          submissions: [id],
        } of part)
          expect(id === undefined || partOf.get(id) === at).toBe(true);
    }),
    { seed: seedForTest(), numRuns: samples(60) },
  );
});

test("letters and groups stay together, in their order, and parts are about as large", () => {
  const class_ = Array.from({ length: 120 }, (_, at) => ({
    person: { key: `${at}`, name: `${"DABC"[at % 4]}-${at}`, ids: [], group: `T${at % 3}` },
    submissions: [`lost-knight/${at}`],
  }));
  const letters = splitPeople(class_, "letter", 2).map(
    (part) => new Set(part.map(({ person }) => person.name[0])),
  );
  expect(letters).toEqual([new Set(["A", "B"]), new Set(["C", "D"])]);
  const groups = splitPeople(class_, "group", 3).map(
    (part) => new Set(part.map(({ person }) => person.group)),
  );
  expect(groups).toEqual([new Set(["T0"]), new Set(["T1"]), new Set(["T2"])]);
  expect(splitPeople(class_, "random", 4).map(({ length }) => length)).toEqual([30, 30, 30, 30]);
});

import { expect, test } from "vitest";
import { studentNamed } from "../submission/student.ts";
import { growsTooFast, LONGER } from "../testing/linear/growth.ts";
import { type GradedClass, gradesOf } from "./grades.ts";
import { matcherOf, rowsOf } from "./who/people.ts";
import type { Person } from "./who/person.ts";

const FEW = 12;

/** A name of three words; each stands in a tenth of the names, or in fewer. */
const nameOf = (at: number) =>
  `Aluno${at % 10} Souza${Math.floor(at / 10) % 10} Prado${Math.floor(at / 100)}`;

const CASE = { problem: "lost-knight", name: "a", points: 1 };
const RESULT = { case: "a", verdict: "AC", points: 1 };

/** Finds out whose the hand-ins of a class are, of which one in ten is a stranger's, and their grades. */
function matching(size: number, seen = (person: Person) => person): () => void {
  const people = Array.from({ length: size }, (_, at) =>
    seen({ key: `${20260000 + at}`, name: nameOf(at), ids: [`a${at}@x.br`] }),
  );
  const submissions = people.map(({ name }, at) => {
    const student = studentNamed(at % 10 === 0 ? `${name} Neto` : name);
    return { name: student.name, student, problem: "lost-knight" };
  });
  const graded = { cases: [CASE], submissions: submissions.map((each) => ({ ...each, results: [RESULT] })) };
  const rules = { scheme: {}, scale: { most: 10, decimals: 1, rounding: "half-up" as const } };
  return () => {
    const rows = rowsOf(people, submissions, matcherOf(people));
    const grades = gradesOf(graded as unknown as GradedClass, rows, rules);
    expect(grades.filter(({ result }) => result.kind === "graded").length).toBeGreaterThan(0.8 * size);
  };
}

test("time is in proportion to the people of a class", () => {
  const works = { short: matching(FEW), long: matching(LONGER * FEW), harmlessMs: 30 };
  expect(growsTooFast(works)).toBe(false);
});

test("each person is looked at as often in a large class as in a small one", () => {
  const looksEach = (size: number) => {
    let looks = 0;
    const look = (of: Person, key: string | symbol): unknown => {
      looks++;
      return Reflect.get(of, key);
    };
    const watched = (person: Person) => new Proxy(person, { get: look });
    matching(size, watched)();
    return looks / size;
  };
  // One pass over all people for each of them looks at each eight times as often.
  expect(looksEach(800)).toBeLessThan(2 * looksEach(100));
});

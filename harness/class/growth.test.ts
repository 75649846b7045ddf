import { expect, test } from "vitest";
import { studentNamed } from "../submission/student.ts";
import { type GradedClass, gradesOf } from "./grades.ts";
import { matcherOf, rowsOf } from "./who/people.ts";
import type { Person } from "./who/person.ts";

const [FEW, MANY] = [150, 1500];

/** A name of three words; each stands in a tenth of the names, or in fewer. */
const nameOf = (at: number) =>
  `Aluno${at % 10} Souza${Math.floor(at / 10) % 10} Prado${Math.floor(at / 100)}`;

const CASE = { problem: "lost-knight", name: "a", points: 1 };
const RESULT = { case: "a", verdict: "AC", points: 1 };

/** CPU time of finding out whose the hand-ins of a class are, of which one in ten is a stranger's, and of their grades. */
function cpuMsFor(size: number): number {
  const people = Array.from(
    { length: size },
    (_, at): Person => ({ key: `${20260000 + at}`, name: nameOf(at), ids: [`a${at}@x.br`] }),
  );
  const submissions = people.map(({ name }, at) => {
    const student = studentNamed(at % 10 === 0 ? `${name} Neto` : name);
    return { name: student.name, student, problem: "lost-knight" };
  });
  const graded = { cases: [CASE], submissions: submissions.map((each) => ({ ...each, results: [RESULT] })) };
  const before = process.cpuUsage();
  const rows = rowsOf(people, submissions, matcherOf(people));
  const rules = { scheme: {}, scale: { most: 10, decimals: 1, rounding: "half-up" as const } };
  const grades = gradesOf(graded as unknown as GradedClass, rows, rules);
  const { user, system } = process.cpuUsage(before);
  expect(grades.filter(({ result }) => result.kind === "graded").length).toBeGreaterThan(0.8 * size);
  return (user + system) / 1000;
}

test("ten times as many people take no more than about ten times as long", () => {
  const least = (size: number) => Math.min(...[1, 2, 3].map(() => cpuMsFor(size)));
  least(FEW);
  // One pass over all people for each of them would take a hundred times as long.
  expect(least(MANY)).toBeLessThan(40 * Math.max(1, least(FEW)));
});

import { expect, test } from "vitest";
import { namedApart } from "./named-apart.ts";

const result = (student: string, name: string, problem = "lost-knight") =>
  ({ student, record: { name, problem } }) as Parameters<typeof namedApart>[0][number];

const namesOf = (...results: Parameters<typeof namedApart>[0]) =>
  namedApart(results).map(({ record }) => record.name);

test("students have names that no file system takes for one", () => {
  expect(namesOf(result("1", "Ana"), result("2", "Bia"))).toEqual(["Ana", "Bia"]);
  expect(
    namesOf(result("1", "Ana"), result("2", "ana"), result("3", "Caê"), result("4", "Cae\u0302")),
  ).toEqual(["Ana (1)", "ana (2)", "Caê (3)", "Cae\u0302 (4)"]);
  expect(namesOf(result("1", "Ana"), result("1", "Ana", "knights-tour"))).toEqual(["Ana", "Ana"]);
});

test("folders that differ in capitals alone have names of their own, in whatever order they came", () => {
  const [large, small] = [result("Ana", "Ana"), result("ana", "ana")];
  expect(namesOf(large, small)).toEqual(["Ana (Ana)", "ana (ana) (2)"]);
  expect(namesOf(small, large)).toEqual(["ana (ana) (2)", "Ana (Ana)"]);
});

import { expect, test } from "vitest";
import { studentMeant } from "./student.ts";

const CLASS = [
  { key: "101", names: ["Vinícius D'Ávila"] },
  { key: "102", names: ["João Pedro Santos (102)"] },
  { key: "103", names: ["João Pedro Santos (103)"] },
  { key: "104", names: ["Ana Souza"] },
  { key: "105", names: ["Ana Souza Lima"] },
  { key: "106", names: ["lost-knight/davi"] },
  { key: "106", names: ["knights-tour/davi"] },
];

test.each([
  ["101", "101"],
  ["vinicius", "101"],
  ["davil vini", "101"],
  ["joão 103", "103"],
  ["ana souza", "104"],
  ["ana lima", "105"],
  ["davi", "106"],
  ["ão", undefined],
  ["--", undefined],
])("%s means %s", (asked, key) => {
  expect(studentMeant(asked, CLASS)).toBe(key);
});

test("if several fit, they are named, and nobody else", () => {
  expect(() => studentMeant("joao", CLASS)).toThrow(
    "joao: several students fit. Name one of João Pedro Santos (102), João Pedro Santos (103)",
  );
});

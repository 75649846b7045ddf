import { expect, test } from "vitest";
import { keyNamed } from "./named.ts";

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
  expect(keyNamed(asked, CLASS)).toBe(key);
});

test("namesakes are told apart by their keys", () => {
  const namesakes = [
    { key: "102", names: ["João Pedro Santos"] },
    { key: "103", names: ["João Pedro Santos"] },
  ];
  expect(() => keyNamed("João Pedro Santos", namesakes)).toThrow(
    "João Pedro Santos (102), João Pedro Santos (103)",
  );
  expect(keyNamed("103", namesakes)).toBe("103");
});

test("if several fit, they are named, and nobody else", () => {
  expect(() => keyNamed("joao", CLASS)).toThrow(
    "joao: several students fit. Name one of these, or the key in brackets: João Pedro Santos (102), João Pedro Santos (103)",
  );
});

import { describe, expect, test } from "vitest";
import type { DecisionLine, UndoLine } from "../../grade/store/desk-lines.ts";
import { attributed, chosenManifests, joined, standing } from "./decision.ts";

const base = { at: "2026-11-29T10:00:00.000Z", by: "ana", name: "Bia", students: ["b"], programs: "p1" };
const decided = (person: string, parts: Partial<DecisionLine>): DecisionLine => ({
  kind: "decided",
  ...base,
  person,
  ...parts,
});
const undone = (person: string): UndoLine => ({ kind: "undone", at: base.at, by: "ana", person });

test("of each part the last word counts, and the words on other parts stay", () => {
  const lines = [
    decided("1", { grade: 7 }),
    decided("1", { comment: "good code" }),
    decided("1", { grade: "confirm", programs: "p2" }),
  ];
  expect(joined(lines)).toMatchObject({
    ruling: { grade: "confirm", programs: "p2" },
    comment: "good code",
  });
  expect(joined([])).toEqual({});
});

describe("a decision", () => {
  const line = decided("101", { name: "Bia Lima", students: ["s1"] });
  const person = (key: string, name: string, ...students: string[]) => ({ key, name, students });
  const about = (...people: ReturnType<typeof person>[]) => Array.from(attributed([line], people).of.keys());
  test("is about the person with the key, if the hand-in or the name is the same", () => {
    expect(about(person("101", "Bia Lima"), person("102", "Ana"))).toEqual(["101"]);
    expect(about(person("101", "Beatriz Lima", "s1"))).toEqual(["101"]);
  });
  test("is about nobody else who has the key now: it follows the hand-in, or the only name", () => {
    expect(about(person("101", "Ana"), person("205", "Bia Lima", "s1"))).toEqual(["205"]);
    expect(about(person("101", "Ana"), person("205", "bia lima"))).toEqual(["205"]);
  });
  test("is lost, and told so, if nobody or several people fit", () => {
    expect(attributed([line], [person("101", "Ana")]).lost).toEqual([line]);
    expect(attributed([line], [person("7", "Bia Lima"), person("8", "Bia Lima")]).lost).toEqual([line]);
  });
});

test("a decision is taken back by another line, the last one first, and only that of the person", () => {
  const lines = [decided("1", { grade: 7 }), decided("2", { grade: 3 }), decided("1", { grade: 8 })];
  expect(standing([...lines, undone("1")]).map(({ grade }) => grade)).toEqual([7, 3]);
  expect(standing([...lines, undone("1"), undone("1"), undone("1")]).map(({ grade }) => grade)).toEqual([3]);
});

test("keys for manifests are those of the decisions that stand", () => {
  const manifest = { student: "b", problem: "lost-knight" as const, keys: { main: "b.py" } };
  const lines = [decided("1", { manifest }), decided("1", { comment: "x" })];
  expect(chosenManifests(lines)).toEqual([manifest]);
  expect(chosenManifests([...lines, undone("1"), undone("1")])).toEqual([]);
});

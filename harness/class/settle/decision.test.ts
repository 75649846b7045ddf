import { expect, test } from "vitest";
import type { DecisionLine, UndoLine } from "../../grade/desk-lines.ts";
import { chosenManifests, decisionsAfter, standing } from "./decision.ts";

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
    decided("2", { grade: 0 }),
  ];
  const decisions = decisionsAfter(lines);
  expect(decisions.get("1")).toMatchObject({
    ruling: { grade: "confirm", programs: "p2" },
    comment: "good code",
  });
  expect(decisions.get("2")).toMatchObject({ ruling: { grade: 0 } });
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

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { deskOf, forgetAtDesk, keepAtDesk } from "./desk-journal.ts";
import type { DecisionLine } from "./desk-lines.ts";
import { openStore } from "./store.ts";
import { readStore } from "./store-index.ts";
import { deskIn, journalOf } from "./store-lines.ts";

const ALONE = { signal: new AbortController().signal, onWait() {} };

const given = (person: string, grade: number): DecisionLine => ({
  ...{ kind: "decided", at: "2026-11-29T12:00:00.000Z", by: "ana" },
  ...{ person, name: person, students: [person], programs: "", grade },
});

const gradesIn = (folder: string) =>
  deskOf(folder).lines.map((line) => line.kind === "decided" && line.grade);

test("decisions of many at once are all kept, each once, and in the order in which they were kept", async () => {
  const folder = folderWith({});
  const grades = Array.from({ length: 8 }, (_, grade) => grade);
  await Promise.all(grades.map((grade) => keepAtDesk(folder, [given("bia", grade)], ALONE)));
  expect(gradesIn(folder).toSorted((a, b) => Number(a) - Number(b))).toEqual(grades);
  expect(deskOf(folder).missing).toEqual([]);
});

test("a decision does not wait for the process that holds the store", async () => {
  const folder = folderWith({});
  const store = await openStore(folder, ALONE);
  await keepAtDesk(folder, [given("bia", 7)], ALONE);
  store.known.readDesk();
  expect(store.known.history.state.decisions).toMatchObject([{ person: "bia", grade: 7 }]);
  store.close();
});

test("a line that a kill cut short is gone, and those before and after it stay", async () => {
  const folder = folderWith({});
  await keepAtDesk(folder, [given("bia", 7)], ALONE);
  appendFileSync(journalOf(deskIn(folder)), '{"kind":"decided","at":"2026');
  await keepAtDesk(folder, [given("caio", 8), given("davi", 9)], ALONE);
  expect(gradesIn(folder)).toEqual([7, 8, 9]);
});

test("a changed line does not count, and is told by its number", async () => {
  const folder = folderWith({});
  await keepAtDesk(folder, [given("bia", 7), given("caio", 8)], ALONE);
  const journal = journalOf(deskIn(folder));
  writeFileSync(journal, String(readFileSync(journal)).replace('"grade":7', '"grade":9'));
  expect(gradesIn(folder)).toEqual([8]);
  expect(deskOf(folder).missing).toEqual([[2, 2]]);
});

test("what is forgotten leaves no word, and no gap", async () => {
  const folder = folderWith({});
  (await openStore(folder, ALONE)).close();
  await keepAtDesk(folder, [given("bia", 7), given("caio", 8), given("bia", 9)], ALONE);
  await forgetAtDesk(folder, (line) => "person" in line && line.person === "bia", ALONE);
  await keepAtDesk(folder, [given("davi", 5)], ALONE);
  expect(gradesIn(folder)).toEqual([8, 5]);
  expect(readStore(folder).missingAtDesk).toEqual([]);
  expect(String(readFileSync(journalOf(deskIn(folder))))).not.toContain("bia");
});

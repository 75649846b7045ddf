import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { keptGradingOptions } from "../cli/session/grading-options.ts";
import { deskOf } from "../grade/store/desk-journal.ts";
import { cavalo } from "../testing/cavalo.ts";
import { gradedDeskClass, openDesk } from "../testing/desk.ts";

test("what is said at one desk is seen at another, and both count", async () => {
  const folder = await gradedDeskClass();
  const one = openDesk(folder);
  const other = openDesk(folder, { grader: "otto" });
  const changed = new Promise<void>((resolve) => other.desk.onChange(resolve));
  const marks = (points: number) => ({ do: "mark", person: "2", item: "style", points });
  expect((await one.act(marks(2))).status).toBe(200);
  await changed;
  expect(await (await other.get("person?key=2")).text()).toContain("bruna: 2");
  expect((await other.act(marks(0))).status).toBe(200);
  const text = await (await one.get("")).text();
  expect(text).toContain("Graders differ");
  expect(text).toMatch(/Bia Lima<\/a>: Style: bruna 2, otto 0/);
  expect((await other.act(marks(2))).status).toBe(200);
  expect(await (await one.get("")).text()).not.toContain("Graders differ");
});

test("what is said at once by many is all there", async () => {
  const folder = await gradedDeskClass();
  const desks = ["a", "b", "c"].map((grader) => openDesk(folder, { grader }));
  const said = desks.flatMap(({ act }, at) =>
    [1, 2, 3].map((number) =>
      act({ do: "note", person: "1", on: { kind: "whole" }, text: `${at} ${number}` }),
    ),
  );
  for (const { status } of await Promise.all(said)) expect(status).toBe(200);
  const { lines, missing } = deskOf(path.join(folder, "report"));
  const texts = lines.flatMap((line) => (line.kind === "noted" ? line.text : []));
  expect(texts.toSorted()).toEqual(["0 1", "0 2", "0 3", "1 1", "1 2", "1 3", "2 1", "2 2", "2 3"]);
  expect(missing).toEqual([]);
});

test("the queue has those whom only a person can decide, until somebody has", async () => {
  const { get, act } = openDesk(await gradedDeskClass());
  const left = async () => /(\d) of 3 to decide/.exec(await (await get("")).text())?.[1];
  expect(await left()).toBe("3");
  await act({ do: "settle", person: "3", grade: 0, comment: "Hand in the source." });
  expect(await left()).toBe("2");
  await act({ do: "mark", person: "1", item: "style", points: 2 });
  await act({ do: "mark", person: "2", item: "style", points: 2 });
  expect(await (await get("")).text()).toContain("Nothing is left to decide.");
  await act({ do: "undo", person: "3" });
  expect(await left()).toBe("1");
});

test("a comment for all with one cause, and points, reach each of them", async () => {
  const folder = await gradedDeskClass({
    "hand-ins/Ana Souza/main.js": 'console.log("Em 4 movimentos.");\n',
  });
  const { get, act } = openDesk(folder);
  const cause = /data-form="([^"]*cause[^"]*)"/.exec(await (await get("")).text())![1]!;
  const ask = JSON.parse(cause.replaceAll("&quot;", '"'));
  expect((await act({ ...ask, text: "Edges wrap: see slide 14." })).status).toBe(200);
  expect((await act({ do: "adjust", cause: ask.cause, points: -1, reason: "late talk" })).status).toBe(200);
  for (const key of ["1", "2"]) {
    const page = await (await get(`preview?key=${key}`)).text();
    expect(page).toContain("Edges wrap: see slide 14.");
  }
});

test("a comment on a line stands under it, and is taken back by another line", async () => {
  const folder = await gradedDeskClass();
  const { get, act } = openDesk(folder);
  const on = { kind: "line", problem: "lost-knight", file: "main.js", line: 2 };
  await act({ do: "note", person: "2", on, text: "Why **four**?" });
  const page = await (await get("person?key=2")).text();
  expect(page).toMatch(/data-line="2"[\s\S]*?<strong>four<\/strong>/);
  const id = /retract&quot;,&quot;id&quot;:&quot;([\w-]+)/.exec(page)![1];
  await act({ do: "retract", id });
  expect(await (await get("person?key=2")).text()).not.toContain("<strong>four</strong>");
  expect(deskOf(path.join(folder, "report")).lines.map(({ kind }) => kind)).toEqual(["noted", "retracted"]);
});

test("anonymous marking shows no name, number or group until the class is closed", async () => {
  const folder = await gradedDeskClass();
  const { get } = openDesk(folder, { anonymous: true });
  const pages = async () =>
    (await Promise.all(["", "person?key=1"].map(async (page) => (await get(page)).text()))).join("\n");
  const shown = await pages();
  for (const name of ["Ana", "Souza", "Bia Lima", "Caio"]) expect(shown).not.toContain(name);
  expect(shown).toMatch(/<h1>S-\w{5,}<\/h1>/);
  expect((await cavalo(folder, "close")).exitCode).toBe(0);
  expect(await pages()).toContain("<h1>Ana Souza</h1>");
});

test("a program that is chosen is graded behind the desk, with the options of the last grading, and its files are written", async () => {
  const program = (moves: number) =>
    `public class X { public static void main(String[] a) { System.out.println("Em ${moves} movimentos."); } }`;
  const folder = await gradedDeskClass({
    "grading.yaml": "problem: lost-knight\n",
    "hand-ins/Caio Reis/relatorio.pdf": "",
    "hand-ins/Caio Reis/a.js": 'console.log("Em 3 movimentos.");\n',
    "hand-ins/Caio Reis/X.java": program(4),
  });
  const command = [process.execPath, path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js")];
  const gradingOptions = () => keptGradingOptions(path.join(folder, "report"));
  const { desk, get, act } = openDesk(folder, { command, gradingOptions });
  const gradeOf = () => desk.reviewed.results.grades.find(({ person }) => person.key === "3")!.result;
  expect(gradeOf().kind).toBe("to-look-at");
  expect(await (await get("person?key=3")).text()).toContain("The main program is");
  expect((await act({ do: "settle", person: "3", program: "a.js" })).status).toBe(200);
  const graded = () => desk.jobs.find(({ name }) => name === "grade");
  await expect.poll(() => graded()?.state, { timeout: 60_000 }).not.toBe("running");
  expect(graded()).toMatchObject({ state: "done" });
  await desk.close();
  expect(gradeOf()).toMatchObject({ kind: "graded", final: 10 });
  expect(readFileSync(path.join(folder, "report", "grades.csv"), "utf8")).toMatch(/^3,Caio Reis,.*,10,/m);
});

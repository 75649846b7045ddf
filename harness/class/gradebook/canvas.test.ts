import { describe, expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import type { Settled } from "./gradebook.ts";
import { readGradebook } from "./index.ts";

const read = (content: string | Buffer, settled?: Settled) =>
  readGradebook(`${folderWith({ "gradebook.csv": content })}/gradebook.csv`, settled);

const CANVAS = [
  "Student,ID,SIS User ID,SIS Login ID,Section,Trabalho 1 (501),Trabalho 2 (502),Final Score (read only)",
  "    Points Possible,,,,,10,100,(read only)",
  '"Souza, Ana",4711,2026101,asouza,Turma A,5,,88',
  '"Lima, Bruno",4712,2026102,blima,Turma A,,,70',
  '"Student, Test",4999,,teste,Turma A,,,',
  "",
].join("\n");

describe("the gradebook of Canvas", () => {
  const named = { assignment: "Trabalho 1" };

  test("has people and one assignment, which must be named if there are several", () => {
    const { people, most } = read(CANVAS, named);
    expect(people[0]).toEqual({ key: "4711", name: "Ana Souza", ids: ["2026101", "asouza"] });
    expect(most).toBe(10);
    expect(() => read(CANVAS)).toThrow(/assignment: \.\.\.\): Trabalho 1 \(501\), Trabalho 2 \(502\)$/);
  });

  test("is written with the rows of those who have a grade: an empty cell would delete one", () => {
    const entries = new Map(["4711", "4712"].map((key) => [key, { grade: 8.5, comment: "" }]));
    const { bytes, ...told } = read(CANVAS, named).fill(entries);
    expect(bytes.toString()).toBe(
      [
        "Student,ID,SIS User ID,SIS Login ID,Section,Trabalho 1 (501)",
        "    Points Possible,,,,,10",
        '"Lima, Bruno",4712,2026102,blima,Turma A,8.5',
        "",
      ].join("\n"),
    );
    expect(told).toEqual({ kept: ["4711"], locked: [] });
    const overwritten = read(CANVAS, named).fill(entries, true);
    expect(overwritten.bytes.toString()).toContain('"Souza, Ana",4711,2026101,asouza,Turma A,8.5\n');
  });

  test("is refused with the place of an id that a spreadsheet made a number of", () => {
    expect(() => read(CANVAS.replace("4712", "1.23E+15"), named)).toThrow(
      /gradebook\.csv:4:15: 1\.23E\+15 is not an id of Canvas/,
    );
  });

  test("may have names in two columns, semicolons and commas in numbers", () => {
    const split = [
      "LastName;FirstName;ID;SIS Login ID;Section;Trabalho 1 (501);Final Score",
      "Points Possible;;;;;10;",
      "Lima;Bruno;4712;blima;A;;7,5",
      "",
    ].join("\r\n");
    const gradebook = read(split);
    expect(gradebook.people).toEqual([{ key: "4712", name: "Bruno Lima", ids: ["blima"] }]);
    const { bytes } = gradebook.fill(new Map([["4712", { grade: 8.5, comment: "" }]]));
    expect(bytes.toString().split("\r\n")[2]).toBe("Lima;Bruno;4712;blima;A;8,5");
  });
});

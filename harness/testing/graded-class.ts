import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavalo } from "./cavalo.ts";
import { folderWith } from "./folders.ts";
import { type MadeStudent, PACKED } from "./made-class.ts";

/** Grades a class packed as a platform does it, in one command; the grade and the remark by name. */
export async function gradedClass(platform: string, students: readonly MadeStudent[], cases: string) {
  const folder = folderWith({
    "turma.zip": PACKED[platform]!(students),
    "roster.csv": `key,name\n${students.map(({ number, name }) => `${number},${name}\n`).join("")}`,
  });
  const made = ["--problem", "lost-knight", "--hand-ins", "turma.zip", "--roster", "roster.csv"];
  await cavalo(folder, "new", "class", "turma", ...made);
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", cases);
  const { exitCode, stderr } = await cavalo(
    folder,
    "grade",
    "turma",
    "--trust-submissions",
    "--lang",
    "pt-BR",
    "--cases",
    files,
  );
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  const table = readFileSync(path.join(folder, "turma", "report", "grades.csv"));
  const rows = parse(table, { bom: true, columns: true, delimiter: ";" });
  return rows as Record<string, string>[];
}

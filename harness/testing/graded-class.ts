import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { folderWith } from "./folders.ts";
import { type MadeStudent, PACKED } from "./made-class.ts";

/** Runs Cavalo from a folder, in a process of its own or in that of the test. */
type Command = (
  folder: string,
  ...args: string[]
) => PromiseLike<{ readonly exitCode?: number | undefined; readonly stderr: string }>;

/** Grades a class packed as some platforms do it, one after the other; the rows of the grades by platform. */
export async function gradedFrom(
  platforms: readonly string[],
  students: readonly MadeStudent[],
  { command, cases }: { readonly command: Command; readonly cases: string },
): Promise<Map<string, Record<string, string>[]>> {
  const folder = folderWith({
    "roster.csv": `key,name\n${students.map(({ number, name }) => `${number},${name}\n`).join("")}`,
  });
  const [archive, table] = ["turma.zip", path.join("turma", "report", "grades.csv")].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const tables = new Map<string, Record<string, string>[]>();
  for (const platform of platforms) {
    writeFileSync(archive, PACKED[platform]!(students));
    if (tables.size === 0) {
      const made = ["--problem", "lost-knight", "--hand-ins", "turma.zip", "--roster", "roster.csv"];
      await command(folder, "new", "class", "turma", ...made);
    }
    // What the programs printed is kept from the platform before.
    const options = ["--trust-submissions", "--no-adopt", "--lang", "pt-BR", "--cases", cases];
    const { exitCode, stderr } = await command(folder, "grade", "turma", ...options);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    tables.set(platform, parse(readFileSync(table), { bom: true, columns: true, delimiter: ";" }));
    rmSync(table);
  }
  return tables;
}

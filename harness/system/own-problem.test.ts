import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";

const PAGE = readFileSync(path.join(PACKAGE_FOLDER, "docs", "own-problem.md"), "utf8");

/** Blocks of the page: files with their paths, and commands with lines that they print. */
const BLOCKS = Array.from(
  PAGE.matchAll(/^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm),
  ([, kind, file, text]) => ({
    kind: kind!,
    file,
    text: text!,
  }),
);

test("a problem of one's own is made and graded as its page says", async () => {
  const folder = folderWith({});
  for (const { kind, file, text } of BLOCKS) {
    if (file !== undefined) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    if (kind !== "console") continue;
    const [command = "", ...lines] = text.trimEnd().split("\n");
    const [, name, ...args] = command.split(" ");
    expect([name, ...args].join(" ")).toMatch(/^cavalo /);
    if (args.join(" ") === "grade turma")
      cpSync(path.join(folder, "queens"), path.join(folder, "turma", "cases", "queens"), { recursive: true });
    const { stdout, stderr } = await cavalo(folder, ...args);
    const told = `${stdout}\n${stderr}\n${reportIn(folder)}`;
    for (const line of lines) expect(told).toContain(line);
  }
  expect(readFileSync(path.join(folder, "turma", "report", "grades.csv"), "utf8")).toMatch(/Ana Souza.*10/);
});

/** The whole report of the samples, whose sentences are cut in the table. */
function reportIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, "reports", "latest", "report.json"), "utf8");
  } catch {
    return "";
  }
}

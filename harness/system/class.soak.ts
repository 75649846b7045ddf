import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { zipOf } from "../testing/archives.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { gradedFrom } from "../testing/graded-class.ts";
import { madeClass, PACKED } from "../testing/made-class.ts";

test("a class of 120 has the same grades from each platform, one row a student", async () => {
  const students = await madeClass(120);
  const names = students.map(({ name }) => name).sort(new Intl.Collator("pt-BR").compare);
  const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml");
  const classes: unknown[] = [];
  for (const platform of Object.keys(PACKED)) {
    const rows = (await gradedFrom([platform], students, { command: cavalo, cases })).get(platform)!;
    expect(rows.map((row) => row.nome)).toEqual(names);
    classes.push(rows.map((row) => row.nota || row.observação));
  }
  for (const grades of classes) expect(grades).toEqual(classes[0]);
});

const MOST_MEMORY_KIB = 300 * 1024;

const zeros = Buffer.alloc(60 * 1024 * 1024);
const million = (prefix: string) => () =>
  zipOf(Array.from({ length: 1_000_000 }, (_, at) => ({ name: `${prefix}${at}.txt` })));

test.each<[string, () => Buffer]>([
  ["a million files", million("a/")],
  ["a million students", million("")],
  ["a million paths that lead outside", million("../")],
  [
    "entries that share 60 MiB of zeros",
    () =>
      zipOf(
        Array.from({ length: 60_000 }, (_, at) =>
          at === 0 ? { name: "0", content: zeros } : { name: `${at}`, sameAs: 0 },
        ),
      ),
  ],
])("an archive with %s costs little memory", async (_, make) => {
  const folder = folderWith({ "turma.zip": make() });
  const main = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
  const grading = [
    process.execPath,
    main,
    "grade",
    "turma.zip",
    "--problem",
    "lost-knight",
    "--trust-submissions",
  ];
  const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
  const { stderr } = await execa("/usr/bin/time", ["-f", "%M KiB", ...grading, "--cases", cases], {
    cwd: folder,
    reject: false,
  });
  expect(Number(/(\d+) KiB$/.exec(stderr)?.[1])).toBeLessThan(MOST_MEMORY_KIB);
});

import { expect, test } from "vitest";
import { folderWith } from "../../../testing/folders.ts";
import { nameOf, readTree } from "../tree/tree.ts";
import type { ShapeFacts } from "./sections.ts";
import { shapeOf } from "./shape.ts";

const C = "int main(void) { return 0; }\n";
const JS = "console.log(3)\n";

/** Files of one text, or each with its own. */
type Files = readonly string[] | Readonly<Record<string, string>>;

/** The kind of a folder; of a class, its hand-ins and its sections. */
async function shapeOfFiles(files: Files, facts: ShapeFacts = {}) {
  const texts = Array.isArray(files) ? Object.fromEntries(files.map((name) => [name, JS])) : files;
  const shape = await shapeOf(await readTree(folderWith(texts as Record<string, string>)), facts);
  if (shape.kind === "one") return "one program";
  const { folders, loose, sections } = shape;
  return { handIns: [...folders.map(nameOf), ...loose].sort(), sections: sections.map(nameOf).sort() };
}

test.each<[string, Files]>([
  ["with tools beside its main file", ["main.js", "scripts/gen.js", "tools/bench.js"]],
  ["of a package", { "package.json": "{}", "index.js": JS, "routes/a.js": JS, "controllers/b.js": JS }],
  [
    "with folders that it loads",
    { "cavalo.js": 'require("./grafo/bfs")', "grafo/bfs.js": JS, "fila/f.js": JS },
  ],
  [
    "with folders that load each other",
    {
      "src/main.js": 'require("../services/s")',
      "services/s.js": 'require("../models/m")',
      "models/m.js": JS,
    },
  ],
  ["with its sources in a folder and classes beside it", ["app/main.js", "models/a.js", "services/b.js"]],
  [
    "whose manifest says so",
    { "submission.yaml": "answer: {}\n", "src/a.c": C, "old/a.c": C, "demo/a.c": C },
  ],
  [
    "with old programs, by its manifest",
    { "submission.yaml": "main: a.c\n", "a.c": C, "old/a.c": C, "x/a.c": C },
  ],
])("a folder is one program %s", async (_, files) => {
  expect(await shapeOfFiles(files)).toBe("one program");
});

test.each<[string, Files, readonly string[]]>([
  ["of scripts with one beside them", ["ana/a.js", "bia/b.js", "eva.js"], ["ana", "bia", "eva.js"]],
  [
    "of folders that are called as those of tools",
    ["ana/a.js", "build/b.js", "out/c.js"],
    ["ana", "build", "out"],
  ],
  [
    "of students with several programs",
    ["ana/a.js", "bia/v1/main.js", "bia/v2/main.js", "eva/c.js"],
    ["ana", "bia", "eva"],
  ],
  [
    "of teams with parts of the same names",
    ["azul/bfs/a.js", "azul/tour/a.js", "verde/bfs/a.js", "verde/tour/a.js"],
    ["azul", "verde"],
  ],
])("a folder is a class %s", async (_, files, handIns) => {
  expect(await shapeOfFiles(files)).toEqual({ handIns, sections: [] });
});

const SECTIONS = ["T1/ana/a.js", "T1/bia/a.js", "T2/caio/a.js", "T2/davi/a.js"];

test.each<[string, readonly string[], readonly string[]]>([
  ["numbered ones", SECTIONS, ["T1", "T2"]],
  ["one of which has one student", [...SECTIONS, "T3/eva/a.js"], ["T1", "T2", "T3"]],
  ["with a file of the instructor's", [...SECTIONS, "T1/exemplo.js"], ["T1", "T2"]],
  ["one, with three students", ["Turma/ana/a.js", "Turma/bia/a.js", "Turma/caio/a.js"], ["Turma"]],
])("folders are sections: %s", async (_, files, sections) => {
  expect(await shapeOfFiles(files)).toEqual({ handIns: [], sections });
});

test.each<[string, readonly string[]]>([
  ["sections without numbers", ["dia/ana/a.js", "dia/bia/a.js", "noite/caio/a.js", "noite/davi/a.js"]],
  ["two assignments of one class", ["P1/ana/a.js", "P1/bia/a.js", "P2/ana/a.js", "P2/bia/a.js"]],
  ["the only student with two programs", ["ana/busca/a.js", "ana/passeio/a.js"]],
])("%s are a question, which the user's answer and the names of students settle", async (_, files) => {
  await expect(shapeOfFiles(files)).rejects.toThrow(/add --sections.*add --no-sections/);
  const outer = Array.from(new Set(files.map((file) => file.split("/")[0]!)));
  const inner = new Set(files.map((file) => file.split("/")[1]!));
  expect(await shapeOfFiles(files, { sections: true })).toMatchObject({ sections: outer });
  expect(await shapeOfFiles(files, { sections: false })).toMatchObject({ handIns: outer });
  const knowing = (names: ReadonlySet<string>) => ({
    knows: (asked: readonly string[]) => asked.filter((name) => names.has(name)).length,
  });
  expect(await shapeOfFiles(files, knowing(inner))).toMatchObject({ sections: outer });
  expect(await shapeOfFiles(files, knowing(new Set(outer)))).toMatchObject({ handIns: outer });
});

test("a file of a project beside programs is a question, told with its name", async () => {
  const files = { Makefile: "all:\n", "ana/main.c": C, "bia/main.c": C };
  await expect(shapeOfFiles(files)).rejects.toThrow(
    /There is Makefile here, and there are programs in ana, bia/,
  );
});

test("known students are found below a folder of their own, and as loose files", async () => {
  const knows = (names: readonly string[]) => names.filter((name) => /^(?:ana|bia|eva)$/.test(name)).length;
  expect(await shapeOfFiles(["T1/ana/a.js", "T2/bia/a.js"], { knows })).toEqual({
    handIns: [],
    sections: ["T1", "T2"],
  });
  expect(await shapeOfFiles(["ana.js", "bia.js", "eva.js"], { knows })).toMatchObject({
    handIns: ["ana.js", "bia.js", "eva.js"],
  });
});

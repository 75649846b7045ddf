import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { zipOf, zipOfFiles } from "../../../testing/archives.ts";
import { docxOf, odtOf, onlineTextOf } from "../../../testing/documents.ts";
import { folderWith } from "../../../testing/folders.ts";
import { notebookOf } from "../../../testing/notebook.ts";
import { collectClass } from "../collect.ts";

const PYTHON = 'import sys\n\ndef passeio(n):\n    return n * n\n\nprint(passeio(8), "casas")\n';

type Files = Readonly<Record<string, string | Buffer>>;

/** Reads a class of one student beside another. */
async function handedIn(files: Files) {
  const own = Object.entries(files).map(([name, text]) => [`Ana_1_assignsubmission_file_/${name}`, text]);
  return collectedOf({ "Bia_2_assignsubmission_file_/main.py": "print(1)\n", ...Object.fromEntries(own) });
}

async function collectedOf(files: Files) {
  const request = { root: folderWith(files), problem: "lost-knight", manifests: { trusted: false } } as const;
  const { submissions } = await collectClass(request, folderWith({}));
  return submissions.find(({ name }) => name === "Ana")!;
}

test.each<[string, Files, string]>([
  ["document", { "relatorio.docx": docxOf(PYTHON) }, "relatorio.docx"],
  ["document", { "relatorio.odt": odtOf(PYTHON) }, "relatorio.odt"],
  ["document", { "t1/relatorio.docx": docxOf(`Trabalho 1\nAna Souza\n${PYTHON}`) }, "t1/relatorio.docx"],
  ["online-text", { "onlinetext.html": onlineTextOf(PYTHON) }, "onlinetext.html"],
  ["online-text", { "relatorio.pdf": "%PDF", "text.html": onlineTextOf(PYTHON) }, "text.html"],
])("a program is read out of a file that is a %s: %j", async (what, files, file) => {
  const { kind, notices, readOutOf } = await handedIn(files);
  const as = [`${path.parse(file).name}.py`];
  expect(kind).toMatchObject({ kind: "program", program: { main: { text: PYTHON } } });
  expect(notices).toContainEqual({ kind: "read-out", what, file, as });
  expect(readOutOf).toBe(file);
});

test("a notebook is read as a program, and as old as it is", async () => {
  const { kind, notices } = await handedIn({
    "cavalo.ipynb": notebookOf(["%matplotlib inline", "print(2)"]),
  });
  expect(kind).toMatchObject({ language: "python", program: { main: { path: "cavalo.py" } } });
  expect(notices).toEqual([
    {
      kind: "read-out",
      what: "notebook",
      file: "cavalo.ipynb",
      as: ["cavalo.py"],
      leftOut: ["%matplotlib inline"],
    },
  ]);
});

test("a notebook may be named as the main file", async () => {
  const files = { "cavalo.ipynb": notebookOf(["print(1)"]), "dados/outro.ipynb": notebookOf(["print(2)"]) };
  const request = { root: folderWith(files), problem: "lost-knight", manifests: { trusted: false } } as const;
  const { submissions } = await collectClass({ ...request, main: "cavalo.ipynb" }, folderWith({}));
  expect(submissions).toMatchObject([{ kind: { program: { main: { path: "cavalo.py" } } } }]);
});

test("a file of Java gets the name of its class", async () => {
  const java =
    "public class Passeio {\n    public static void main(String[] args) {\n        System.out.println(2);\n    }\n}\n";
  const { kind } = await handedIn({ "meu trabalho.docx": docxOf(java) });
  expect(kind).toMatchObject({ language: "java", program: { main: { path: "Passeio.java" } } });
});

test.each<[string, Files]>([
  ["with folders", { "Ana_1_assignsubmission_onlinetext_/onlinetext.html": onlineTextOf(PYTHON) }],
  ["without folders", { "Ana_1_assignsubmission_onlinetext_onlinetext.html": onlineTextOf(PYTHON) }],
])("an online text of Moodle is read %s", async (_, files) => {
  const others = { "Bia_2_assignsubmission_onlinetext_onlinetext.html": "<p>Segue</p>" };
  const { kind } = await collectedOf({ ...others, ...files });
  expect(kind).toMatchObject({ kind: "program", language: "python" });
});

test("beside a source file nothing is read, and a text or a notebook is told only if it holds a program", async () => {
  const noticesWith = async (text: string, cell = "print(1)") => {
    const files = {
      "cavalo.docx": docxOf(PYTHON),
      "cavalo.ipynb": notebookOf([cell]),
      "onlinetext.html": text,
    };
    const { kind, notices, readOutOf } = await handedIn({ ...files, "main.py": "print(1)\n" });
    expect(kind).toMatchObject({ program: { sources: [{ path: "main.py" }] } });
    expect(readOutOf).toBeUndefined();
    return notices;
  };
  expect(await noticesWith("<p>Segue o trabalho.</p>")).toEqual([]);
  const told = [{ kind: "text-aside", file: "onlinetext.html" }];
  expect(await noticesWith(onlineTextOf(PYTHON))).toEqual(told);
  // A notebook whose lines all stand in a source was exported.
  expect(await noticesWith("", "print(2)")).toEqual([{ kind: "text-aside", file: "cavalo.ipynb" }]);
});

test("a notebook is read beside modules that it uses, also one of its name", async () => {
  const { kind } = await handedIn({
    "cavalo.py": "def passos():\n    return 2\n",
    "cavalo.ipynb": notebookOf(["from cavalo import passos", "print(passos())"]),
  });
  expect(kind).toMatchObject({ program: { main: { path: "cavalo.ipynb.py" } } });
});

/** A document of so many bytes of zeros, packed. */
const bomb = (bytes: number) => zipOf([{ name: "word/document.xml", content: Buffer.alloc(bytes) }]);

/** The same with a wrong sign before the last entry of its directory. */
function damaged(document: Buffer): Buffer {
  document[document.lastIndexOf("PK\x01\x02")] = 0;
  return document;
}

test.each<[string, Files, unknown]>([
  [
    "a notebook that is damaged",
    { "a.ipynb": "{" },
    { kind: "not-read-out", file: "a.ipynb", why: "damaged" },
  ],
  [
    "a notebook of too many values",
    { "a.ipynb": `[${"[],".repeat(3_000_000)}]` },
    { kind: "not-read-out", file: "a.ipynb", why: "too-large" },
  ],
  [
    "a notebook in another language",
    { "a.ipynb": notebookOf(["x"], "brainfuck") },
    { kind: "not-read-out", file: "a.ipynb", why: "unknown-kernel", kernel: "brainfuck" },
  ],
  [
    "a notebook with more code than a program has",
    { "a.ipynb": notebookOf([`print(1)\n`.repeat(60_000)]) },
    { kind: "not-read-out", file: "a.ipynb", why: "too-large" },
  ],
  [
    "a document that unpacks to too much",
    { "a.docx": bomb(60 * 1024 * 1024) },
    { kind: "not-read-out", file: "a.docx", why: "too-large" },
  ],
  ["a document that is no zip", { "a.docx": "PK" }, { kind: "not-read-out", file: "a.docx", why: "damaged" }],
  [
    "a document whose directory is damaged",
    { "a.docx": damaged(docxOf(PYTHON)) },
    { kind: "not-read-out", file: "a.docx", why: "damaged" },
  ],
  [
    "a document without code",
    { "a.docx": docxOf("Neste trabalho o cavalo anda pelo tabuleiro.\n") },
    { kind: "no-source", instead: { what: "document", file: "a.docx" } },
  ],
  [
    "a zip that is called a document",
    { "a.docx": zipOfFiles({ "main.py": PYTHON }) },
    { kind: "no-source", instead: { what: "document", file: "a.docx" } },
  ],
  [
    "an online text without code",
    { "onlinetext.html": "<p>Segue</p>" },
    { kind: "no-source", instead: { what: "document", file: "onlinetext.html" } },
  ],
  [
    "a program of VisuAlg",
    { "cavalo.alg": 'algoritmo "cavalo"\ninicio\nfimalgoritmo\n' },
    { kind: "no-source", instead: { what: "portugol", file: "cavalo.alg" } },
  ],
  [
    "a program of Portugol Studio",
    { "cavalo.por": "programa {\n  funcao inicio() { }\n}\n", "leia.pdf": "%PDF" },
    { kind: "no-source", instead: { what: "portugol", file: "cavalo.por" } },
  ],
  ["a PDF", { "a.pdf": "%PDF" }, { kind: "no-source", instead: { what: "document", file: "a.pdf" } }],
  [
    "a compiled program",
    { "a.exe": "MZ" },
    { kind: "no-source", instead: { what: "compiled", file: "a.exe" } },
  ],
  ["an empty file", { "a.py": "" }, { kind: "no-source", instead: { what: "empty", file: "a.py" } }],
])("%s is told by its kind", async (_, files, finding) => {
  const { kind } = await handedIn(files);
  expect(kind).toEqual({ kind: "unclear", finding });
});

test("loose notebooks of a class are one hand-in each, and a folder with one is a program", async () => {
  const collect = async (files: Files) => {
    const request = {
      root: folderWith(files),
      problem: "lost-knight",
      manifests: { trusted: false },
    } as const;
    return (await collectClass(request, folderWith({}))).submissions;
  };
  const loose = { "ana.ipynb": notebookOf(["print(1)"]), "bia.ipynb": notebookOf(["print(2)"]) };
  expect((await collect(loose)).map(({ name, kind }) => [name, kind.kind])).toEqual([
    ["ana", "program"],
    ["bia", "program"],
  ]);
  expect(await collect({ "cavalo.ipynb": notebookOf(["print(1)"]), "dados/tabuleiro.txt": "" })).toHaveLength(
    1,
  );
});

test("nothing is written outside of the copy", async () => {
  const root = folderWith({ "ana/cavalo.ipynb": notebookOf(["print(1)"]), "bia/a.py": "print(1)" });
  await collectClass({ root, problem: "lost-knight", manifests: { trusted: false } }, folderWith({}));
  expect(() => readFileSync(path.join(root, "ana", "cavalo.py"))).toThrow("ENOENT");
});

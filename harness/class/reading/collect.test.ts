import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  packedBy7Zip,
  rarOf,
  sevenZipOf,
  tarGzOf,
  tarOf,
  zipOf,
  zipOfFiles,
} from "../../testing/archives.ts";
import { folderWith } from "../../testing/folders.ts";
import { collectClass } from "./collect.ts";

type Files = Readonly<Record<string, string | Buffer>>;

const MAIN = "int main(void) { return 0; }\n";
const PYTHON = "print(1)\n";

/** Collects the class in a folder or in an archive. */
async function collected(root: string) {
  const manifests = { trusted: false };
  return collectClass({ root, problem: "lost-knight", manifests }, folderWith({}));
}

/** The rows of a class: key and name of the student, and the sources of the program. */
async function rowsOf(root: string) {
  const { submissions } = await collected(root);
  return submissions.map(({ name, kind, student }) => {
    const sources = kind.kind === "program" ? kind.program.sources.map((source) => source.path) : kind.kind;
    return [student?.key, name, sources];
  });
}

const LAYOUTS: [string, Files, unknown[][]][] = [
  [
    "Moodle with folders, old and new",
    {
      "Ana Souza_101_assignsubmission_file_/main.c": MAIN,
      "Bia D'Ávila_102_assignsubmission_file/projeto/main.c": MAIN,
      "Bia D'Ávila_102_assignsubmission_onlinetext/onlinetext.html": "<p>Segue</p>",
      "Caio_103_assignsubmission_file_/relatorio.txt": "",
    },
    [
      ["101", "Ana Souza", ["main.c"]],
      ["102", "Bia D'Ávila", ["main.c"]],
      ["103", "Caio", "unclear"],
    ],
  ],
  [
    "Moodle without folders",
    {
      "Ana Souza_101_assignsubmission_file_main.c": MAIN,
      "Ana Souza_101_assignsubmission_file_grafo_final.c": "",
      "Ana Souza_104_assignsubmission_file_main.c": MAIN,
      "Participante_105_assignsubmission_file_main.c": MAIN,
    },
    [
      ["101", "Ana Souza (101)", ["grafo_final.c", "main.c"]],
      ["104", "Ana Souza (104)", ["main.c"]],
      ["105", "Participante", ["main.c"]],
    ],
  ],
  [
    "Canvas",
    {
      "silvaana_LATE_4711_900_main-1.c": MAIN,
      "silvaana_LATE_4711_901_grafo.c": "",
      "limabruno_4712_902_main.py": PYTHON,
      "limabruno_4712_text.html": "<p>oi</p>",
      "anon_x7Qf_903_main.py": PYTHON,
    },
    [
      ["4712", "limabruno", ["main.py"]],
      ["4711", "silvaana", ["grafo.c", "main.c"]],
      ["x7Qf", "x7Qf", ["main.py"]],
    ],
  ],
  [
    "Sakai",
    {
      "Trabalho 1/Souza, Ana(asouza)/Submission attachment(s)/main.c": MAIN,
      "Trabalho 1/Souza, Ana(asouza)/timestamp.txt": "20261001213305123",
      "Trabalho 1/Lima, Bruno(blima)/Submission attachment(s)/main.py": PYTHON,
      "Trabalho 1/grades.csv": "Trabalho 1",
    },
    [
      ["asouza", "Ana Souza", ["main.c"]],
      ["blima", "Bruno Lima", ["main.py"]],
    ],
  ],
  [
    "Blackboard",
    {
      "Trabalho 1_asouza_attempt_2026-10-01-20-00-00_main.py": "print('velho')",
      "Trabalho 1_asouza_attempt_2026-10-01-21-00-00_main.c": MAIN,
      "Trabalho 1_asouza_attempt_2026-10-01-21-00-00.txt": "Name: Ana",
      "Trabalho 1_blima_attempt_2026-10-01-20-00-00.txt": "Name: Bruno",
    },
    [
      ["asouza", "asouza", ["main.c"]],
      ["blima", "blima", "unclear"],
    ],
  ],
  [
    "VPL",
    {
      "Souza Ana 17 2026101/2026-10-01-21-33-05/main.py": PYTHON,
      "Souza Ana 17 2026101/2026-10-02-08-00-00/main.c": MAIN,
      "Souza Ana 17 2026101/2026-10-02-08-00-00.ceg/grade.txt": "7",
      "Lima Bruno 18 2026102/2026-10-01-10-00-00/main.py": PYTHON,
      "Report.txt": "",
    },
    [
      ["2026102", "Lima Bruno", ["main.py"]],
      ["2026101", "Souza Ana", ["main.c"]],
    ],
  ],
  [
    "Blackboard, with user names of two parts",
    {
      "Trabalho 1_a_silva_attempt_2026-10-01-20-00-00_main.py": PYTHON,
      "Trabalho 1_m_silva_attempt_2026-10-02-21-00-00_main.c": MAIN,
      "Trabalho 1_b.lima_attempt_2026-10-02-21-00-00_main.c": MAIN,
    },
    [
      ["a_silva", "a_silva", ["main.py"]],
      ["b.lima", "b.lima", ["main.c"]],
      ["m_silva", "m_silva", ["main.c"]],
    ],
  ],
  [
    "Blackboard, with notes that name the students",
    {
      "T_1_a_silva_attempt_2026-10-01-20-00-00_main.py": PYTHON,
      "T_1_a_silva_attempt_2026-10-01-20-00-00.txt": "Nome: Ana Silva (a_silva)\nTarefa: T_1\n",
      "T_1_a_souza_attempt_2026-10-01-20-00-00_main.py": PYTHON,
      "T_1_a_souza_attempt_2026-10-01-20-00-00.txt": "Nome: Ari Souza (a_souza)\nTarefa: T_1\n",
    },
    [
      ["a_silva", "Ana Silva", ["main.py"]],
      ["a_souza", "Ari Souza", ["main.py"]],
    ],
  ],
  [
    "Brightspace, of several attempts",
    {
      "39786-640693 - Ana Rocha - Sep 30, 2026 922 PM/main.py": "print('velho')",
      "39786-640693 - Ana Rocha - Oct 1, 2026 1022 AM/main.c": MAIN,
      "39787-640693 - Bruno Prado - Oct 1, 2026 1022 AM/main.py": PYTHON,
      "index.html": "<html></html>",
    },
    [
      ["39786", "Ana Rocha", ["main.c"]],
      ["39787", "Bruno Prado", ["main.py"]],
    ],
  ],
  [
    "Brightspace without folders",
    {
      "39786-640693 - Ana Rocha - Oct 1, 2026 1022 AM - Trabalho - final.py": PYTHON,
      "39787-640693 - Bruno Prado - Oct 1, 2026 1022 AM - main.c": MAIN,
    },
    [
      ["39786", "Ana Rocha", ["Trabalho - final.py"]],
      ["39787", "Bruno Prado", ["main.c"]],
    ],
  ],
  [
    "Teams, of several versions",
    {
      "Submitted files/Ana Rocha/T1/Version 2/main.py": "print('velho')",
      "Submitted files/Ana Rocha/T1/Version 10/main.c": MAIN,
      "Submitted files/Bruno Prado/T1/Version 1/main.py": PYTHON,
      "Working files/Ana Rocha/T1/rascunho.py": PYTHON,
    },
    [
      ["Ana Rocha", "Ana Rocha", ["main.c"]],
      ["Bruno Prado", "Bruno Prado", ["main.py"]],
    ],
  ],
  [
    "Gradescope, with a team",
    {
      "submission_101/main.c": MAIN,
      "submission_102/src/main.py": PYTHON,
      "submission_metadata.yml": `submission_101:
  :submitters:
  - :name: Ana Rocha
    :sid: '2026101'
    :email: ana@x.br
  - :name: Bia Sá
    :email: bia@x.br
  :created_at: 2026-10-01 21:33:05.123 -03:00
submission_102:
  :submitters:
  - :name: Bruno Prado
    :sid:
    :email: bruno@x.br
`,
    },
    [
      ["2026101, bia@x.br", "Ana Rocha, Bia Sá", ["main.c"]],
      ["bruno@x.br", "Bruno Prado", ["src/main.py"]],
    ],
  ],
  [
    "Google Classroom",
    { "Ana Rocha - Trabalho 1.py": PYTHON, "Bruno Prado - cavalo.py": PYTHON },
    [
      ["Ana Rocha", "Ana Rocha", ["Trabalho 1.py"]],
      ["Bruno Prado", "Bruno Prado", ["cavalo.py"]],
    ],
  ],
  [
    "folders with a section in their names",
    { "Ana Rocha (T1)/main.c": MAIN, "Bruno Prado (T1)/main.py": PYTHON, "Eva (T1)/leia.txt": "" },
    [
      ["Ana Rocha (T1)", "Ana Rocha (T1)", ["main.c"]],
      ["Bruno Prado (T1)", "Bruno Prado (T1)", ["main.py"]],
      ["Eva (T1)", "Eva (T1)", "unclear"],
    ],
  ],
  [
    "sections, with namesakes",
    {
      "T1/Ana/main.c": MAIN,
      "T1/Bia/main.py": PYTHON,
      "T2/Ana/main.py": PYTHON,
      "T2/Davi/main.c": MAIN,
      "T2/Eva/relatorio.pdf": "",
    },
    [
      ["Ana (T1)", "Ana (T1)", ["main.c"]],
      ["Ana (T2)", "Ana (T2)", ["main.py"]],
      ["Bia (T1)", "Bia", ["main.py"]],
      ["Davi (T2)", "Davi", ["main.c"]],
      ["Eva (T2)", "Eva", "unclear"],
    ],
  ],
  [
    "archives of sections beside late folders",
    {
      "T1.zip": zipOfFiles({
        "Ana_1_assignsubmission_file_/main.c": MAIN,
        "Bia_2_assignsubmission_file_/main.c": MAIN,
      }),
      "Caio_3_assignsubmission_file_/main.py": PYTHON,
    },
    [
      ["1", "Ana", ["main.c"]],
      ["2", "Bia", ["main.c"]],
      ["3", "Caio", ["main.py"]],
    ],
  ],
  [
    "scripts beside a loose one",
    {
      "ana/cavalo.py": PYTHON,
      "bia/cavalo.py": PYTHON,
      "caio/cavalo.js": "console.log(1)\n",
      "davi/main.c": MAIN,
      "eva.py": PYTHON,
    },
    [
      ["ana", "ana", ["cavalo.py"]],
      ["bia", "bia", ["cavalo.py"]],
      ["caio", "caio", ["cavalo.js"]],
      ["davi", "davi", ["main.c"]],
      ["eva.py", "eva", ["eva.py"]],
    ],
  ],
  [
    "two downloads of one class: what is the same counts once, and nobody's files are mixed",
    {
      "submissions.zip": zipOfFiles({ "silvaana_4711_900_main.py": PYTHON, "limabia_4712_901_main.c": MAIN }),
      "submissions (1).zip": zipOfFiles({
        "silvaana_4711_902_grafo.py": PYTHON,
        "limabia_4712_903_main.c": MAIN,
      }),
    },
    [
      ["4712", "limabia", ["main.c"]],
      ["4711 (submissions (1))", "silvaana (4711 (submissions (1)))", ["grafo.py"]],
      ["4711 (submissions)", "silvaana (4711 (submissions))", ["main.py"]],
    ],
  ],
  [
    "a later archive of a platform that states times: the newest version counts",
    {
      "um.zip": zipOfFiles({
        "Rocha Ana 17 101/2026-10-01-10-00-00/main.c": MAIN,
        "Lima Bia 18 102/2026-10-01-10-00-00/main.c": MAIN,
      }),
      "dois.zip": zipOfFiles({
        "Rocha Ana 17 101/2026-10-02-10-00-00/main.py": PYTHON,
        "Reis Caio 19 103/2026-10-02-10-00-00/main.py": PYTHON,
      }),
    },
    [
      ["102", "Lima Bia", ["main.c"]],
      ["103", "Reis Caio", ["main.py"]],
      ["101", "Rocha Ana", ["main.py"]],
    ],
  ],
  [
    "Google Classroom, with a file of the instructor's",
    { "Ana Rocha - T1.py": PYTHON, "Bia Reis - T1.py": PYTHON, "notas.txt": "" },
    [
      ["Ana Rocha", "Ana Rocha", ["T1.py"]],
      ["Bia Reis", "Bia Reis", ["T1.py"]],
    ],
  ],
  [
    "names that every object has",
    { "constructor/main.c": MAIN, "__proto__/main.py": PYTHON, "toString/main.py": PYTHON },
    [
      ["__proto__", "__proto__", ["main.py"]],
      ["constructor", "constructor", ["main.c"]],
      ["toString", "toString", ["main.py"]],
    ],
  ],
  [
    "folders of their own",
    { "ana/main.c": MAIN, "bruno/main.py": PYTHON },
    [
      ["ana", "ana", ["main.c"]],
      ["bruno", "bruno", ["main.py"]],
    ],
  ],
];

test.each(LAYOUTS)("%s: one row a student, from the archive and from its folder", async (_, files, rows) => {
  const folder = folderWith({ "turma.zip": zipOfFiles(files) });
  expect(await rowsOf(path.join(folder, "turma.zip"))).toEqual(rows);
  // As many programs for archives make it, below one folder.
  const wrapped = Object.fromEntries(Object.entries(files).map(([name, text]) => [`turma/${name}`, text]));
  expect(await rowsOf(path.join(folderWith(wrapped), "turma"))).toEqual(rows);
});

test("the only student of a class, with folders and an archive beside a source, is one row", async () => {
  const files = {
    "ana/main.c": MAIN,
    "ana/board/board.c": "",
    "ana/old/main.c": MAIN,
    "ana/all.zip": zipOfFiles({ "all/main.c": MAIN }),
  };
  expect(await rowsOf(folderWith(files))).toMatchObject([["ana", "ana", {}]]);
});

test("archives in a hand-in are unpacked, two in each other, of each kind", async () => {
  const inner = zipOfFiles({ "projeto/main.c": MAIN, "__MACOSX/._main.c": "x", ".DS_Store": "x" });
  const folder = folderWith({
    "ana/T1.zip": zipOfFiles({ "T1/T1 final.zip": inner }),
    "bruno/trabalho.rar": rarOf({ "Questão/main.py": PYTHON }),
    "caio/trabalho.7z": await sevenZipOf({ "main.py": PYTHON }),
    "davi/trabalho.tar.gz": await tarGzOf([{ name: "davi/main.py", content: PYTHON }]),
    "eva.zip": inner,
  });
  expect(await rowsOf(folder)).toEqual([
    ["ana", "ana", ["main.c"]],
    ["bruno", "bruno", ["main.py"]],
    ["caio", "caio", ["main.py"]],
    ["davi", "davi", ["main.py"]],
    ["eva", "eva", ["main.c"]],
  ]);
});

test("files that are compressed alone are unpacked in their place, and a compressed tar in one step", async () => {
  const tar = await tarOf([{ name: "projeto/main.py", content: PYTHON }]);
  const folder = folderWith({
    "ana/main.c.gz": gzipSync(MAIN),
    "ana/grafo.c.gz": gzipSync(""),
    "bia/projeto.tar-1.gz": gzipSync(tar),
    "caio/T1.zip": zipOfFiles({ "T1.tar.xz": await packedBy7Zip({ tar }, "xz") }),
  });
  expect(await rowsOf(folder)).toEqual([
    ["ana", "ana", ["grafo.c", "main.c"]],
    ["bia", "bia", ["main.py"]],
    ["caio", "caio", ["main.py"]],
  ]);
});

test("compressed data beside a program makes no class of it", async () => {
  const data = gzipSync("4 4");
  const { submissions } = await collected(folderWith({ "main.c": MAIN, "a.gz": data, "b.gz": data }));
  expect(submissions.map(({ kind }) => kind.kind)).toEqual(["program"]);
});

test("an archive that cannot be opened is told in its student's row, and costs no other", async () => {
  let deep = zipOfFiles({ "main.py": PYTHON });
  for (const at of [1, 2, 3]) deep = zipOfFiles({ [`${at}.zip`]: deep });
  const folder = folderWith({
    "ana/main.py": PYTHON,
    "ana/extra.zip": "no zip",
    "bruno/secreto.zip": zipOf([{ name: "main.py", content: PYTHON, encrypted: true }]),
    "caio/quebrado.zip": zipOfFiles({ "main.py": PYTHON }).subarray(0, 40),
    "davi/fundo.zip": deep,
    "duda/main.py.gz": "no archive",
    "eva/fora.zip": zipOfFiles({ "../../ana/main.py": "print('Eva')", "main.py": PYTHON }),
  });
  const { submissions } = await collected(folder);
  const told = submissions.map(({ name, kind, notices }) => [
    name,
    kind.kind === "unclear" ? kind.finding : kind.kind,
    notices?.at(-1),
  ]);
  const closed = (file: string, fault: string) => ({ kind: "archive-closed", file, fault });
  expect(told).toEqual([
    ["ana", "program", { kind: "archive-left-out", file: "extra.zip", fault: "unknown-format" }],
    ["bruno", closed("secreto.zip", "encrypted"), undefined],
    ["caio", closed("quebrado.zip", "damaged"), undefined],
    ["davi", closed("fundo/3/2.zip", "too-deep"), undefined],
    ["duda", closed("main.py.gz", "unknown-format"), undefined],
    [
      "eva",
      "program",
      { kind: "left-out", file: "fora.zip/../../ana/main.py", reason: "path-outside", others: 0 },
    ],
  ]);
  const ana = submissions[0]!;
  expect(readFileSync(path.join(ana.folder, "main.py"), "utf8")).toBe(PYTHON);
});

test("a link to an archive is not followed", async () => {
  const folder = folderWith({ "fora/x.zip": zipOfFiles({ "main.py": PYTHON }), "turma/bia/a.zip": "x" });
  mkdirSync(path.join(folder, "turma", "ana"));
  symlinkSync(path.join(folder, "fora", "x.zip"), path.join(folder, "turma", "ana", "x.zip"));
  const { submissions } = await collected(path.join(folder, "turma"));
  expect(submissions[0]).toMatchObject({
    name: "ana",
    kind: { kind: "unclear", finding: { kind: "no-source" } },
    notices: [{ kind: "left-out", file: "ana/x.zip", reason: "link" }],
  });
});

test.each<[string, Buffer, RegExp]>([
  ["damaged", zipOfFiles({ "ana/main.c": MAIN }).subarray(0, 50), /turma\.zip: this archive is damaged$/],
  ["no archive", Buffer.from("oi"), /turma\.zip: this is not a zip, tar, gz, bz2, xz, zst, rar or 7z file$/],
  [
    "secret",
    zipOf([{ name: "ana/main.c", content: MAIN, encrypted: true }]),
    /turma\.zip: this archive needs a password$/,
  ],
  ["empty", zipOf([]), /turma\.zip: no program was found: .*\. Give /],
])("an archive of a class that is %s is refused", async (_, archive, sentence) => {
  const folder = folderWith({ "turma.zip": archive });
  await expect(collected(path.join(folder, "turma.zip"))).rejects.toThrow(sentence);
});

test("a program with an archive beside it is one program", async () => {
  const folder = folderWith({ "main.c": MAIN, "src/grafo.c": "", "fontes.zip": zipOfFiles({ "x.txt": "" }) });
  const { submissions } = await collected(folder);
  expect(submissions.map(({ name }) => name)).toEqual([path.basename(folder)]);
});

test("an archive that lies alone in a folder is the class, for each problem", async () => {
  const turma = zipOfFiles({
    "Ana_1_assignsubmission_file_/main.c": MAIN,
    "Bia_2_assignsubmission_file_/main.c": MAIN,
  });
  const folder = folderWith({ "lost-knight/turma.zip": turma, "knights-tour/turma.zip": turma });
  const manifests = { trusted: false };
  const { submissions } = await collectClass({ root: folder, problem: undefined, manifests }, folderWith({}));
  expect(submissions.map(({ name, problem, student }) => [name, problem, student?.key])).toEqual([
    ["knights-tour/Ana", "knights-tour", "1"],
    ["knights-tour/Bia", "knights-tour", "2"],
    ["lost-knight/Ana", "lost-knight", "1"],
    ["lost-knight/Bia", "lost-knight", "2"],
  ]);
});

test("a path that leads nowhere is told, whatever names are wanted", async () => {
  const request = { root: "/no/such/turma", problem: undefined, manifests: { trusted: false } };
  for (const nameOf of [undefined, () => ["x"]])
    await expect(collectClass({ ...request, nameOf }, folderWith({}))).rejects.toThrow(
      /turma: no such folder$/,
    );
});

test("an error names what was handed in, also for a command that is typed where the copies lie", async () => {
  const handedIn = folderWith({
    "ana/main.py": PYTHON,
    "turma.zip": zipOf([{ name: "main.py", content: PYTHON }]),
  });
  const to = folderWith({});
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "cwd").mockReturnValue(to);
  const request = { problem: undefined, manifests: { trusted: false } };
  for (const name of ["ana", "turma.zip"]) {
    const own = path.join(to, name);
    mkdirSync(own);
    await expect(collectClass({ root: path.join(handedIn, name), ...request }, own)).rejects.toThrow(
      path.join(handedIn, name),
    );
  }
});

test("students whose names look the same are told to the instructor, one student with two programs is not", async () => {
  const alike = ["Jose Lima", "José Lima", "Jоsе  lima"];
  const all = [...alike, "Ana Reis", "Ana"];
  const rows = ["lost-knight", "knights-tour"].flatMap((problem) =>
    all.map((name) => `${problem}/${name}/main.py`),
  );
  const root = folderWith(Object.fromEntries(rows.map((row) => [row, PYTHON])));
  const manifests = { trusted: false };
  const { submissions } = await collectClass({ root, problem: undefined, manifests }, folderWith({}));
  const toldOf = submissions.flatMap(({ name, notices = [] }) =>
    notices.some((each) => each.kind === "name-like-another" && each.others.length === 2) ? [name] : [],
  );
  expect(submissions).toHaveLength(10);
  expect(new Set(toldOf.map((name) => path.basename(name)))).toEqual(new Set(alike));
  expect(toldOf).toHaveLength(6);
});

import path from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { readClassFolder, readingOf } from "./class-folder.ts";
import { type GradedClass, gradesOf, scaleOf } from "./grades.ts";
import { collectClass } from "./reading/collect.ts";
import { rowsOf } from "./who/people.ts";

const SIZE = 24;
const NUMBERS = Array.from({ length: SIZE }, (_, at) => at);
const key = (at: number) => `2026${100 + at}`;
const nameOf = (at: number) => `Aluno ${"ABCDEFGHIJ"[at % 10]}${"abcdef"[Math.floor(at / 10)]} Silva`;
/** A third of the class is wrong. */
const program = (at: number) => `print("aluno-${at}-${at % 3 === 0 ? "wrong" : "right"}")\n`;

interface MadeClass {
  readonly handIns: Readonly<Record<string, string>>;
  readonly roster: readonly string[];
  readonly scheme?: string;
}

/** Grades by key, of the persons and of everybody else; the programs say themselves if they are right. */
async function gradesIn({
  handIns,
  roster,
  scheme = "",
}: MadeClass): Promise<Record<string, number | string>> {
  const folder = folderWith({
    ...Object.fromEntries(Object.entries(handIns).map(([name, text]) => [`hand-ins/${name}`, text])),
    "roster.csv": `${roster.join("\n")}\n`,
    "grading.yaml": scheme === "" ? "cap: 10\n" : scheme,
  });
  const own = readClassFolder(folder);
  const problem = Object.keys(handIns).some((name) => name.startsWith("lost-knight/"))
    ? undefined
    : "lost-knight";
  const request = {
    root: path.join(folder, "hand-ins"),
    problem,
    manifests: { trusted: false },
  } as const;
  const { submissions } = await collectClass({ ...request, ...readingOf(own) }, folderWith({}));
  const graded: GradedClass = {
    cases: [{ problem: "lost-knight", name: "a", points: 1 }],
    submissions: submissions.map(({ name, kind }) => {
      const isRight = kind.kind === "program" && kind.program.main.text.includes("right");
      const verdict = isRight ? "AC" : "WA";
      return { name, problem: "lost-knight", results: [{ case: "a", verdict, points: isRight ? 1 : 0 }] };
    }),
  };
  const rows = rowsOf(own.people, submissions, own.match);
  const { value } = own.scheme;
  const grades = gradesOf(graded, rows, { scheme: value, scale: scaleOf(value) });
  return Object.fromEntries(
    grades.map(({ person, result }) => [person.key, result.kind === "graded" ? result.final : result.kind]),
  );
}

const plainRoster = ["key,name", ...NUMBERS.map((at) => `${key(at)},${nameOf(at)}`)];
const expected = (changes: Record<string, number | string> = {}) => ({
  ...Object.fromEntries(NUMBERS.map((at) => [key(at), at % 3 === 0 ? 0 : 10])),
  ...changes,
});

describe("of a class of 24, each person has the own grade", () => {
  test("in sections", async () => {
    const place = (at: number) => `Turma ${"ABC"[at % 3]}/${nameOf(at)}/cavalo.py`;
    const handIns = Object.fromEntries(NUMBERS.map((at) => [place(at), program(at)]));
    expect(await gradesIn({ handIns, roster: plainRoster })).toEqual(expected());
  });

  test("with two groups of two that hand in once", async () => {
    const groups = new Map([
      [0, "G1"],
      [1, "G1"],
      [2, "G2"],
      [3, "G2"],
    ]);
    const roster = [
      "key,name,group",
      ...NUMBERS.map((at) => `${key(at)},${nameOf(at)},${groups.get(at) ?? ""}`),
    ];
    const handIns = Object.fromEntries(
      NUMBERS.filter((at) => at !== 0 && at !== 3).map((at) => [`${nameOf(at)} (T1)/cavalo.py`, program(at)]),
    );
    expect(await gradesIn({ handIns, roster })).toEqual(expected({ [key(0)]: 10, [key(3)]: 10 }));
  });

  test("with three namesakes, by the ids of a platform and without them", async () => {
    const named = (at: number) => (at < 3 ? "Ana Silva" : nameOf(at));
    const roster = ["key,name", ...NUMBERS.map((at) => `${key(at)},${named(at)}`)];
    const platform = NUMBERS.map((at) => [
      `${named(at)}_${key(at)}_assignsubmission_file_/cavalo.py`,
      program(at),
    ]);
    expect(await gradesIn({ handIns: Object.fromEntries(platform), roster })).toEqual(expected());
    const folders = NUMBERS.map((at) => [`${named(at)}${at < 3 ? ` (${at})` : ""}/cavalo.py`, program(at)]);
    const open = "to-look-at";
    expect(await gradesIn({ handIns: Object.fromEntries(folders), roster })).toEqual(
      expected({
        ...{ [key(0)]: open, [key(1)]: open, [key(2)]: open },
        ...{ "Ana Silva (0)": 0, "Ana Silva (1)": 10, "Ana Silva (2)": 10 },
      }),
    );
  });

  test("with four late students in two zones", async () => {
    const late = [1, 2, 4, 5];
    const time = (at: number) => (late.includes(at) ? "2026-10-02-00-30-00" : "2026-10-01-23-00-00");
    const handIns = Object.fromEntries(
      NUMBERS.map((at) => [`Trabalho_${key(at)}_attempt_${time(at)}_cavalo.py`, program(at)]),
    );
    const roster = [
      "key,name,prorrogação",
      ...NUMBERS.map((at) => `${key(at)},${nameOf(at)},${at === 5 ? 1 : ""}`),
    ];
    const scheme = (zone: string, due: string) =>
      `timeZone: ${zone}\nlate: { due: "${due}", percentPerDay: 10 }\n`;
    const lateOnes = expected({ [key(1)]: 9, [key(2)]: 9, [key(4)]: 9 });
    for (const [zone, due] of [
      ["America/Sao_Paulo", "2026-10-01T23:59-03:00"],
      ["America/Sao_Paulo", "2026-10-02T02:59Z"],
      ["Europe/Lisbon", "2026-10-01 23:59"],
    ] as const)
      expect(await gradesIn({ handIns, roster, scheme: scheme(zone, due) })).toEqual(lateOnes);
    // In Lisbon, these times are four hours earlier than in São Paulo.
    expect(
      await gradesIn({ handIns, roster, scheme: scheme("Europe/Lisbon", "2026-10-01T23:59-03:00") }),
    ).toEqual(expected());
  });
});

test("of two problems, each person has one hand-in a problem, whatever the numbers of the platform are", async () => {
  const place = (problem: string, number: number, at: number) =>
    `${problem}/${nameOf(at)}_${number + at}_assignsubmission_file_/cavalo.py`;
  const handIns = Object.fromEntries(
    NUMBERS.slice(0, 6).flatMap((at) => [
      [place("lost-knight", 100, at), program(at)],
      [place("knights-tour", 103, at), program(at)],
    ]),
  );
  const roster = ["key,name", ...NUMBERS.slice(0, 6).map((at) => `${key(at)},${nameOf(at)}`)];
  const keys = Object.keys(await gradesIn({ handIns, roster }));
  expect(keys).toEqual(NUMBERS.slice(0, 6).map(key));
});

test("a file that is called after a student is that of the student, whatever it is", async () => {
  const handIns = { "Ana.py": program(1), "Bia.pdf": "", "Caio.zip": "no zip", "Davi/cavalo.py": program(2) };
  const roster = ["key,name", "1,Ana", "2,Bia", "3,Caio", "4,Davi", "5,Eva"];
  expect(await gradesIn({ handIns, roster })).toEqual({
    "1": 10,
    "2": 0,
    "3": 0,
    "4": 10,
    "5": "not-handed-in",
  });
});

test("of versions in time and late, the one counts that the scheme says", async () => {
  const version = (time: string) => `Trabalho_a1_attempt_${time}_cavalo.py`;
  const handIns = {
    [version("2026-10-01-10-00-00")]: program(3),
    [version("2026-10-01-12-00-00")]: program(0),
    [version("2026-10-02-12-00-00")]: program(1),
    "Trabalho_b2_attempt_2026-10-01-12-00-00_cavalo.py": program(1),
  };
  const roster = ["key,name", "a1,Ana", "b2,Bia"];
  const graded = async (late: string) =>
    (await gradesIn({ handIns, roster, scheme: `late: { ${late} }\n` }))["a1"];
  const due = 'due: "2026-10-01 23:59", percentPerDay: 10';
  expect(await graded(due)).toBe(0);
  expect(await graded(`${due}, counts: newest`)).toBe(9);
  expect(await graded(`${due}, counts: best`)).toBe(9);
});

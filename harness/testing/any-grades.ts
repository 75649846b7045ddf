import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect } from "vitest";
import { type ClassFolder, readClassFolder, readingOf } from "../class/class-folder.ts";
import { writeResults } from "../class/out/write-results.ts";
import { collectClass } from "../class/reading/collect.ts";
import { type ReportedHandIn, resultsOf } from "../class/results.ts";
import type { Report, SubmissionReport } from "../report/record/report.ts";
import type { Submission } from "../submission/submission.ts";
import { zipOfFiles } from "./archives.ts";

/** A person of a class that was made by chance. */
interface AnyPerson {
  readonly name: string;
  /** The number on the roster. */
  readonly number: string;
  /** The id of the platform, in another order. */
  readonly id: string;
  readonly group?: string;
  readonly extensionDays: number;
  /** Hand-ins: the first in time, a later one by other means. */
  readonly first?: HandedIn;
  readonly later?: HandedIn;
}

interface HandedIn {
  readonly isRight: boolean;
  readonly lateDays: number;
}

/** Ways in which later hand-ins join a class. */
const WAYS = ["second archive", "folders beside", "another command"] as const;

export interface AnyGrades {
  readonly people: readonly AnyPerson[];
  readonly way: (typeof WAYS)[number];
}

const handedIn = fc.record({ isRight: fc.boolean(), lateDays: fc.constantFrom(0, 0, 1, 3) });

/** A class with namesakes, pairs, extensions, and students who hand in late or again. */
export const anyGrades: fc.Arbitrary<AnyGrades> = fc
  .record({
    seeds: fc.array(
      fc.record({
        name: fc.constantFrom("Ana Souza", "João Pedro Santos", "Zoé Lima", "Caio Reis", "Íris Prado"),
        extensionDays: fc.constantFrom(0, 0, 0, 2),
        isPair: fc.boolean(),
        first: fc.option(handedIn, { freq: 5, nil: undefined }),
        later: fc.option(handedIn, { freq: 1, nil: undefined }),
      }),
      { minLength: 3, maxLength: 8 },
    ),
    hasPairs: fc.boolean(),
    way: fc.constantFrom(...WAYS),
  })
  .map(({ seeds, hasPairs, way }) => {
    const people: AnyPerson[] = [];
    for (const [at, { name, extensionDays, isPair, first, later }] of seeds.entries()) {
      const ids = { number: `2026${100 + at}`, id: `${4700 + ((at * 5) % 11)}` };
      const again = later && { ...later, lateDays: Math.max(later.lateDays, first?.lateDays ?? 0) };
      const person = { name, ...ids, extensionDays };
      const own = { ...(first && { first }), ...(again && { later: again }) };
      if (hasPairs && isPair) {
        const group = `Grupo ${at}`;
        people.push({ ...person, ...own, group });
        people.push({ ...person, name: `${name} Filho`, number: `2027${at}`, id: `49${at}1`, group });
      } else people.push({ ...person, ...own });
    }
    return { people, way };
  })
  .filter(({ people }) => people.some(({ first }) => first));

const program = ({ id }: AnyPerson, { isRight }: HandedIn, turn: string) =>
  `print("${id}-${turn}-${isRight ? "right" : "wrong"}")\n`;

/** Moodle's folder of a hand-in. */
const place = ({ name, id }: AnyPerson) => `${name}_${id}_assignsubmission_file_/cavalo.py`;

/** The time of the last hand-in, as Moodle's worksheet has it. */
function timeOf({ first, later }: AnyPerson): string {
  const last = later ?? first;
  return last ? `${1 + last.lateDays} October 2026, 9:00 PM` : "-";
}

function filesOf({ people, way }: AnyGrades): Record<string, string | Buffer> {
  const of = (turn: "first" | "later") =>
    Object.fromEntries(
      people.flatMap((each) => {
        const own = each[turn];
        return own ? [[place(each), program(each, own, turn)] as const] : [];
      }),
    );
  const [first, later] = [of("first"), of("later")];
  const isMore = Object.keys(later).length > 0;
  const named = (folder: string) =>
    Object.fromEntries(Object.entries(later).map(([file, text]) => [`${folder}/${file}`, text]));
  return {
    "hand-ins/turma.zip": zipOfFiles(first),
    ...(isMore && way === "second archive" && { "hand-ins/atrasados.zip": zipOfFiles(later) }),
    ...(isMore && way === "folders beside" && named("hand-ins")),
    ...(isMore && way === "another command" && { "atrasados.zip": zipOfFiles(later) }),
    "roster.csv": [
      "matrícula,nome,e-mail,grupo,prorrogação",
      ...people.map(({ number, name, group = "", extensionDays }) =>
        [number, name, `${number}@x.br`, group, extensionDays || ""].join(),
      ),
      "",
    ].join("\n"),
    "gradebook.csv": [
      'Identifier,"Full name","ID number","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"',
      ...people.map(
        (each) =>
          `Participant ${each.id},"${each.name}",${each.number},${each.number}@x.br,x,,10.00,Yes,"${timeOf(each)}",-,`,
      ),
      "",
    ].join("\r\n"),
    "grading.yaml": 'problem: lost-knight\nlate: { due: "2026-10-01 23:59", percentPerDay: 10 }\n',
  };
}

/** The grade that a person must get; undefined for none. */
function expectedOf(person: AnyPerson, people: readonly AnyPerson[]): number | undefined {
  const partner = people.find((each) => each !== person && each.group && each.group === person.group);
  const own = person.later ?? person.first ?? partner?.later ?? partner?.first;
  if (!own) return undefined;
  const late = Math.max(own.lateDays - person.extensionDays, 0);
  return own.isRight ? 10 - late : 0;
}

/**
 * Expects of many classes that everybody whom the report has gets that grade in all files, with the group, the extension and the
 * lateness of the own id, or is asked about; and that nobody gets that of another.
 */
export async function expectOwnGrades({ classes, seed }: { classes: number; seed: number }): Promise<void> {
  let asked = 0;
  let all = 0;
  const property = fc.asyncProperty(anyGrades, async (made) => {
    const home = mkdtempSync(path.join(tmpdir(), "cavalo à prova "));
    try {
      for (const [name, content] of Object.entries(filesOf(made))) {
        mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
        writeFileSync(path.join(home, name), content);
      }
      const rows = await gradedIn(home);
      for (const person of made.people) {
        const { final, book, isAsked } = rows.get(person.id)!;
        const expected = isAsked ? undefined : expectedOf(person, made.people);
        expect({ person, final, book }).toEqual({ person, final: expected, book: expected });
        asked += Number(isAsked);
        all++;
      }
      expect(rows.size).toBe(made.people.length);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
  await fc.assert(property, { numRuns: classes, seed });
  expect(asked).toBeLessThan(all / 10);
}

/** Grades a class: by the key of each person the grade, and that of the filled gradebook. */
async function gradedIn(home: string) {
  const own = readClassFolder(home);
  const { nameOf, ...others } = readingOf(own);
  const collected = (root: string, more: object) => {
    const request = {
      root,
      problem: "lost-knight",
      manifests: { trusted: false },
      ...others,
      ...more,
    } as const;
    return collectClass(request, mkdtempSync(path.join(home, "copies-")));
  };
  const { submissions } = await collected(path.join(home, "hand-ins"), { nameOf });
  const late = path.join(home, "atrasados.zip");
  // The other command knows nothing of the class; its results take the place of former ones of the same students.
  const more = await collected(late, {}).then(
    (found) => found.submissions,
    () => [],
  );
  const results = resultsOf(own, REPORT, {
    handIns: [...submissions, ...more].map(judged),
    decided: [],
    byHand: [],
  });
  const day = "2026-12-01";
  const out = path.join(home, "report");
  const written = await writeResults(own, results, { report: REPORT, day, out, filesOf: () => undefined });
  const book = gradebookIn(own, written.gradebook!.file);
  return new Map(
    results.grades.map(({ person: { key }, result }) => [
      key,
      {
        final: "final" in result ? result.final : undefined,
        book: book.get(key),
        isAsked: result.kind === "to-look-at",
      },
    ]),
  );
}

/** The grades in a filled gradebook, by the ids of the platform. */
function gradebookIn({ gradebook }: ClassFolder, file: string): ReadonlyMap<string, number | undefined> {
  const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
  expect(rows.length).toBe(gradebook!.people.length);
  return new Map(
    rows.map(({ Identifier: id = "", Grade: grade = "" }) => [
      id.replace("Participant ", ""),
      grade === "" ? undefined : Number(grade),
    ]),
  );
}

const CASE = { problem: "lost-knight", name: "a", points: 1 } as const;

/** The result of a program that says itself if it is right. */
function judged({ name, kind, student, handedIn }: Submission): ReportedHandIn {
  const text = kind.kind === "program" ? kind.program.main.text : "";
  const earned = text.includes("right") ? 1 : 0;
  const verdict = earned > 0 ? "AC" : "WA";
  const report: SubmissionReport = {
    ...{ name, problem: CASE.problem, failures: 1 - earned, diagnoses: [] },
    points: { earned, possible: 1, unjudged: 0 },
    verdicts: { [verdict]: 1 },
    results: [{ case: CASE.name, verdict, points: earned }],
  };
  return { report, student: student!, sources: text, ...(handedIn !== undefined && { handedIn }) };
}

const REPORT: Report = {
  ...{ version: 1, language: "en", timeFactor: 1, stopped: false, submissions: [] },
  harness: { version: "0", node: "20", platform: "linux" },
  isolation: { level: "B", title: "", lacks: "" },
  timings: { startedAt: "2026-12-01T00:00:00.000Z", wallMs: 0 },
  cases: [
    {
      ...{ ...CASE, title: "a", visibility: "public", rows: 3, columns: 3 },
      limits: { cpuMs: 1, wallMs: 1, outputBytes: 1, memoryBytes: 1 },
      reference: { verdict: "AC" },
    },
  ],
};

import path from "node:path";
import type { Answer } from "../answer/reading/answer.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { type Case, isOf } from "../case/any-case.ts";
import { knightNeighbours } from "../case/knight.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { ProblemName } from "../case/names.ts";
import type { Diagnosis } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import { askedRecord, earningOf } from "../grade/record/asked-record.ts";
import type { CaseAttempt } from "../problem/cause/case-attempt.ts";
import { withoutRareClues } from "../problem/diagnosis.ts";
import { contractOf } from "../problem/index.ts";
import { loadCases } from "../problem/load.ts";
import { IDEAS } from "../problem/lost-knight/idea/index.ts";
import type { CaseRecord, GradingRecord, ResultRecord, SubmissionRecord } from "../report/record/record.ts";

/** A made-up student: a way to answer each case. */
export type Answers = (asked: Case) => Attempt;

const measured = (asked: Case, factor = 1) => ({
  end: { kind: "exited", code: 0 } as const,
  cpuMs: 20 + Math.round((factor * asked.rows * asked.columns) / 3000),
  wallMs: 30 + Math.round((factor * asked.rows * asked.columns) / 2500),
  writtenBytes: 10,
});

/** Judges an answer as a grading does. */
function judged(asked: Case, answer: Answer, printed: string): Attempt {
  const { check, clue: clueTo } = contractOf(asked);
  const judgement = check(answer);
  if (judgement.kind !== "rejected") return { verdict: "AC", measured: measured(asked) };
  const clue = clueTo?.(answer);
  return {
    verdict: "WA",
    finding: judgement.finding,
    ...(clue && { clue }),
    measured: measured(asked),
    printed,
  };
}

const right: Answers = (asked) => ({ verdict: "AC", measured: measured(asked) });

const brokenSource: Answers = () => ({
  verdict: "CE",
  finding: {
    kind: "not-compiled",
    quote: "error: ';' expected",
    place: {
      ...{ file: "Main.java", line: 12, code: "int n = 0" },
      around: "11  int m = 1;\n12  int n = 0\n13  }",
    },
    messages: "Main.java:12: error: ';' expected\n    int n = 0\n             ^\n1 error",
  },
});

const endless: Answers = (asked) => ({
  verdict: "TLE",
  finding: { kind: "cpu-limit", limitMs: asked.limits.cpuMs },
  measured: { ...measured(asked), cpuMs: asked.limits.cpuMs, end: { kind: "limit", limit: "cpu" } },
});

/** Answers every board as if it did not wrap around. */
const noWrap: Answers = (asked) => {
  if (!isOf("lost-knight", asked)) return right(asked);
  const moves = IDEAS["no-wrap"][0]!(asked.board)!;
  return moves === "impossible"
    ? judged(asked, { kind: "none" }, "impossible")
    : judged(asked, { kind: "moves", moves }, `${moves}`);
};

/** The cause that a program without wrap-around is told, with the small board that is put to it. */
function noWrapCause(tried: readonly CaseAttempt[]): Diagnosis[] {
  const wrong = tried.filter(({ verdict }) => verdict === "WA");
  const [first] = wrong;
  if (first?.finding?.kind !== "wrong-number-of-moves" && first?.finding?.kind !== "says-impossible")
    return [];
  const { expected } = first.finding;
  const found = first.finding.kind === "says-impossible" ? "impossible" : first.finding.found;
  const example = { board: "CS..\n....\n....\n", expected: 2, found: 3 };
  return [
    {
      kind: "wrong-idea",
      idea: "no-wrap",
      case: first.asked.name,
      expected,
      found,
      wrong: wrong.length,
      example,
    },
  ];
}

/** Always goes to the first free square, and stops at a dead end. */
const stuck: Answers = remembered((asked) => {
  if (!isOf("knights-tour", asked)) return right(asked);
  const visits = greedyTour(asked);
  const printed = visits.slice(0, 16).map((at) => `${Math.floor(at / asked.columns)} ${at % asked.columns}`);
  const pairs = visits.flatMap((at) => [Math.floor(at / asked.columns), at % asked.columns]);
  return judged(asked, { kind: "visits", visits: Int32Array.from(pairs) }, printed.join("\n"));
});

function greedyTour({ rows, columns, start }: TourCase): number[] {
  const visited = new Set([start.row * columns + start.column]);
  for (let at = [...visited][0]; at !== undefined; ) {
    const next = knightNeighbours({ rows, columns }, at).find((to) => !visited.has(to));
    if (next !== undefined) visited.add(next);
    at = next;
  }
  return [...visited];
}

/** Students of a class, by the way they answer. */
export const STUDENTS = { right, brokenSource, endless, noWrap, stuck } as const;

const loaded = new Map<ProblemName, readonly Case[]>();

/** The smallest bundled cases of a problem, which are loaded once. */
export function bundledCases(problem: ProblemName, most: number): Case[] {
  const all = loaded.get(problem) ?? loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem });
  loaded.set(problem, all);
  return all.slice(0, most);
}

/** Makes the record of a grading without running anything. */
export function simulatedRecord(
  cases: readonly Case[],
  students: Readonly<Record<string, Answers>>,
): GradingRecord {
  return {
    isolation: "B",
    timeFactor: 1,
    stopped: false,
    timings: { startedAt: "2026-11-22T12:00:00.000Z", wallMs: 60_000 },
    cases: cases.map(caseRecord),
    submissions: Object.entries(students).map(([name, answers]) =>
      submissionRecord({ name, answers }, cases),
    ),
  };
}

/** Makes the record of a class of many students, who make five kinds of mistakes. */
export function simulatedClass(cases: readonly Case[], students: number): GradingRecord {
  const ways = Object.values(STUDENTS);
  const names = Array.from({ length: students }, (_, at) => `student ${at + 1}`);
  return simulatedRecord(cases, Object.fromEntries(names.map((name, at) => [name, ways[at % ways.length]!])));
}

function caseRecord(asked: Case): CaseRecord {
  return { ...askedRecord(asked), reference: { verdict: "AC", measured: measured(asked) } };
}

function submissionRecord(
  { name, answers }: { name: string; answers: Answers },
  cases: readonly Case[],
): SubmissionRecord {
  const tried = cases.map((asked) => ({ ...answers(asked), asked }));
  return {
    name,
    problem: cases[0]!.problem,
    language: "Python",
    commands: { version: "Python 3.13.1", build: [], run: "python3 {folder}/main.py" },
    diagnoses: answers === noWrap ? noWrapCause(tried) : [],
    results: withoutRareClues(tried).map(({ asked, ...attempt }): ResultRecord => {
      const byHand = { command: "python3 main.py < board.txt", file: "board.txt" };
      return { ...earningOf(asked), attempt, ...(attempt.verdict !== "AC" && { byHand }) };
    }),
  };
}

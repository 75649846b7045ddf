import { remembered } from "../../base/remembered.ts";
import type { Finding } from "../../finding/index.ts";
import { isJudged, type Verdict } from "../../finding/verdict.ts";
import type { CaseRecord, SubmissionRecord } from "./record.ts";

type Told = Finding<"answers-written">;
type Conduct = Pick<Told, "right" | "wrong" | "hidden">;

/** Part of a submission by which it is compared with the others of its class. */
export type Known = Pick<SubmissionRecord, "problem" | "writtenAnswers"> & {
  readonly results: readonly { readonly case: string; readonly verdict: Verdict }[];
};

/** Numbers up to this one stand in every program: moves, sides of small boards, counters. */
const LARGEST_USUAL = 12;

/** A program that knows the answers fails about all that it does not know. */
const LEAST_WRONG = 0.5;

/** Fewer numbers may be the same by chance. */
const LEAST_ANSWERS = 4;
const NEARLY_ALL = 0.8;

/** A number that a larger part of the other programs have says nothing. */
const MOST_OF_CLASS = 0.25;

/** Verdicts of answers, and of programs that have none. One that is only slow may compute. */
const WRONG: readonly Verdict[] = ["WA", "PE", "RTE"];

/**
 * Finds the programs that are right on all public cases and wrong on most hidden ones, and in whose source the public answers
 * stand. Numbers that other programs of the class have, too, and sizes of boards do not count.
 *
 * @returns what is told of each submission, in their order
 */
export function knownAnswers(
  cases: readonly CaseRecord[],
  submissions: readonly Known[],
): (Told | undefined)[] {
  const conducts = submissions.map((each) => conductOf(each, cases));
  const answersOf = remembered((problem: string) => {
    const others = submissions.filter((each, at) => each.problem === problem && conducts[at] === undefined);
    return tellingAnswers(problem, cases, others);
  });
  return submissions.map((each, at) => {
    const conduct = conducts[at];
    return conduct && toldOf(each, conduct, answersOf(each.problem));
  });
}

/** Reads an answer that is one number, and no usual one. */
export function unusualNumber(answer: CaseRecord["answer"]): number | undefined {
  const number = typeof answer === "string" && /^\d{1,15}$/.test(answer.trim()) ? Number(answer) : answer;
  return typeof number === "number" && number > LARGEST_USUAL ? number : undefined;
}

/** Tells how a program does that may know the public answers only; undefined if it is not so. */
function conductOf({ problem, results }: Known, cases: readonly CaseRecord[]): Conduct | undefined {
  const own = cases.filter((asked) => asked.problem === problem);
  const verdicts = new Map(results.map(({ case: name, verdict }) => [name, verdict]));
  const open = own.filter(isOpen);
  const hidden = own.flatMap((asked) => {
    const verdict = isOpen(asked) ? undefined : verdicts.get(asked.name);
    return verdict !== undefined && isJudged(verdict) ? [verdict] : [];
  });
  const wrong = hidden.filter((verdict) => WRONG.includes(verdict)).length;
  if (wrong === 0 || wrong < LEAST_WRONG * hidden.length) return undefined;
  if (open.some(({ name }) => verdicts.get(name) !== "AC")) return undefined;
  return { right: open.length, wrong, hidden: hidden.length };
}

/** Tests if a student has known the right answer of a case. What is shown later was not known before. */
function isOpen({ visibility, after }: CaseRecord): boolean {
  return visibility === "public" && after === undefined;
}

/** Lists the public answers that programs do not have otherwise. */
function tellingAnswers(problem: string, cases: readonly CaseRecord[], others: readonly Known[]): number[] {
  const own = cases.filter((asked) => asked.problem === problem);
  const sizes = new Set(own.flatMap(({ rows, columns }) => [rows, columns]));
  const holders = new Map<number, number>();
  for (const { writtenAnswers = [] } of others) {
    const numbers = new Set(writtenAnswers.flatMap((file) => file.numbers.map(({ number }) => number)));
    for (const number of numbers) holders.set(number, (holders.get(number) ?? 0) + 1);
  }
  const most = Math.max(1, MOST_OF_CLASS * others.length);
  const answers = new Set(own.filter(isOpen).flatMap(({ answer }) => unusualNumber(answer) ?? []));
  return Array.from(answers).filter((each) => !sizes.has(each) && (holders.get(each) ?? 0) <= most);
}

function toldOf({ writtenAnswers = [] }: Known, conduct: Conduct, answers: readonly number[]) {
  if (answers.length < LEAST_ANSWERS) return undefined;
  const found = writtenAnswers.map(({ file, numbers }) => ({
    file,
    numbers: numbers.filter(({ number }) => answers.includes(number)),
  }));
  const [fullest] = found.sort((one, other) => other.numbers.length - one.numbers.length);
  if (!fullest || fullest.numbers.length < NEARLY_ALL * answers.length) return undefined;
  const { file, numbers } = fullest;
  const lines = shortestRange(numbers);
  return {
    kind: "answers-written",
    ...{ file, ...lines, written: numbers.length, answers: answers.length },
    ...conduct,
  } as const;
}

/** Finds the fewest lines in a row that have all the numbers. */
function shortestRange(numbers: NonNullable<Known["writtenAnswers"]>[number]["numbers"]) {
  const places = numbers.flatMap(({ number, lines }) => lines.map((line) => ({ number, line })));
  places.sort((one, other) => one.line - other.line);
  let best = { from: places[0]!.line, to: places.at(-1)!.line };
  const last = new Map<number, number>();
  for (const { number, line } of places) {
    last.set(number, line);
    const from = Math.min(...last.values());
    if (last.size === numbers.length && line - from < best.to - best.from) best = { from, to: line };
  }
  return best;
}

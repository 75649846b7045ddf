import type { ReportWords } from "../catalogue/catalogue.ts";
import type { SubmissionReport, ToldFinding } from "../record/report.ts";
import { closed } from "./quotes.ts";
import { type Saying, sayingsOf } from "./sayings.ts";
import { isOfProgram } from "./words.ts";

/** Parts of what is told of a submission below its points, in their order: why they are so, what to look at first, what to know, the rest. */
type Part = "points" | "first" | "next" | "rest";

/** One thing that is told of a submission. */
export type Told = { readonly part: Part } & (
  | { readonly kind: "cause" | "notice" | "to-look-at"; readonly finding: ToldFinding }
  | { readonly kind: "failure" | "remark"; readonly saying: Saying }
);

type Graded = Pick<SubmissionReport, "results" | "diagnoses" | "notices" | "toLookAt">;

/**
 * Decides what is told of a submission, and in which order, wherever it is told: its causes, or else its first failure, then what is
 * to be known of the hand-in, then all other failures, and last what is said of right answers.
 */
export function endingOf(
  { results, diagnoses, notices = [], toLookAt = [] }: Graded,
  words: ReportWords,
): Told[] {
  const sayings = sayingsOf(results, words);
  const failures = sayings.filter((each) => !isRight(each));
  const leading = diagnoses.length > 0 ? [] : failures.slice(0, 1);
  return [
    ...notices.filter(isOfPoints).map((finding) => ({ part: "points", kind: "notice", finding }) as const),
    ...diagnoses.map((finding) => ({ part: "first", kind: "cause", finding }) as const),
    ...leading.map((saying) => ({ part: "first", kind: "failure", saying }) as const),
    ...notices
      .filter((each) => !isOfPoints(each))
      .map((finding) => ({ part: "next", kind: "notice", finding }) as const),
    ...toLookAt.map((finding) => ({ part: "next", kind: "to-look-at", finding }) as const),
    ...failures.slice(leading.length).map((saying) => ({ part: "rest", kind: "failure", saying }) as const),
    ...sayings.filter(isRight).map((saying) => ({ part: "rest", kind: "remark", saying }) as const),
  ];
}

/** Writes what is told as one line: `WA tiny-3x3 and 1 more: the exit can be reached`. */
export function toldInLine(told: Told, words: ReportWords): string {
  if ("finding" in told) return findingInLine(told, words);
  const { said, results } = told.saying;
  const [{ verdict, case: name }, ...others] = results;
  const place = others.length === 0 ? name : words.andOthers(name, others.length);
  return `${isOfProgram(verdict) ? verdict : `${verdict} ${place}`}: ${said}`;
}

/** Writes the sentence of a cause or a notice. */
export function findingInLine(
  { kind, finding }: Extract<Told, { readonly finding: ToldFinding }>,
  words: ReportWords,
): string {
  return kind === "cause" ? closed(words.cause(finding), finding) : finding.message;
}

/** Tests if something is said of answers that are right. */
function isRight({ results: [{ verdict }] }: Saying): boolean {
  return verdict === "AC";
}

/** Tests if a notice says why there are points, and so stands beside them. */
function isOfPoints({ kind }: ToldFinding): boolean {
  return kind === "counting-share";
}

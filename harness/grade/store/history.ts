import { byText } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { CaseRecord, SubmissionRecord } from "../../report/record/record.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import { NOT_NEEDED } from "../proof/prover.ts";
import type { AskedRecord } from "../record/asked-record.ts";
import { namedApart } from "../record/named-apart.ts";
import { scoredToday } from "../record/scored-today.ts";
import { type Basis, machineClass } from "../task/keys.ts";
import { aboutStudent } from "./about-student.ts";
import {
  type ByHandLine,
  type DecisionLine,
  type DeskLine,
  type GradesLine,
  isDecision,
  isOfDesk,
  type RetractionLine,
  type UndoLine,
} from "./desk-lines.ts";

/** The cases of a grading, with a hash of each. */
export interface GradingLine {
  readonly kind: "grading";
  readonly at: string;
  readonly isolation: LevelName;
  readonly cavalo: string;
  readonly timeFactor: number;
  /** Kind of machine that the factor is for. */
  readonly machine: string;
  /** Set if the bundled programs were graded, which belong to no class. */
  readonly samples?: true;
  readonly cases: readonly AskedCase[];
  /** Hash of all cases, by problem. */
  readonly sets: Readonly<Partial<Record<ProblemName, string>>>;
  /** Group of each student who was graded, an empty text for none; absent if nobody knew groups. */
  readonly groups?: Groups;
}

/** Groups of students, by the student's key. */
type Groups = Readonly<Record<string, string>>;

/** A case with the hash of what it asks. */
type AskedCase = AskedRecord & Pick<Case, "countingShare" | "locale"> & { readonly asked: string };

export interface GradedLine {
  readonly kind: "graded";
  readonly at: string;
  readonly wallMs: number;
  readonly stopped: boolean;
  /** Attempts of the reference, by the hash of the case. */
  readonly references: Readonly<Record<string, Attempt>>;
}

/** A result of a student, with all that it came from. */
export interface ResultLine {
  readonly kind: "result";
  readonly student: string;
  readonly at: string;
  /** Key of the judgement. */
  readonly key: string;
  /** True if another grading would bring the same, so that it can be taken as it is. */
  readonly settled: boolean;
  /** Set if the result does not count, because a former one is higher. */
  readonly lower?: true;
  readonly basis: Basis;
  readonly manifest: Manifest;
  readonly source: ResultSource;
  /** The student and the time of the hand-in; absent if it came without a class. */
  readonly handIn?: HandInFacts;
  readonly record: SubmissionRecord;
}

/** Facts of a hand-in on which a grade depends, and points do not. */
export type HandInFacts = Required<Pick<Submission, "student">> &
  Pick<Submission, "handedIn" | "isMarkedLate">;

/** Place that a hand-in was taken from, as absolute paths. */
export interface ResultSource {
  readonly root: string;
  /** Folder of the instructor's manifests. */
  readonly manifests?: string;
  /** Set for a bundled program. */
  readonly samples?: true;
}

export interface ClosedLine {
  readonly kind: "closed";
  readonly at: string;
}

/** A hand-in that its class does not hold any more: its results stay in the history, and are in no report. */
export interface WithdrawnLine {
  readonly kind: "withdrawn";
  readonly at: string;
  readonly student: string;
  readonly problem: ProblemName;
}

/** From a mark on, a program that was not contained may have written lines; from `clean` on, none has. */
export interface TrustLine {
  readonly kind: "mark" | "clean";
  readonly at: string;
}

export type HistoryLine =
  | GradingLine
  | GradedLine
  | ResultLine
  | ClosedLine
  | TrustLine
  | WithdrawnLine
  | DeskLine
  | GradesLine;

/** A class at one time. */
export interface ClassState {
  /** Results that count, ordered by problem and student. */
  readonly results: readonly ResultLine[];
  /** Problems and names of the results as they were graded, before namesakes were told apart. */
  readonly gradedNames: ReadonlySet<string>;
  readonly cases: readonly (AskedCase & Pick<CaseRecord, "reference">)[];
  readonly groups: Groups;
  readonly grading: GradingLine | undefined;
  /** Factor of the time limits of the grading before the last one; undefined if there is none. */
  readonly formerTimeFactor: number | undefined;
  readonly graded: GradedLine | undefined;
  /** Decisions of the instructor, the oldest first. */
  readonly decisions: readonly (DecisionLine | UndoLine)[];
  /** Everything that graders said by hand, and what they took back, the oldest first. */
  readonly byHand: readonly (ByHandLine | RetractionLine)[];
  /** Grades as they were last written; undefined if the folder is of no class. */
  readonly grades: GradesLine | undefined;
}

/** All that happened to a class, the oldest first. */
export class ClassHistory {
  readonly #lines: HistoryLine[] = [];
  #desk: readonly DeskLine[] = [];
  readonly #settled = new Map<string, ResultLine>();
  readonly #asked = new Set<string>();

  add(line: HistoryLine): void {
    this.#lines.push(line);
    if (line.kind === "clean") this.#settled.clear();
    if (line.kind === "result" && line.settled) this.#settled.set(line.key, line);
    if (line.kind === "grading") for (const { asked } of line.cases) this.#asked.add(asked);
  }

  /** Takes what people have decided, the oldest first, in place of what was taken before. */
  setDesk(lines: readonly DeskLine[]): void {
    this.#desk = lines;
  }

  get state(): ClassState {
    return stateAfter(this.#lines, this.#desk);
  }

  /** State that was sent out, with the time; undefined if there is none. */
  get closed(): { readonly at: string; readonly state: ClassState } | undefined {
    const at = this.#lines.findLastIndex(({ kind }) => kind === "closed");
    if (at < 0) return undefined;
    const closedAt = this.#lines[at]!.at;
    const decided = this.#desk.filter((line) => line.at <= closedAt);
    return { at: closedAt, state: stateAfter(this.#lines.slice(0, at), decided) };
  }

  /** State before the last grading. */
  get former(): ClassState {
    const last = this.#lines.findLastIndex(({ kind }) => kind === "grading");
    // A grading that went on after it was stopped is one grading.
    const done = this.#lines.findLastIndex(
      (line, at) => at < last && line.kind === "graded" && !line.stopped,
    );
    const at = this.#lines.findIndex(({ kind }, index) => index > done && kind === "grading");
    return stateAfter(this.#lines.slice(0, Math.max(at, 0)), this.#desk);
  }

  /** Factor of the time limits on a machine like this one: late students get the limits of the others. */
  get timeFactor(): number | undefined {
    const last = this.#lines.findLast((line) => line.kind === "grading" && line.machine === machineClass());
    return last?.kind === "grading" ? last.timeFactor : undefined;
  }

  /** Attempts of the reference, by the hash of the case. */
  get references(): ReadonlyMap<string, Attempt> {
    return referencesAfter(this.#lines);
  }

  /** All results of a student, the oldest first. */
  of(student: string): ResultLine[] {
    return this.#lines.filter((line) => line.kind === "result").filter((line) => line.student === student);
  }

  /** Everything that people said of a student, and all results, the oldest first. */
  about(student: string): (ResultLine | DeskLine)[] {
    const said = [...this.#lines.filter(isOfDesk), ...this.#desk];
    const all = [...this.#lines.filter((line) => line.kind === "result"), ...said];
    return all.filter(aboutStudent(student, all)).sort((a, b) => byText(a.at, b.at));
  }

  /** Tells if the last word on a hand-in is that the class does not hold it any more. */
  isWithdrawn(student: string, problem: ProblemName): boolean {
    const last = this.#lines.findLast(
      (line) =>
        (line.kind === "withdrawn" && line.student === student && line.problem === problem) ||
        (line.kind === "result" && line.student === student && line.record.problem === problem),
    );
    return last?.kind === "withdrawn";
  }

  /** Finds the result that the same submission would get again. */
  settled(key: string): ResultLine | undefined {
    return this.#settled.get(key);
  }

  /** Tells if a grading put this case, by its hash. */
  hasAsked(hash: string): boolean {
    return this.#asked.has(hash);
  }

  /** True if a program that was not contained may have written the last lines. */
  get isMarked(): boolean {
    return this.#lines.findLast(({ kind }) => kind === "mark" || kind === "clean")?.kind === "mark";
  }
}

function stateAfter(lines: readonly HistoryLine[], desk: readonly DeskLine[]): ClassState {
  const gradings = lines.filter((line) => line.kind === "grading");
  const grading = gradings.at(-1);
  const ofClass = (each: { readonly samples?: true }) => each.samples === grading?.samples;
  const results = new Map<string, ResultLine>();
  const cases = new Map<ProblemName, readonly AskedCase[]>();
  const groups = new Map<string, string>();
  for (const line of lines) {
    if (line.kind === "result" && !line.lower && ofClass(line.source)) results.set(resultId(line), line);
    if (line.kind === "withdrawn") results.delete(`${line.problem}/${line.student}`);
    if (line.kind !== "grading" || !ofClass(line)) continue;
    for (const [student, group] of Object.entries(line.groups ?? {})) groups.set(student, group);
    for (const problem of Object.keys(line.sets) as ProblemName[])
      cases.set(
        problem,
        line.cases.filter((asked) => asked.problem === problem),
      );
  }
  const references = referencesAfter(lines);
  const today = Array.from(results.values(), (line) => ({
    ...line,
    record: scoredToday(line.record, cases.get(line.record.problem) ?? []),
  }));
  const withReference = (asked: AskedCase) => ({
    ...asked,
    reference: references.get(asked.asked) ?? NOT_NEEDED,
  });
  // An earlier version kept decisions among the results.
  const said = [...lines.filter(isOfDesk), ...desk];
  return {
    results: namedApart(today).sort((a, b) => inOrder(a.record, b.record)),
    gradedNames: new Set(Array.from(results.values(), ({ record }) => `${record.problem}/${record.name}`)),
    cases: Array.from(cases.values()).flat().map(withReference),
    groups: Object.fromEntries(groups),
    grading,
    formerTimeFactor: gradings.filter(ofClass).at(-2)?.timeFactor,
    graded: lines.findLast((line) => line.kind === "graded"),
    decisions: said.filter(isDecision),
    byHand: said.filter((line) => !isDecision(line)),
    grades: lines.findLast((line) => line.kind === "grades"),
  };
}

/** Compares two submissions by problem and name. */
export function inOrder(a: SubmissionRecord, b: SubmissionRecord): number {
  return byText(a.problem, b.problem) || byText(a.name, b.name);
}

function referencesAfter(lines: readonly HistoryLine[]): ReadonlyMap<string, Attempt> {
  return new Map(lines.flatMap((line) => (line.kind === "graded" ? Object.entries(line.references) : [])));
}

/** Names a student among those of all problems. */
export function resultId({ student, record: { problem } }: Pick<ResultLine, "student" | "record">): string {
  return `${problem}/${student}`;
}

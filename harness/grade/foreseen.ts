import { availableParallelism } from "node:os";
import type { Case } from "../case/any-case.ts";
import type { ExpectedSeconds } from "../report/catalogue/catalogue.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Costs } from "../submission/language/language.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { ClassHistory, ResultLine } from "./store/history.ts";
import { type Basis, caseFingerprint } from "./task/keys.ts";
import { TIME_OUTS } from "./task/until-too-slow.ts";

/** Work of a submission, as far as it can be foreseen. */
export interface Work {
  /** Cases that it is put to. */
  readonly runs: number;
  /** Time that it takes with nothing beside it. */
  readonly ms: number;
  /** Time that comes to it if its program never ends; 0 where its last times are known. */
  readonly endlessMs: number;
}

/** A submission, and what is known of it before it is graded. */
interface Known {
  readonly submission: Submission;
  /** Cases of its problem. */
  readonly cases: readonly Case[];
  readonly timeFactor: number;
  /** Absent if it was never graded here. */
  readonly earlier?: {
    readonly history: ClassHistory;
    readonly basis: Basis;
    /** True if its result is kept and holds. */
    readonly isSettled: boolean;
    /** Tells if a case is put to it anew, although its run is kept. */
    readonly again: (asked: Case) => boolean;
  };
}

/** Time that a run takes besides its program: for its folder, its isolation and its judgement. */
const AROUND_RUN_MS = 30;

/** Time in which most programs solve a case, once they have started. */
const SOLVING_MS = 15;

/** Time to judge a run that is kept. */
const JUDGING_MS = 4;

/** One of so many new programs does not end on most of its cases. */
const ENDLESS_ONE_OF = 12;

/** Runs up to the limit of time that such a program gets: those that decide about the others, and those that are drawn. */
const ENDLESS_RUNS = TIME_OUTS + 4;

/** Costs of a program in a language that is none of ours. */
const UNKNOWN: Costs = { buildMs: 500, startMs: 50 };

/** Facts on which the runs of a program depend, besides the cases. */
const RUN_FACTS = ["sources", "manifest", "program", "toolchain", "place"] as const;

/** Foresees the work of a submission: by its last times, or else by what its language costs. */
export function foreseen(known: Known): Work {
  const { submission, cases, earlier } = known;
  const runs = cases.length;
  if (submission.kind.kind === "unclear" || earlier?.isSettled) return { runs, ms: 0, endlessMs: 0 };
  const last = earlier?.history
    .of(studentOf(submission))
    .findLast(({ record }) => record.problem === submission.problem);
  if (last) return { runs, ms: byLastTimes(known, last), endlessMs: 0 };
  const { buildMs, startMs } = costsOf(submission);
  const ms = known.timeFactor * (buildMs + runs * (startMs + SOLVING_MS + AROUND_RUN_MS));
  return { runs, ms, endlessMs: sumOf(cases.slice(0, ENDLESS_RUNS).map(({ limits }) => limits.cpuMs)) };
}

function byLastTimes({ submission, cases, timeFactor, earlier }: Known, last: ResultLine): number {
  const { history, basis, again } = earlier!;
  const isSame = RUN_FACTS.every((fact) => last.basis[fact] === basis[fact]);
  const isKept = (asked: Case) => isSame && !again(asked) && history.hasAsked(caseFingerprint(asked));
  const times = new Map(
    last.record.results.map(({ case: name, attempt }) => [name, attempt.measured?.wallMs ?? 0]),
  );
  const meanMs = sumOf([...times.values()]) / times.size;
  const missing = cases.filter((asked) => !isKept(asked));
  const runsMs = sumOf(missing.map(({ name }) => times.get(name) ?? meanMs));
  const buildMs = isSame ? 0 : costsOf(submission).buildMs;
  return runsMs + timeFactor * (buildMs + AROUND_RUN_MS * missing.length + JUDGING_MS * cases.length);
}

function costsOf({ kind }: Submission): Costs {
  return kind.kind === "program" ? LANGUAGES[kind.language].costs : UNKNOWN;
}

/** Counts the programs that go on at once: more of them only take turns. */
export function processorsFor(jobs: number): number {
  return Math.min(jobs, availableParallelism());
}

/** Foresees how long submissions take together. Of new ones nobody knows which never end: then it takes longer. */
export function expectedSeconds(work: Iterable<Work>, processors: number): ExpectedSeconds {
  const all = Array.from(work);
  const seconds = sumOf(all.map(({ ms }) => ms)) / processors / 1000;
  const endless = all.map(({ endlessMs }) => endlessMs).filter((ms) => ms > 0);
  const meanMs = sumOf(endless) / Math.max(endless.length, 1);
  const most = seconds + (Math.ceil(endless.length / ENDLESS_ONE_OF) * meanMs) / processors / 1000;
  return { least: seconds, most };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}

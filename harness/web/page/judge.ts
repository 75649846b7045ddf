import { LOCALES, type Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import { forStudents } from "../../report/record/audience.ts";
import type { Report } from "../../report/record/report.ts";
import { tell } from "../../report/tell.ts";
import { judgePrinted, type PrintedCase, type PrintedProgram, type RunAgain } from "../judge-printed.ts";
import type { PrintedInput, PrintedRun } from "../printed-run.ts";
import { rightTourIn } from "../right-tour.ts";
import { readCases } from "../shared-cases.ts";

/** The report in each language: readers change it when they like. */
export type Reports = Readonly<Record<Locale, Report>>;

export interface Judged {
  readonly reports: Reports;
  /** The tour of a single output that is right, as `writeWalk` writes it. */
  readonly tour?: string | undefined;
}

/** Runs of a program by the names of their cases. */
export type Runs = ReadonlyMap<string, NonNullable<PrintedCase["run"]>>;

/** Outputs of a program on cases of one problem. */
export interface JudgeRequest {
  readonly program: PrintedProgram;
  readonly runs: Runs;
  /** The cases that are judged, in the order of all cases. */
  readonly cases: readonly Pick<Case, "problem" | "name">[];
  readonly mayRunAgain: boolean;
}

type ToWorker =
  | { readonly kind: "judge"; readonly cases: string; readonly request: JudgeRequest }
  | { readonly kind: "ran"; readonly run: PrintedRun };

type FromWorker =
  | { readonly kind: "again"; readonly input: PrintedInput }
  | { readonly kind: "judged"; readonly judged: Judged }
  | { readonly kind: "failed"; readonly reason: string };

/** Longest time in which a worker says nothing: what it reads may be hostile. */
const LONGEST_MS = 60_000;

/** Texts that were not read in time. */
export class TooLong extends Error {}

/**
 * Judges in a worker, so that the page answers meanwhile, and ends it if it takes too long.
 *
 * @param code the script of this page, which is also that of the worker
 * @param cases all cases, as `sharedCases` wrote them
 * @param signal ends it, when what is judged is not wanted any more
 * @throws TooLong
 */
export function judgeInWorker(
  { code, cases }: { readonly code: string; readonly cases: string },
  request: JudgeRequest,
  { again, signal }: { readonly again?: RunAgain | undefined; readonly signal: AbortSignal },
): Promise<Judged> {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(address);
  const send = (message: ToWorker) => worker.postMessage(message);
  return new Promise<Judged>((resolve, reject) => {
    let timer = setTimeout(() => reject(new TooLong()), LONGEST_MS);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = async ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "judged") resolve(data.judged);
      if (data.kind === "failed") reject(new Error(data.reason));
      if (data.kind !== "again") return;
      clearTimeout(timer);
      try {
        send({ kind: "ran", run: await again!(data.input) });
        timer = setTimeout(() => reject(new TooLong()), LONGEST_MS);
      } catch (error) {
        reject(error);
      }
    };
    send({ kind: "judge", cases, request });
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}

/** Serves requests to judge: the part that runs in the worker. */
export function serveJudging(scope: DedicatedWorkerScope): void {
  let ran: ((run: PrintedRun) => void) | undefined;
  const send = (message: FromWorker) => scope.postMessage(message);
  const again: RunAgain = (input) => {
    send({ kind: "again", input });
    return new Promise((resolve) => {
      ran = resolve;
    });
  };
  scope.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === "ran") return ran?.(data.run);
    try {
      send({ kind: "judged", judged: await judgedOn(data.cases, data.request, again) });
    } catch (error) {
      send({ kind: "failed", reason: String(error) });
    }
  };
}

/** The scope of a worker, as far as it is used here. */
export interface DedicatedWorkerScope {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

async function judgedOn(cases: string, request: JudgeRequest, again: RunAgain): Promise<Judged> {
  const { program, runs, mayRunAgain } = request;
  const idOf = ({ problem, name }: Pick<Case, "problem" | "name">) => `${problem}/${name}`;
  const wanted = new Set(request.cases.map(idOf));
  const printed = readCases(cases)
    .filter((asked) => wanted.has(idOf(asked)))
    .map((asked) => ({ asked, run: runs.get(asked.name) }));
  const record = await judgePrinted(program, printed, mayRunAgain ? again : undefined);
  const day = record.timings.startedAt.slice(0, 10);
  const reports = Object.fromEntries(
    LOCALES.map((locale) => [locale, forStudents(tell(record, locale), day)]),
  ) as Reports;
  const [only, ...others] = printed;
  const run = others.length === 0 ? only?.run : undefined;
  const tour = typeof run === "object" ? rightTourIn(only!.asked, run.stdout) : undefined;
  return { reports, tour };
}

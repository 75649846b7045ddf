import type { Work } from "../../grade/foreseen.ts";
import type { Submission } from "../../submission/submission.ts";

/** Work after which what was measured counts as much as what was foreseen. */
const TRUSTED_MS = 20_000;

/** Share of the newest run in the pace of a submission: later cases are larger, and the first runs wait for the build. */
const NEWEST = 0.2;

interface Progress {
  readonly begunMs: number;
  /** Runs that were made. */
  runs: number;
  /** When the last of them ended. */
  lastMs: number;
  /** Time that a run takes: what was foreseen at first, and more and more what the last ones took. */
  paceMs: number;
}

/** Estimates how long a grading still takes: what was foreseen, set right by the submissions that are done. */
export class TimeLeft {
  readonly #left: Map<Submission, Work>;
  readonly #processors: number;
  readonly #running = new Map<Submission, Progress>();
  #foreseenMs = TRUSTED_MS;
  #spentMs = TRUSTED_MS;

  constructor(work: ReadonlyMap<Submission, Work>, processors: number) {
    this.#left = new Map(work);
    this.#processors = processors;
  }

  begin(submission: Submission): void {
    const { ms = 0, runs = 1 } = this.#left.get(submission) ?? {};
    const begunMs = performance.now();
    this.#running.set(submission, { begunMs, runs: 0, lastMs: begunMs, paceMs: ms / Math.max(1, runs) });
  }

  run(submission: Submission): void {
    const progress = this.#running.get(submission);
    if (!progress) return;
    const now = performance.now();
    progress.runs++;
    progress.paceMs += NEWEST * (now - progress.lastMs - progress.paceMs);
    progress.lastMs = now;
  }

  /** @returns the runs that were not made, because it did not need them */
  end(submission: Submission): number {
    const progress = this.#running.get(submission);
    const work = this.#left.get(submission);
    if (!progress || !work) return 0;
    this.#running.delete(submission);
    this.#left.delete(submission);
    this.#foreseenMs += work.ms;
    this.#spentMs += performance.now() - progress.begunMs;
    return Math.max(0, work.runs - progress.runs);
  }

  /** The submission that was begun first of those that are not done, and the time since. */
  get oldest(): { readonly submission: Submission; readonly seconds: number } | undefined {
    const [first] = this.#running;
    return first && { submission: first[0], seconds: (performance.now() - first[1].begunMs) / 1000 };
  }

  /** Undefined while a submission has taken longer than was foreseen, and shows nothing. */
  get seconds(): number | undefined {
    const slowness = this.#spentMs / this.#foreseenMs;
    const ms = Array.from(this.#left, ([submission, work]) =>
      leftOf(slowness * work.ms, work.runs, this.#running.get(submission)),
    ).reduce((sum, each) => sum + each, 0);
    return Number.isFinite(ms) ? ms / Math.min(this.#processors, this.#left.size || 1) / 1000 : undefined;
  }
}

function leftOf(foreseenMs: number, runs: number, progress: Progress | undefined): number {
  if (!progress) return foreseenMs;
  const spentMs = performance.now() - progress.begunMs;
  if (progress.runs === 0) return spentMs < foreseenMs ? foreseenMs - spentMs : Number.POSITIVE_INFINITY;
  return Math.max(0, runs - progress.runs) * progress.paceMs;
}

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isOwnFile, writeWhole } from "../../base/files.ts";
import { isGone, type Owner, thisProcess } from "../../run/scratch/owner.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { storeIn } from "./store-lines.ts";

/** A grading that goes on in some process of this machine. Hand-ins are named as `resultId` does. */
export interface LiveGrading {
  readonly startedAt: string;
  readonly done: readonly string[];
  readonly running: readonly string[];
  readonly waiting: readonly string[];
}

/** Time between two states of a grading that others can read. */
const PAUSE_MS = 300;

/** The file that says how far a grading is. It is for those who look on: nothing depends on it. */
export function liveFileIn(reports: string): string {
  return path.join(storeIn(reports), "live.json");
}

/** Says beside a store how far a grading is, so that others can show it. */
export class LiveGradingFile {
  readonly #file: string;
  readonly #startedAt = new Date().toISOString();
  readonly #waiting: Set<string>;
  readonly #running = new Set<string>();
  readonly #done: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(reports: string, submissions: readonly Submission[]) {
    this.#file = liveFileIn(reports);
    this.#waiting = new Set(submissions.map(idOf));
    this.#write();
  }

  readonly onBegin = (submission: Submission): void => {
    this.#waiting.delete(idOf(submission));
    this.#running.add(idOf(submission));
    this.#writeSoon();
  };

  readonly onEnd = (submission: Submission): void => {
    const id = idOf(submission);
    this.#waiting.delete(id);
    this.#running.delete(id);
    this.#done.push(id);
    this.#writeSoon();
  };

  /** Says that no grading goes on any more. */
  close(): void {
    clearTimeout(this.#timer);
    rmSync(this.#file, { force: true });
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write();
    }, PAUSE_MS).unref();
  }

  #write(): void {
    const state: LiveGrading & { readonly owner: Owner } = {
      owner: thisProcess(),
      startedAt: this.#startedAt,
      done: this.#done,
      running: [...this.#running],
      waiting: [...this.#waiting],
    };
    try {
      writeWhole(this.#file, JSON.stringify(state));
    } catch {
      // A full disk is told by what must be kept.
    }
  }
}

function idOf(submission: Submission): string {
  return `${submission.problem}/${studentOf(submission)}`;
}

/** Reads how far the grading of a class is; undefined if none goes on. */
export function liveGradingIn(reports: string): LiveGrading | undefined {
  const file = liveFileIn(reports);
  try {
    if (!isOwnFile(file)) return undefined;
    const { owner, startedAt, ...names } = JSON.parse(readFileSync(file, "utf8"));
    const [done, running, waiting] = [names.done, names.running, names.waiting].map((each) =>
      each.map(String),
    );
    return isGone(owner) ? undefined : { startedAt: String(startedAt), done, running, waiting };
  } catch {
    // It is not there, or no file of ours.
    return undefined;
  }
}

import { statSync } from "node:fs";
import type { Locale } from "../base/locale.ts";
import { keepAtDesk } from "../grade/store/desk-journal.ts";
import { deskIn, journalIn, journalOf } from "../grade/store/store-lines.ts";
import type { Action } from "./action.ts";
import { linesFor } from "./lines-for.ts";
import { type ClassRequest, type ReviewedClass, readReviewed } from "./reviewed-class.ts";

interface DeskRequest extends ClassRequest {
  /** Name of whoever decides. */
  readonly grader: string;
  /** The day by which it is decided what students may see. */
  readonly day: string;
  readonly signal: AbortSignal;
}

/** A look at the files takes no time; others should see a decision within a second. */
const LOOK_MS = 250;

/** A class that is being graded changes all the time, and to read it takes a while. */
const MOST_READING = 0.2;

/** A class on the desk: read again whenever it has changed, by this desk or by another process. */
export class Desk {
  readonly grader: string;
  readonly #request: DeskRequest;
  readonly #listeners = new Set<() => void>();
  #reviewed: ReviewedClass | undefined;
  #stamp = "";
  #told = "";
  #readUntil = 0;
  #readingMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(request: DeskRequest) {
    this.#request = request;
    this.grader = request.grader;
  }

  get day(): string {
    return this.#request.day;
  }

  get locale(): Locale {
    return this.reviewed.report.language;
  }

  /**
   * The class as it is now.
   *
   * @throws ExpectedError if it cannot be read
   */
  get reviewed(): ReviewedClass {
    const stamp = this.#stampNow();
    if (this.#reviewed && stamp === this.#stamp) return this.#reviewed;
    const startedAt = performance.now();
    const former = this.#reviewed;
    this.#reviewed = readReviewed(this.#request);
    this.#stamp = stamp;
    former?.known.close();
    this.#readUntil = performance.now();
    this.#readingMs = this.#readUntil - startedAt;
    return this.#reviewed;
  }

  /** Calls a listener soon after something has changed. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /**
   * Does what a grader asks for.
   *
   * @throws ExpectedError if it cannot be done
   */
  async act(action: Action): Promise<void> {
    await keepAtDesk(this.#request.out, linesFor(action, this.reviewed, this.grader), {
      signal: this.#request.signal,
      onWait() {},
    });
    this.#look();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
    this.#reviewed?.known.close();
    this.#reviewed = undefined;
  }

  #look(): void {
    const stamp = this.#stampNow();
    if (stamp === this.#told) return;
    const isRested = performance.now() - this.#readUntil >= this.#readingMs / MOST_READING;
    // A decision is told at once, the results of a grading when the last ones have been read and paid for.
    if (!isRested && this.#decidedIn(stamp) === this.#decidedIn(this.#told)) return;
    this.#told = stamp;
    for (const listener of this.#listeners) listener();
  }

  /** Tells versions of the files apart. */
  #stampNow(): string {
    const { out, folder } = this.#request;
    const scheme = `${folder}/grading.yaml`;
    return [journalOf(deskIn(out)), journalIn(out), scheme].map(stampOf).join(" ");
  }

  #decidedIn(stamp: string): string | undefined {
    return stamp.split(" ")[0];
  }
}

function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  return `${size}/${mtimeMs}`;
}

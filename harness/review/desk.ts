import { setTimeout as pause } from "node:timers/promises";
import { studentsOf } from "../class/results.ts";
import { keepAtDesk } from "../grade/store/desk-journal.ts";
import { type Draft, draftsOf, keepDrafts } from "../grade/store/drafts.ts";
import { type LiveGrading, liveGradingIn } from "../grade/store/live-grading.ts";
import { readStore, type StoreIndex } from "../grade/store/store-index.ts";
import type { Action, Typed } from "./action.ts";
import { type Job, type JobName, Jobs } from "./jobs.ts";
import { linesFor } from "./lines-for.ts";
import { type Listed, listOf, type Part } from "./queue.ts";
import {
  type ClassRequest,
  handInsOf,
  personNamed,
  type ReviewedClass,
  readReviewed,
  withDecisions,
} from "./reviewed-class.ts";
import { type GivenFolders, SimilarPrograms } from "./similar-programs.ts";
import { isSame, type Stamps, stampsOf } from "./stamps.ts";

export interface DeskRequest extends ClassRequest {
  /** Name of whoever decides. */
  readonly grader: string;
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The part that this grader settles; absent for the whole class. */
  readonly part?: Part;
  /** The program and the first arguments of a command line of Cavalo. */
  readonly command: readonly string[];
  /** The options of the last grading, and the folder in which they were typed. */
  readonly gradingOptions: () => { readonly options: readonly string[]; readonly folder: string };
  readonly given: GivenFolders;
  readonly signal: AbortSignal;
}

/** A look at the files takes no time; others should see a decision within a second. */
const LOOK_MS = 250;

/** A class that is being graded changes all the time, and to read it takes a while. */
const MOST_READING = 0.2;

/** Time without a decision after which the files with grades are written. */
const QUIET_MS = 4000;

/** A class on the desk: read again whenever it has changed, by this desk or by another process. */
export class Desk {
  readonly grader: string;
  readonly similar: SimilarPrograms;
  readonly #request: DeskRequest;
  readonly #jobs: Jobs;
  readonly #listeners = new Set<() => void>();
  /** The store, until a page shows it. */
  #opened: { readonly known: StoreIndex; readonly graded: string } | undefined;
  #reviewed: ReviewedClass | undefined;
  #read: Stamps = { decided: "", graded: "" };
  #told: Stamps = this.#read;
  #readUntil = 0;
  #readingMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: NodeJS.Timeout | undefined;

  constructor(request: DeskRequest) {
    this.#request = request;
    this.grader = request.grader;
    this.similar = new SimilarPrograms(request.given, () => this.#tell());
    this.#jobs = new Jobs(request.command, () => this.#tell());
  }

  /**
   * Opens the store before a page is asked for.
   *
   * @throws ExpectedError if the class was never graded
   */
  open(): StoreIndex {
    const { graded } = stampsOf(this.#request);
    this.#opened?.known.close();
    this.#opened = { known: readStore(this.#request.out), graded };
    return this.#opened.known;
  }

  get day(): string {
    return this.#request.day;
  }

  /** Those whom this grader settles. */
  get list(): readonly Listed[] {
    return listOf(this.reviewed, this.#request.part);
  }

  get jobs(): readonly Job[] {
    return this.#jobs.all;
  }

  /** The grading that goes on now, be it ours or that of another process. */
  get live(): LiveGrading | undefined {
    return liveGradingIn(this.#request.out);
  }

  /**
   * The class as it is now.
   *
   * @throws ExpectedError if it cannot be read
   */
  get reviewed(): ReviewedClass {
    const now = stampsOf(this.#request);
    const former = this.#reviewed;
    if (former && isSame(now, this.#read)) return former;
    const startedAt = performance.now();
    if (former && now.graded === this.#read.graded) this.#reviewed = withDecisions(former);
    else {
      const isOpen = this.#opened?.graded === now.graded;
      this.#reviewed = readReviewed(this.#request, isOpen ? this.#opened!.known : this.open());
      this.#opened = undefined;
      former?.known.close();
    }
    this.#read = now;
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
   * Does what a grader asks for. What is decided is on the disk when this ends; what takes longer goes on behind it.
   *
   * @returns true if something was kept
   * @throws ExpectedError if it cannot be done
   */
  async act(action: Action): Promise<boolean> {
    if (action.do === "run") {
      this.#run(action);
      return false;
    }
    if (action.do === "compare") {
      this.similar.compare(this.reviewed);
      return false;
    }
    const { out, signal } = this.#request;
    const lines = linesFor(action, this.reviewed, this.grader);
    await keepAtDesk(out, lines, { signal, onWait() {} });
    // Another way to ask or to read a program counts when it has been graded so.
    if (lines.some((line) => line.kind === "decided" && line.manifest))
      this.#run({ do: "run", job: "grade" });
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => this.#write(), QUIET_MS);
    this.#look();
    return true;
  }

  /** Texts that this grader has typed about a person, or about all with a cause, and not saved yet. */
  draftsAbout(person?: string): Draft[] {
    return draftsOf(this.#request.out, this.grader).filter((draft) => draft.person === person);
  }

  /**
   * Keeps what this grader has typed.
   *
   * @throws ExpectedError if it cannot be kept
   */
  keepTyped(typed: readonly Typed[]): void {
    // Files that have a mistake meanwhile are no reason to lose it.
    const { results } = this.#reviewed ?? this.reviewed;
    const drafts = typed.map((each): Draft => {
      const grade = each.person === undefined ? undefined : personNamed(each.person, { results });
      return { kind: "draft", ...each, students: grade ? studentsOf(grade, results) : [] };
    });
    keepDrafts(this.#request.out, this.grader, drafts);
  }

  /**
   * Writes what is still to be written, and ends.
   *
   * @param patienceMs the longest time that this may take
   * @returns false if it takes longer: then the files are written without this process
   */
  async close(patienceMs?: number): Promise<boolean> {
    clearInterval(this.#timer);
    if (this.#writing) this.#write();
    this.similar.close();
    const ended = this.#jobs.end().then(() => true);
    const isDone = await (patienceMs === undefined
      ? ended
      : Promise.race([ended, pause(patienceMs, false, { ref: false })]));
    if (!isDone) this.#jobs.leave();
    this.#listeners.clear();
    this.#opened?.known.close();
    this.#reviewed?.known.close();
    this.#opened = this.#reviewed = undefined;
    return isDone;
  }

  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    this.#run({ do: "run", job: "write" });
  }

  #run({ job, person }: Extract<Action, { do: "run" }>): void {
    const about = person !== undefined && { about: person };
    void this.#jobs.run({ name: job, ...about }, this.#lineFor(job, person));
  }

  #lineFor(job: JobName, person: string | undefined): { args: readonly string[]; folder: string } {
    const { folder, lang } = this.#request;
    const language = ["--lang", lang];
    if (job === "write" || job === "close") {
      const command = { write: "report", close: "close" }[job];
      return { args: [command, folder, ...language], folder };
    }
    const typed = this.#request.gradingOptions();
    const again = person === undefined ? [] : ["--again", this.#studentOf(person)];
    return { args: ["grade", folder, ...typed.options, ...language, ...again], folder: typed.folder };
  }

  /** Gives the name by which a grading knows the hand-in of a person. */
  #studentOf(key: string): string {
    const grade = personNamed(key, this.reviewed);
    const [handIn] = grade ? handInsOf(grade, this.reviewed) : [];
    return handIn?.student.key ?? key;
  }

  #look(): void {
    const now = stampsOf(this.#request);
    if (isSame(now, this.#told)) return;
    const isRested = performance.now() - this.#readUntil >= this.#readingMs / MOST_READING;
    // A decision is told at once, the results of a grading when the last ones have been read and paid for.
    if (!isRested && now.decided === this.#told.decided) return;
    this.#told = now;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

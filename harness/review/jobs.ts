import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { printable } from "../base/text.ts";

/** Work that goes on in the background, each by a command of its own: the desk answers meanwhile. */
export const JOB_NAMES = ["write", "grade", "again", "close"] as const;
export type JobName = (typeof JOB_NAMES)[number];

export interface Job {
  readonly name: JobName;
  /** The student that it is for. */
  readonly about?: string | undefined;
  readonly state: "running" | "done" | "failed";
  /** The last words of a command that failed. */
  readonly words?: string;
}

/** Longest end of the words of a command that is kept. */
const MOST_WORDS = 2000;

/** Runs commands one after the other, and knows how each ended. */
export class Jobs {
  readonly #command: readonly string[];
  readonly #onChange: () => void;
  readonly #jobs: Job[] = [];
  #running: ReturnType<typeof spawn> | undefined;
  #last: Promise<void> = Promise.resolve();

  /** @param command the program and its first arguments, which run a command line of Cavalo */
  constructor(command: readonly string[], onChange: () => void) {
    this.#command = command;
    this.#onChange = onChange;
  }

  /** Jobs of each name, the last one only. */
  get all(): readonly Job[] {
    return JOB_NAMES.flatMap((name) => this.#jobs.findLast((job) => job.name === name) ?? []);
  }

  /** Runs a command when those before it have ended. */
  run(job: Pick<Job, "name" | "about">, args: readonly string[]): Promise<void> {
    const at = this.#jobs.push({ ...job, state: "running" }) - 1;
    this.#onChange();
    this.#last = this.#last.then(async () => {
      const end = await this.#spawned(args);
      this.#jobs[at] = { ...job, ...end };
      this.#onChange();
    });
    return this.#last;
  }

  /** Waits for what writes files, and stops all else as Ctrl-C does: it goes on where it was stopped. */
  end(): Promise<void> {
    const running = this.#jobs.find(({ state }) => state === "running");
    if (running?.name === "grade" || running?.name === "again") this.#running?.kill("SIGINT");
    return this.#last;
  }

  #spawned(args: readonly string[]): Promise<Pick<Job, "state" | "words">> {
    const [program = "", ...first] = this.#command;
    const child = spawn(program, [...first, ...args], { stdio: ["ignore", "ignore", "pipe"] });
    this.#running = child;
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said = (said + text).slice(-MOST_WORDS);
    });
    return new Promise((resolve) => {
      const end = (isDone: boolean, words: string) => {
        this.#running = undefined;
        resolve(isDone ? { state: "done" } : { state: "failed", words });
      };
      child.once("error", (error) => end(false, error.message));
      child.once("close", (code) => end(code === 0 || code === 1, cleaned(said)));
    });
  }
}

function cleaned(said: string): string {
  const lines = stripVTControlCharacters(said).split("\n");
  return lines.map(printable).join("\n").trim();
}

import { type OwnCommand, startOwn } from "../run/own-command.ts";

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

/** Arguments of a command line, and the folder in which it is as typed. */
interface Line {
  readonly args: readonly string[];
  readonly folder: string;
}

/** Runs commands one after the other, and knows how each ended. */
export class Jobs {
  readonly #command: readonly string[];
  readonly #onChange: () => void;
  readonly #jobs: Job[] = [];
  #running: OwnCommand | undefined;
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
  run(job: Pick<Job, "name" | "about">, { args, folder }: Line): Promise<void> {
    const at = this.#jobs.push({ ...job, state: "running" }) - 1;
    this.#onChange();
    this.#last = this.#last.then(async () => {
      this.#running = startOwn([...this.#command, ...args], folder);
      const { code, words } = await this.#running.ended;
      this.#running = undefined;
      // A class in which some program is wrong is graded well.
      const isDone = code === 0 || code === 1;
      this.#jobs[at] = { ...job, ...(isDone ? { state: "done" } : { state: "failed", words }) };
      this.#onChange();
    });
    return this.#last;
  }

  /** Waits for what writes files, and stops all else as Ctrl-C does: it goes on where it was stopped. */
  end(): Promise<void> {
    const running = this.#jobs.find(({ state }) => state === "running");
    if (running?.name === "grade" || running?.name === "again") this.#running?.stop();
    return this.#last;
  }

  /** Lets this process end before what runs. */
  leave(): void {
    this.#running?.leave();
  }
}

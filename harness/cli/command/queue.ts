import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import type { WorkerState } from "../../queue/fleet.ts";
import { openLink } from "../../queue/link.ts";
import { type Overview, overviewOf } from "../../queue/overview.ts";
import { roughTime } from "../../report/catalogue/quantities.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { showing } from "../console/lines.ts";
import { neededQueue } from "../session/options.ts";

export interface QueueCommandOptions {
  readonly queue?: string;
  readonly json?: boolean;
}

/** Shows the workers of a queue, and what they have to do. */
export async function showQueue(_: [], options: QueueCommandOptions, io: Io): Promise<number> {
  const { out, locale } = io;
  const link = await openLink(neededQueue(options), "hasty", showing(io));
  try {
    const overview = await overviewOf(link);
    out.write(options.json ? `${JSON.stringify(overview, undefined, 2)}\n` : textOf(overview, locale));
    return EXIT_CODES.ok;
  } finally {
    link.close();
  }
}

function textOf({ workers, gradings, waiting, running, msLeft }: Overview, locale: Locale): string {
  const words = WORDS[locale];
  const time = msLeft === undefined ? words.unknown : roughTime(msLeft / 1000);
  const machines = workers.map((worker) => {
    const { host, level, slots, running: now, done, state, version, fits } = worker;
    const place = `${printable(host)}: ${words.level} ${level}, ${now}/${slots} ${words.running}, ${done} ${words.done}`;
    const notes = [
      ...(fits ? [] : [words.otherVersion(version)]),
      ...(state === "working" ? [] : [words.states[state]]),
    ];
    return `  ${[place, ...notes].join("; ")}\n`;
  });
  const graded = gradings.map(
    ({ startedAt, done, total }) => `  ${startedAt}: ${done}/${total} ${words.done}\n`,
  );
  return [
    `${words.workers}: ${workers.length}\n`,
    ...machines,
    `${words.gradings}: ${gradings.length}\n`,
    ...graded,
    `${words.summary(waiting, running)}${waiting + running === 0 ? "" : `, ${words.left(time)}`}\n`,
  ].join("");
}

interface Words {
  readonly workers: string;
  readonly gradings: string;
  readonly level: string;
  readonly running: string;
  readonly done: string;
  readonly unknown: string;
  readonly states: Readonly<Record<WorkerState, string>>;
  readonly otherVersion: (version: string) => string;
  readonly summary: (waiting: number, running: number) => string;
  readonly left: (time: string) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = wordsInEach<Words>("queue", ({ text }) => ({
  workers: text`Workers`,
  gradings: text`Gradings`,
  level: text`level`,
  running: text`running`,
  done: text`done`,
  unknown: text`a time that is not known yet`,
  states: { working: text`working`, ending: text`ends soon`, "disk-full": text`its disk is full` },
  otherVersion: (version) => text`another version of Cavalo (${version}): it gets no jobs from this one`,
  summary: (waiting, running) => text`${waiting} waiting, ${running} running`,
  left: (time) => text`about ${time} left`,
}));

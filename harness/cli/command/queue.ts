import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import type { WorkerState } from "../../queue/fleet.ts";
import { openLink } from "../../queue/link.ts";
import { type Overview, overviewOf } from "../../queue/overview.ts";
import { roughTime } from "../../report/catalogue/quantities.ts";
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

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    workers: "Workers",
    gradings: "Gradings",
    level: "level",
    running: "running",
    done: "done",
    unknown: "a time that is not known yet",
    states: { working: "working", ending: "ends soon", "disk-full": "its disk is full" },
    otherVersion: (version) => `another version of Cavalo (${version}): it gets no jobs from this one`,
    summary: (waiting, running) => `${waiting} waiting, ${running} running`,
    left: (time) => `about ${time} left`,
  },
  "pt-BR": {
    workers: "Workers",
    gradings: "Avaliações",
    level: "nível",
    running: "em execução",
    done: "prontos",
    unknown: "um tempo ainda desconhecido",
    states: { working: "trabalhando", ending: "vai terminar", "disk-full": "o disco está cheio" },
    otherVersion: (version) => `outra versão do Cavalo (${version}): não recebe trabalhos desta`,
    summary: (waiting, running) => `${waiting} na espera, ${running} em execução`,
    left: (time) => `faltam cerca de ${time}`,
  },
};

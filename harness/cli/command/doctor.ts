import type { Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { sentenceOf } from "../../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { attack } from "./attack.ts";
import { canGrade, type Examination, examine, type FoundToolchain } from "./machine.ts";

interface DoctorOptions {
  readonly json?: boolean;
  readonly attack?: string | true;
  readonly level?: LevelName;
}

/** Examines this machine and prints the result, or attacks it. */
export async function examineMachine(_: [], options: DoctorOptions, io: Io): Promise<number> {
  const { json, attack: only, level } = options;
  if (only !== undefined) {
    const asKnown = await attack({ level, only: only === true ? "" : only }, io);
    return asKnown ? EXIT_CODES.ok : EXIT_CODES.failed;
  }
  const found = await saying(EXAMINING, io, () => examine(process.stdout));
  io.out.write(json ? `${JSON.stringify(found, null, 2)}\n` : examinationReport(found, io.locale));
  return canGrade(found) ? EXIT_CODES.ok : EXIT_CODES.failed;
}

const EXAMINING: Sentence = say`examining this machine`;

/** Words of an examination. */
interface DoctorWords {
  readonly machine: (cores: number, memory: string, harness: string) => string;
  readonly speed: (timeFactor: number) => string;
  readonly terminal: (columns: number, colours: number) => string;
  readonly noTerminal: string;
  readonly locale: (name: string) => string;
  readonly noLevel: string;
  readonly level: (level: LevelName, title: string) => string;
  readonly emptyRun: (measured: string) => string;
  readonly cpuTime: (ms: number) => string;
  readonly memory: (size: string) => string;
  readonly gaps: string;
  readonly unavailable: (level: LevelName, title: string) => string;
  readonly cure: string;
  readonly languages: string;
  readonly nothing: string;
  readonly conclusion: (found: number, all: number) => string;
}

const WORDS: Readonly<Record<Locale, DoctorWords>> = wordsInEach<DoctorWords>(
  "doctor",
  ({ counted, number, text }) => ({
    machine: (cores, memory, harness) =>
      text`Machine: ${counted(cores, "processor", "processors")}, ${memory} of memory; the harness takes ${harness}`,
    speed: (timeFactor) =>
      timeFactor === 1
        ? text`Speed: as fast as the machine that time limits are meant for`
        : text`Speed: slower than the machine that time limits are meant for. They are multiplied by ${number(timeFactor)}`,
    terminal: (columns, colours) =>
      text`Terminal: ${columns} columns, ${counted(colours, "colour", "colours")}`,
    noTerminal: text`Terminal: none`,
    locale: (name) => text`locale ${name || text`not set`}`,
    noLevel: text`Isolation: no level works`,
    level: (level, title) => text`Isolation: level ${level} (${title})`,
    emptyRun: (measured) => text`An empty run takes ${measured}`,
    cpuTime: (ms) => text`${ms} ms of CPU time`,
    memory: (size) => text`${size} of memory`,
    gaps: text`known gaps`,
    unavailable: (level, title) => text`level ${level} is not available (${title})`,
    cure: text`this may help`,
    languages: text`Languages`,
    nothing: text`Nothing can be graded on this machine.`,
    conclusion: (found, all) =>
      text`Programs in ${found} of ${counted(all, "language", "languages")} can be graded.`,
  }),
);

/** Writes an examination as text. The conclusion comes last. */
export function examinationReport(found: Examination, locale: Locale): string {
  const { harness, machine, timeFactor, terminal, toolchains } = found;
  const words = WORDS[locale];
  const screen = terminal.interactive
    ? words.terminal(terminal.columns ?? 0, terminal.colours)
    : words.noTerminal;
  return `${[
    `Cavalo ${harness.version}, Node ${harness.node}, ${harness.platform}`,
    words.machine(machine.cores, mebibytes(machine.memoryBytes), mebibytes(machine.harnessBytes)),
    words.speed(timeFactor),
    `${screen}; ${words.locale(printable(found.locale))}`,
    "",
    ...isolationLines(found, locale),
    "",
    `${words.languages}:`,
    ...toolchains.flatMap((toolchain) => toolchainLines(toolchain, locale)),
    "",
    verdictLine(found, words),
  ].join("\n")}\n`;
}

function isolationLines({ isolation, higherLevels }: Examination, locale: Locale): string[] {
  const { levels } = CATALOGUES[locale];
  const words = WORDS[locale];
  const higher = higherLevels.flatMap(({ level, reason, cure }) => [
    `  ${words.unavailable(level, levels[level].title)}: ${reason[locale]}`,
    ...(cure === undefined ? [] : [`    ${words.cure}: ${cure}`]),
  ]);
  if (!isolation) return [words.noLevel, ...higher];
  const { title, lacks } = levels[isolation.level];
  const { wallMs, cpuMs, peakMemoryBytes } = isolation.emptyRun;
  const measured = [
    `${wallMs} ms`,
    ...(cpuMs === undefined ? [] : [words.cpuTime(cpuMs)]),
    ...(peakMemoryBytes === undefined ? [] : [words.memory(mebibytes(peakMemoryBytes))]),
  ];
  return [
    `${words.level(isolation.level, title)}. ${words.emptyRun(measured.join(", "))}`,
    `  ${words.gaps}: ${lacks}`,
    ...higher,
  ];
}

function toolchainLines(toolchain: FoundToolchain, locale: Locale): string[] {
  const { title } = LANGUAGES[toolchain.language];
  if (!toolchain.found) {
    const missing = { kind: "toolchain-missing", tools: toolchain.missing } as const;
    return [`  ${title}: ${sentenceOf(missing, CATALOGUES[locale].findings)}`];
  }
  return [
    `  ${title}: ${printable(toolchain.version)}`,
    ...toolchain.build.map((command) => `    ${command}`),
    `    ${toolchain.run}`,
  ];
}

function verdictLine(found: Examination, words: DoctorWords): string {
  if (!canGrade(found)) return words.nothing;
  return words.conclusion(found.toolchains.filter((each) => each.found).length, found.toolchains.length);
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

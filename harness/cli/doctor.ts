import { counted, printable } from "../base/text.ts";
import { en, inEnglish } from "../report/catalogue/en/index.ts";
import type { LevelName } from "../run/isolation/level.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { attack } from "./attack.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
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
  const found = await examine(process.stdout);
  io.out.write(json ? `${JSON.stringify(found, null, 2)}\n` : examinationReport(found));
  return canGrade(found) ? EXIT_CODES.ok : EXIT_CODES.failed;
}

/** Writes an examination as text. The conclusion comes last. */
export function examinationReport(found: Examination): string {
  const { harness, machine, terminal, locale, toolchains } = found;
  return `${[
    `Cavalo ${harness.version}, Node ${harness.node}, ${harness.platform}`,
    `Machine: ${counted(machine.cores, "processor")}, ${mebibytes(machine.memoryBytes)} of memory; the harness takes ${mebibytes(machine.harnessBytes)}`,
    `Terminal: ${terminal.interactive ? `${terminal.columns} columns, ${counted(terminal.colours, "colour")}` : "none"}; locale ${printable(locale) || "not set"}`,
    "",
    ...isolationLines(found),
    "",
    "Languages:",
    ...toolchains.flatMap(toolchainLines),
    "",
    verdictLine(found),
  ].join("\n")}\n`;
}

function isolationLines({ isolation, higherLevels }: Examination): string[] {
  const higher = higherLevels.flatMap(({ level, reason, cure }) => [
    `  level ${level} is not available (${en.levels[level].title}): ${reason}`,
    ...(cure === undefined ? [] : [`    this may help: ${cure}`]),
  ]);
  if (!isolation) return ["Isolation: no level works", ...higher];
  const { title, lacks } = en.levels[isolation.level];
  const { wallMs, cpuMs, peakMemoryBytes } = isolation.emptyRun;
  const measured = [
    `${wallMs} ms`,
    ...(cpuMs === undefined ? [] : [`${cpuMs} ms of CPU time`]),
    ...(peakMemoryBytes === undefined ? [] : [`${mebibytes(peakMemoryBytes)} of memory`]),
  ];
  return [
    `Isolation: level ${isolation.level} (${title}). An empty run takes ${measured.join(", ")}`,
    `  known gaps: ${lacks}`,
    ...higher,
  ];
}

function toolchainLines(toolchain: FoundToolchain): string[] {
  const { title } = LANGUAGES[toolchain.language];
  if (!toolchain.found)
    return [`  ${title}: ${inEnglish({ kind: "toolchain-missing", tools: toolchain.missing })}`];
  return [
    `  ${title}: ${printable(toolchain.version)}`,
    ...toolchain.build.map((command) => `    ${command}`),
    `    ${toolchain.run}`,
  ];
}

function verdictLine(found: Examination): string {
  const there = found.toolchains.filter((each) => each.found).length;
  if (!canGrade(found)) return "Nothing can be graded on this machine.";
  return `Programs in ${there} of ${counted(found.toolchains.length, "language")} can be graded.`;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

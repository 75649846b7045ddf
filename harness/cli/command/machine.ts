import { availableParallelism, totalmem } from "node:os";
import { machineFaultOf } from "../../base/machine-fault.ts";
import { VERSION } from "../../base/package.ts";
import { timeFactor } from "../../grade/task/calibration.ts";
import { isAtLeast, LEVEL_NAMES, type LevelName, type Obstacle } from "../../run/isolation/level.ts";
import { type EmptyRun, probeLevel } from "../../run/isolation/probe.ts";
import { findToolchain, type MissingTools } from "../../submission/build/toolchain.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../../submission/language/names.ts";

/** Facts about a machine that matter for grading. */
export interface Examination {
  readonly version: 1;
  readonly harness: { readonly version: string; readonly node: string; readonly platform: string };
  readonly machine: { readonly cores: number; readonly memoryBytes: number; readonly harnessBytes: number };
  readonly terminal: { readonly interactive: boolean; readonly columns?: number; readonly colours: number };
  /** Factor by which time limits are multiplied here. */
  readonly timeFactor: number;
  /** Locale of the environment; empty if the environment does not name one. */
  readonly locale: string;
  /** Best level that works; absent if no level works. */
  readonly isolation?: FoundLevel;
  /** Better levels that are not available, the best first, with the reason for each. */
  readonly higherLevels: readonly (Obstacle & { readonly level: LevelName })[];
  readonly toolchains: readonly FoundToolchain[];
}

export interface FoundLevel {
  readonly level: LevelName;
  readonly emptyRun: EmptyRun;
}

export type FoundToolchain =
  | {
      readonly language: LanguageName;
      readonly found: true;
      readonly version: string;
      /** Commands for a program of one file, with their flags. */
      readonly build: readonly string[];
      readonly run: string;
    }
  | { readonly language: LanguageName; readonly found: false; readonly missing: MissingTools };

/** Examines this machine by trying its tools and its isolation levels. */
export async function examine(terminal: NodeJS.WriteStream): Promise<Examination> {
  const toolchains = await Promise.all(LANGUAGE_NAMES.map(examineToolchain));
  // Probes measure, so they run in turn, after the search for tools that keeps the processors busy.
  const levels = [];
  for (const name of LEVEL_NAMES) levels.push({ name, probe: await probeLevel(name) });
  const best = levels.find(({ probe }) => probe.works);
  return {
    version: 1,
    harness: { version: VERSION, node: process.version, platform: `${process.platform} ${process.arch}` },
    machine: {
      cores: availableParallelism(),
      memoryBytes: totalmem(),
      harnessBytes: process.memoryUsage.rss(),
    },
    terminal: {
      interactive: terminal.isTTY ?? false,
      ...(terminal.isTTY && { columns: terminal.columns }),
      colours: terminal.isTTY ? 2 ** terminal.getColorDepth() : 1,
    },
    timeFactor: await timeFactor(),
    locale: process.env.LC_ALL || process.env.LC_CTYPE || process.env.LANG || "",
    ...(best?.probe.works && {
      isolation: {
        level: best.name,
        emptyRun: best.probe.empty,
      },
    }),
    higherLevels: levels
      .filter(({ name }) => best === undefined || !isAtLeast(best.name, name))
      .flatMap(({ name, probe }) => (probe.works ? [] : [{ level: name, ...probe.obstacle }])),
    toolchains,
  };
}

/** A tool that crashes is shown with its last words, beside those that work. */
function brokenTool(error: Error): { found: false; missing: MissingTools } {
  if (machineFaultOf(error)) throw error;
  return { found: false, missing: [{ command: error.message }] };
}

/** Tests if anything can be graded: programs can be run, and at least one language is available. */
export function canGrade({ isolation, toolchains }: Examination): boolean {
  return isolation !== undefined && toolchains.some(({ found }) => found);
}

async function examineToolchain(language: LanguageName): Promise<FoundToolchain> {
  const search = await findToolchain(LANGUAGES[language]).catch(brokenTool);
  if (!search.found) return { language, found: false, missing: search.missing };
  const { extensions, plan } = LANGUAGES[language];
  const main = { path: `Main${extensions[0]}`, text: "", utf8: true };
  const { build, run } = plan({ sources: [main], main });
  return {
    language,
    found: true,
    version: search.toolchain.version,
    build: build.map((command) => command.join(" ")),
    run: run.join(" "),
  };
}

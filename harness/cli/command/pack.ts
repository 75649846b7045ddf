import path from "node:path";
import { ExpectedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath, writeWhole } from "../../base/files.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import { VERSION } from "../../base/package.ts";
import { inEach, placed, type Sentence } from "../../base/sentence.ts";
import { counted } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { isCoded, type ProblemName } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { timeFactor, withTimeFactor } from "../../grade/task/calibration.ts";
import { npmPackage } from "../../pack/archives.ts";
import { bundleFor } from "../../pack/bundle.ts";
import { editionFiles } from "../../pack/edition.ts";
import { PLATFORMS } from "../../pack/platform/index.ts";
import { PLATFORM_NAMES, type PlatformName } from "../../pack/platform/names.ts";
import { prove } from "../../pack/prove.ts";
import { loadCases } from "../../problem/load.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { chooseIsolation } from "../session/isolation.ts";
import type { CommonOptions } from "../session/options.ts";
import { dayIn } from "../session/session-cases.ts";

interface PackOptions
  extends Pick<CommonOptions, "cases" | "problem" | "jobs" | "now" | "lang">,
    Partial<Record<PlatformName | "forStudents", true>> {
  readonly out?: string;
}

/** Packs Cavalo with cases, as one file. */
export async function packCavalo(_: [], options: PackOptions, io: Io): Promise<number> {
  const platform = platformIn(options);
  const isPublic = platform === undefined || PLATFORMS[platform].isPublic;
  const cases = casesFor(options, isPublic);
  const problem = onlyProblem(cases);
  if (platform !== undefined && problem === undefined) throw new ExpectedError(SEVERAL_PROBLEMS);
  await proveHere(cases, options, io);
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  const content =
    platform === undefined
      ? await npmPackage(editionFiles({ for: "students", cases }))
      : await bundleFor({ platform, problem: problem!, cases, locale });
  const file = path.resolve(options.out ?? usualName(platform));
  write(file, content);
  const next = platform === undefined ? nextForStudents(file) : PLATFORMS[platform].next;
  io.out.write(`${written(file, cases.length)[io.locale]}\n${NEXT[io.locale]}: ${next[io.locale]}\n`);
  return EXIT_CODES.ok;
}

/**
 * Finds the platform that is named; undefined for students.
 *
 * @throws ExpectedError if not exactly one is named
 */
function platformIn(options: PackOptions): PlatformName | undefined {
  const named = PLATFORM_NAMES.filter((name) => options[name]);
  if (named.length + Number(options.forStudents ?? false) === 1) return named[0];
  const flags = ["for-students", ...PLATFORM_NAMES].map((name) => `--${name}`).join(", ");
  throw new ExpectedError({ en: `Give one of ${flags}`, "pt-BR": `Informe um destes: ${flags}` });
}

const NOT_PACKED: Sentence = {
  en: "a problem with programs of its author cannot be packed",
  "pt-BR": "um problema com programas do seu autor não pode ser empacotado",
};

/** The cases to pack. Of the bundled ones, those of custom problems are left out. */
function casesFor(options: PackOptions, isPublic: boolean | undefined): Case[] {
  const day = dayIn(options);
  const loaded = loadCases({ files: options.cases, problem: options.problem });
  const custom = loaded.find(({ problem }) => !isCoded(problem));
  const isChosen = options.problem !== undefined || options.cases !== BUNDLED_CASES;
  if (custom && isChosen) throw new ExpectedError(placed(custom.problem, NOT_PACKED));
  const cases = loaded.filter(
    (asked) => isCoded(asked.problem) && (!isPublic || visibilityOn(day, asked) === "public"),
  );
  if (cases.length > 0) return cases;
  throw new ExpectedError(
    placed([options.cases].flat().join(", "), {
      en: "there is no public case",
      "pt-BR": "não há caso público",
    }),
  );
}

/** The problem of all cases; undefined if they have several. */
function onlyProblem(cases: readonly Case[]): ProblemName | undefined {
  const [first, ...others] = new Set(cases.map(({ problem }) => problem));
  return others.length === 0 ? first : undefined;
}

const SEVERAL_PROBLEMS: Sentence = {
  en: "an assignment of a platform has one problem. Choose it with --problem",
  "pt-BR": "uma atividade da plataforma tem um só problema. Escolha-o com --problem",
};

async function proveHere(cases: readonly Case[], { jobs }: PackOptions, io: Io): Promise<void> {
  const signal = io.stopSignal();
  const factor = await timeFactor(signal);
  // Only our own reference is run.
  const isolation = await chooseIsolation({ isolation: "auto", trusted: true });
  const scaled = cases.map((asked) => withTimeFactor(asked, factor));
  await prove({ cases: scaled, isolation, jobs, signal });
}

/** The file in this folder, if none is named. */
function usualName(platform: PlatformName | undefined): string {
  return platform === undefined ? `cavalo-students-${VERSION}.tgz` : `cavalo-${platform}.zip`;
}

/** @throws ExpectedError if the file cannot be written */
function write(file: string, content: Buffer): void {
  try {
    writeWhole(file, content);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    throw new ExpectedError(
      placed(displayPath(file), {
        en: `cannot be written (${code})`,
        "pt-BR": `não pode ser escrito (${code})`,
      }),
      { cause: error },
    );
  }
}

const NEXT: Readonly<Record<Locale, string>> = { en: "Next", "pt-BR": "Agora" };

function written(file: string, cases: number): Sentence {
  const place = displayPath(file);
  return {
    en: `Written: ${place}, with ${counted(cases, "case")}`,
    "pt-BR": `Escrito: ${place}, com ${counted(cases, "caso")}`,
  };
}

function nextForStudents(file: string): Sentence {
  return inEach(() => `npm install -g ./${path.basename(file)}`);
}

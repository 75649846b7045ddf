import path from "node:path";
import { ExpectedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath, writeWhole } from "../../base/files.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import { EDITION, VERSION } from "../../base/package.ts";
import { countedInEach, inEach, placed, type Sentence, say } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import { npmPackage, zipOf } from "../../pack/archives.ts";
import { browserFiles, pyodideFolder } from "../../pack/browser-page.ts";
import { bundleFor } from "../../pack/bundle.ts";
import { editionFiles } from "../../pack/edition.ts";
import { nodeForWindows } from "../../pack/node-for-windows.ts";
import { PLATFORMS } from "../../pack/platform/index.ts";
import { PLATFORM_NAMES, type PlatformName } from "../../pack/platform/names.ts";
import { portableFiles } from "../../pack/portable.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { casesToPack, type PackingOptions, proveHere } from "../session/cases-to-pack.ts";
import type { CommonOptions } from "../session/options.ts";

interface PackOptions
  extends PackingOptions,
    Pick<CommonOptions, "lang">,
    Partial<Record<PlatformName | Readers, true>> {
  readonly out?: string;
  readonly windows?: true;
}

const READERS = ["forStudents", "forBrowser"] as const;
type Readers = (typeof READERS)[number];

/** Targets of this package, and their flags. A package for students only makes pages. */
const TARGETS = EDITION ? (["forBrowser"] as const) : [...READERS, ...PLATFORM_NAMES];
const FLAGS: Readonly<Record<Readers, string>> = { forStudents: "for-students", forBrowser: "for-browser" };

/** Packs Cavalo with cases, as one file or as the folder of a page. */
export async function packCavalo(_: [], options: PackOptions, io: Io): Promise<number> {
  const target = targetIn(options);
  if (options.windows && target !== "forStudents") throw new ExpectedError(ONLY_STUDENTS);
  const isPublic = isReaders(target) || PLATFORMS[target].isPublic;
  const cases = casesToPack(options, isPublic);
  const problem = onlyProblem(cases);
  if (!isReaders(target) && problem === undefined) throw new ExpectedError(SEVERAL_PROBLEMS);
  await proveHere(cases, options, io);
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  const place = path.resolve(options.out ?? usualName(target, options));
  let next: Sentence;
  if (target === "forBrowser") {
    for (const [name, content] of browserFiles({ cases, locale }))
      writePacked(path.join(place, name), content);
    next = nextForBrowser(place);
    if (pyodideFolder() === undefined) io.out.write(`${WITHOUT_PYTHON[io.locale]}\n`);
  } else if (target === "forStudents") {
    const edition = editionFiles({ for: "students", cases });
    if (options.windows) {
      const node = await saying(FETCHING, io, () => nodeForWindows(io.stopSignal()));
      writePacked(place, await zipOf(portableFiles({ edition, node, locale })));
      next = NEXT_ON_WINDOWS;
    } else {
      writePacked(place, await npmPackage(edition));
      next = nextForStudents(place);
    }
  } else {
    writePacked(place, await bundleFor({ platform: target, problem: problem!, cases, locale }));
    next = PLATFORMS[target].next;
  }
  io.out.write(`${written(place, cases.length)[io.locale]}\n${NEXT[io.locale]}: ${next[io.locale]}\n`);
  return EXIT_CODES.ok;
}

function isReaders(target: PlatformName | Readers): target is Readers {
  return (READERS as readonly string[]).includes(target);
}

/**
 * Finds the platform or the readers that are named.
 *
 * @throws ExpectedError if not exactly one is named
 */
function targetIn(options: PackOptions): PlatformName | Readers {
  const [named, ...others] = TARGETS.filter((name) => options[name]);
  if (named && others.length === 0) return named;
  const flags = TARGETS.map((name) => `--${isReaders(name) ? FLAGS[name] : name}`).join(", ");
  throw new ExpectedError(say`Give one of ${flags}`);
}

/** The problem of all cases; undefined if they have several. */
function onlyProblem(cases: readonly Case[]): ProblemName | undefined {
  const [first, ...others] = new Set(cases.map(({ problem }) => problem));
  return others.length === 0 ? first : undefined;
}

const SEVERAL_PROBLEMS: Sentence = say`an assignment of a platform has one problem. Choose it with --problem`;

const ONLY_STUDENTS: Sentence = say`--windows goes with --for-students`;

const FETCHING: Sentence = say`fetching Node for Windows`;

const NEXT_ON_WINDOWS: Sentence = say`give it to your students: they unpack it, and drag their folder onto cavalo.cmd`;

/** The file or folder in this folder, if none is named. */
function usualName(target: PlatformName | Readers, { windows }: PackOptions): string {
  if (windows) return `cavalo-windows-${VERSION}.zip`;
  if (target === "forStudents") return `cavalo-students-${VERSION}.tgz`;
  return target === "forBrowser" ? "cavalo-page" : `cavalo-${target}.zip`;
}

/** @throws ExpectedError if the file cannot be written */
function writePacked(file: string, content: Buffer): void {
  try {
    writeWhole(file, content);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    throw new ExpectedError(placed(displayPath(file), say`cannot be written (${code})`), { cause: error });
  }
}

const NEXT: Readonly<Record<Locale, string>> = say`Next`;

function written(file: string, cases: number): Sentence {
  const place = displayPath(file);
  return say`Written: ${place}, with ${countedInEach(cases, "case", "cases")}`;
}

const WITHOUT_PYTHON: Sentence = say`The page runs no Python, because the package for that is missing: npm install pyodide`;

function nextForBrowser(folder: string): Sentence {
  const page = displayPath(path.join(folder, "index.html"));
  return say`open ${page}, or publish the folder where your students find it`;
}

function nextForStudents(file: string): Sentence {
  return inEach(() => `npm install -g ./${path.basename(file)}`);
}

import path from "node:path";
import { caseFilesAt } from "../../case/case-folders.ts";
import type { Io } from "../console/console.ts";
import { type Checking, type CheckRequest, cacheFor, openChecking } from "../session/checking.ts";
import { readCourse } from "../session/course.ts";
import { guessFor, guessSentence } from "../session/guess.ts";
import type { CommonOptions } from "../session/options.ts";
import { programAt } from "../session/program-place.ts";

interface CheckOptions extends CommonOptions {
  readonly out?: string;
  /** Names of cases. */
  readonly case?: readonly string[];
  readonly failed?: boolean;
  readonly watch?: boolean;
  readonly open?: boolean;
  readonly keep?: boolean;
}

/** Grades the program in a folder, or with a main file, on the public cases, once or after every change, and prints every finding. */
export async function checkFolder([named]: [string], options: CheckOptions, standard: Io): Promise<number> {
  const place = programAt(named);
  const { folder, main } = place;
  const course = readCourse(folder);
  const lang = options.lang ?? course.language;
  const io = { ...standard, ...(lang && { locale: lang }) };
  const caseFiles = caseFilesAt(options.cases);
  const found = { folders: [folder], main, caseFiles, publicOnly: true, trusted: true };
  const guess = options.problem ? undefined : await guessFor(place, { ...found, options }, { course, io });
  const problem = options.problem ?? guess?.problem;
  const request: CheckRequest = {
    ...found,
    options: { ...options, ...(lang && { lang }), ...(problem && { problem }) },
    names: options.case,
    failedFirst: options.failed || options.watch,
    keep: options.keep,
    silentIfStopped: options.watch,
    heading: guess && guessSentence(guess)[io.locale],
    ...filesFor(folder, options),
  };
  const checking = openChecking(request);
  const round = options.open ? openingPage(checking) : exitCodeIn(checking);
  try {
    if (!options.watch) return await round(io);
    const { watchFolder } = await import("./watch.ts");
    return await watchFolder(path.resolve(folder), round, io);
  } finally {
    checking.close();
  }
}

/** Formats to write, and their folder: one in the user's cache if a page is only to be seen. */
function filesFor(
  folder: string,
  { report = [], open, out }: CheckOptions,
): Pick<CheckRequest, "formats" | "out"> {
  if (report.length === 0)
    return open ? { formats: ["html"], out: path.join(cacheFor({ folders: [folder] }), "page") } : {};
  return { formats: open ? [...new Set([...report, "html" as const])] : report, out };
}

type Round = (io: Io) => Promise<number>;

function exitCodeIn(checking: Checking): Round {
  return async (io) => (await checking.check(io)).exitCode;
}

/** Opens the page when it is written for the first time. */
function openingPage(checking: Checking): Round {
  let isOpen = false;
  return async (io) => {
    const { exitCode, page } = await checking.check(io);
    if (page !== undefined && !isOpen) {
      isOpen = true;
      const { showPage } = await import("./show-page.ts");
      await showPage(page, io);
    }
    return exitCode;
  };
}

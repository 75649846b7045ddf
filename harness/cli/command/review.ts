import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { userName } from "../../class/by-hand/signature.ts";
import type { Split } from "../../class/by-hand/split-names.ts";
import { Desk } from "../../review/desk.ts";
import type { Part } from "../../review/queue.ts";
import { serveDesk } from "../../review/server/serve.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classNamed } from "../session/class-of.ts";
import { CURE, tellDamage } from "../session/damage.ts";
import { givenFolders } from "../session/given-folders.ts";
import { keptGradingOptions } from "../session/grading-options.ts";
import type { ClassOptions } from "../session/options.ts";
import { contextOf } from "../session/session.ts";
import { writtenReport } from "./report.ts";
import { openInBrowser } from "./show-page.ts";

interface ReviewOptions extends ClassOptions {
  readonly grader?: string;
  /** As `1/3`. */
  readonly part?: string;
  readonly anonymous?: boolean;
  readonly split: Split;
}

/** Serves the desk of a class to the browser of this machine, until Ctrl-C. */
export async function review([named]: [string?], options: ReviewOptions, io: Io): Promise<number> {
  const { out, folder } = classNamed(named, options);
  if (folder === undefined) throw noClass(out);
  const signal = io.stopSignal();
  const lang = options.lang ?? writtenReport(out).language ?? io.locale;
  const { day } = contextOf(io, options);
  const part = options.part === undefined ? undefined : partNamed(options.part, options.split);
  const desk = new Desk({
    ...(part && { part }),
    anonymous: options.anonymous,
    folder,
    out,
    lang,
    day,
    grader: options.grader ?? userName(),
    signal,
    command: COMMAND,
    gradingOptions: () => keptGradingOptions(out),
    given: givenFolders,
  });
  tellDamage(desk.open(), { out, cure: CURE }, io);
  const served = await serveDesk(desk, lang);
  io.out.write(`${OPENED[io.locale]} ${served.address}\n`);
  // A script wants the address, and no browser.
  if (io.out.isTTY) await openInBrowser(served.address);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await served.close();
  if (!(await desk.close(PATIENCE_MS)))
    io.out.write(`${WRITTEN_LATER[io.locale]} cavalo report ${displayPath(folder)}\n`);
  return EXIT_CODES.ok;
}

/** The command line that is running. */
const COMMAND = [process.execPath, ...process.execArgv, ...process.argv.slice(1, 2)];

/** The time that a stop may take. */
const PATIENCE_MS = 2500;

const WRITTEN_LATER: Sentence = say`All that was decided is kept, and its files are still being written. If they are not there in a moment:`;

const OPENED: Sentence = say`The desk is open until you press Ctrl-C. Only this machine reaches it:`;

/** @throws ExpectedError if it names no part */
function partNamed(text: string, split: Split): Part {
  const [, number, of] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number);
  if (number !== undefined && of !== undefined && number <= of) return { split, number, of };
  throw new ExpectedError(say`--part ${excerpt(text)}: a part is named as 1/3, the first of three`);
}

function noClass(out: string): ExpectedError {
  return new ExpectedError(
    say`${displayPath(out)}: the desk is for the folder of a class, which \`cavalo new class\` makes`,
  );
}

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Semaphore } from "async-mutex";
import { adopt } from "../../adopt/adopt.ts";
import { saidBy } from "../../adopt/attempt/said.ts";
import { isRight } from "../../adopt/attempt/try.ts";
import { manifestText } from "../../adopt/document.ts";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Locale } from "../../base/locale.ts";
import { say } from "../../base/sentence.ts";
import { printable, shorten } from "../../base/text.ts";
import { timeFactor } from "../../grade/task/calibration.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import { columnsOf } from "../../report/words/columns.ts";
import { type Lab, withLab } from "../../run/lab.ts";
import { bareHandIn } from "../../submission/find/bare.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { chooseIsolation } from "../session/isolation.ts";
import type { CommonOptions } from "../session/options.ts";

export interface AdoptOptions extends CommonOptions {
  readonly force?: boolean;
  /** Folder for the manifests of a class. */
  readonly manifests?: string;
}

const MANIFESTS = "manifests";

/** Width of the table if that of the terminal is not known. */
const DEFAULT_COLUMNS = 80;

/** Longer names would leave no room for the rest. */
const MOST_NAME_LENGTH = 26;

const WORDS = wordsInEach("adopt-class", ({ text }) => ({
  heading: [text`program`, text`right`, text`manifest`],
  none: text`none`,
  kept: text`kept: this manifest exists already`,
  adopted: (adopted: number, all: number) => text`Adopted: ${adopted} of ${all}.`,
  next: (place: string) => text`Read their manifests in ${place}, and grade with --manifests.`,
}));

/** A program of a class as the table shows it. */
interface Row {
  readonly name: string;
  /** Small cases that are right, of all that were tried; empty if the program was not adopted. */
  readonly right: string;
  readonly said: string;
  /** Tells why the program was not adopted, without a full stop. */
  readonly reason?: string;
  readonly isAdopted: boolean;
}

/** Adopts the programs of a class, writes manifests for the instructor's folder, and prints a table. */
export async function adoptClass(folders: readonly string[], options: AdoptOptions, io: Io): Promise<number> {
  refuseNamesakes(folders);
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: false });
  const signal = io.stopSignal();
  const { manifests = MANIFESTS } = options;
  mkdirSync(manifests, { recursive: true });
  const places = new Semaphore(options.jobs);
  const factor = await timeFactor(signal);
  const rows = await withLab({ isolation, jobs: options.jobs, signal }, (lab) =>
    Promise.all(
      folders.map((folder) =>
        places.runExclusive(() =>
          adoptInto(folder, { ...options, manifests }, { lab, factor, locale: io.locale }),
        ),
      ),
    ),
  );
  if (signal.aborted) return EXIT_CODES.stopped;
  const words = WORDS[io.locale];
  const table = [[...words.heading], ...rows.map(({ name, right, said }) => [name, right, said])];
  const layout = { width: io.out.columns ?? DEFAULT_COLUMNS, rightAligned: [1] };
  const adopted = rows.filter(({ isAdopted }) => isAdopted).length;
  io.out.write(`${columnsOf(table, layout).join("\n")}\n\n`);
  // The table cuts what is too long for it.
  for (const { name, reason } of rows)
    if (reason !== undefined) io.out.write(`${name}: ${printable(reason)}.\n`);
  const place = printable(displayPath(path.resolve(manifests)));
  const next = adopted === 0 ? "" : ` ${words.next(place)}`;
  io.out.write(`${words.adopted(adopted, rows.length)}${next}\n`);
  return adopted === rows.length ? EXIT_CODES.ok : EXIT_CODES.failed;
}

/** Adopts one program, unless it has a manifest already. */
async function adoptInto(
  folder: string,
  { problem, manifests, force }: AdoptOptions & { readonly manifests: string },
  { lab, factor, locale }: { readonly lab: Lab; readonly factor: number; readonly locale: Locale },
): Promise<Row> {
  const words = WORDS[locale];
  const name = nameOf(folder);
  const file = path.join(manifests, `${name}.yaml`);
  const row = { name: shorten(printable(name), MOST_NAME_LENGTH), right: "", isAdopted: false };
  if (existsSync(file) && !force) return { ...row, said: words.kept, isAdopted: true };
  if (lab.signal?.aborted) return { ...row, said: "" };
  try {
    const adoption = await adopt(await bareHandIn(folder, problem), lab, { timeFactor: factor });
    if (adoption.kind === "given-up") return { ...row, said: words.none, reason: adoption.reason[locale] };
    writeFileSync(file, manifestText(adoption, locale));
    const { manifest, tries } = adoption;
    const right = `${tries.filter(isRight).length}/${tries.length}`;
    return { ...row, right, said: printable(saidBy(manifest, locale)), isAdopted: true };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { ...row, said: words.none, reason: error.sentences.map((each) => each[locale]).join(" ") };
  }
}

/** Name of a hand-in, as a grading of the folder around it says it. */
function nameOf(folder: string): string {
  return path.basename(path.resolve(folder));
}

function refuseNamesakes(folders: readonly string[]): void {
  const names = folders.map(nameOf);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new ExpectedError(
      say`several folders have the name ${twice}, and their manifests would be one file`,
    );
}

import { ExpectedError } from "../../base/errors.ts";
import { printable } from "../../base/text.ts";
import { isClassFolder } from "../../class/class-files.ts";
import { readClassFolder, readingOf } from "../../class/class-folder.ts";
import { peopleMistakes } from "../../class/people-mistakes.ts";
import { layOut } from "../../class/reading/lay-out.ts";
import { readAs } from "../../class/reading/read-as.ts";
import { matcherOf, matchesOfAll, rowsOf } from "../../class/who/people.ts";
import { isOpen, whoLines } from "../../class/who/told.ts";
import { createScratch } from "../../run/scratch/scratch.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classFolderHere } from "../session/class-of.ts";
import { NOBODYS_ENTRY, READING } from "../session/collect-hand-ins.ts";

interface CheckOptions {
  readonly sections?: boolean;
}

/** Wide enough for a class of 120 on one screen. */
const DEFAULT_COLUMNS = 120;

/** Prints how a class is read, and who was matched with whom by which evidence. Nothing is graded. */
export async function checkClass([named]: [string?], options: CheckOptions, io: Io): Promise<number> {
  const given = named ?? classFolderHere();
  const own = isClassFolder(given) ? readClassFolder(given) : undefined;
  const root = own?.handIns ?? given;
  const signal = io.stopSignal();
  const scratch = createScratch();
  try {
    return await scratch.within(async (to) => {
      const laidOut = await saying(READING, io, () =>
        layOut({ root, ...options, ...(own && readingOf(own)), signal }, to),
      );
      const handIns = laidOut.handIns.map((each) => ({ ...each, name: each.path }));
      const { people = [], match = matcherOf([]) } = own ?? {};
      if (own) {
        const rows = rowsOf(people, handIns, match);
        const mistakes = peopleMistakes(own.scheme, {
          rows,
          students: handIns.map(({ student }) => student),
        });
        if (mistakes.length > 0) throw new ExpectedError(mistakes);
      }
      const matches = matchesOfAll(match, handIns);
      const columns = io.out.columns ?? (Number(process.env.COLUMNS) || DEFAULT_COLUMNS);
      const lines = whoLines({ matches, people }, io.locale, columns);
      for (const line of [readAs(laidOut)[io.locale], ...lines]) io.out.write(`${line}\n`);
      for (const { path: file } of laidOut.leftOut)
        io.err.write(`${printable(file)}: ${NOBODYS_ENTRY[io.locale]}\n`);
      return matches.some(isOpen) ? EXIT_CODES.failed : EXIT_CODES.ok;
    });
  } finally {
    await scratch.close();
  }
}

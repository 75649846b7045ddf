import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { readSheet } from "../sheet/sheet.ts";
import { readCanvas } from "./canvas.ts";
import type { Gradebook, GradebookFormat, Settled } from "./gradebook.ts";
import { readMoodle } from "./moodle.ts";
import { titlesOf } from "./which-column.ts";

/** Readers of gradebooks. A new platform needs a file and a line here. */
const READERS = { moodle: readMoodle, canvas: readCanvas } as const satisfies Record<string, GradebookFormat>;

export type Platform = keyof typeof READERS;

/**
 * Reads the gradebook of whichever platform.
 *
 * @throws ExpectedError if it is that of none, or cannot be used
 */
export function readGradebook(
  file: string,
  settled: Settled = {},
): Gradebook & { readonly platform: Platform } {
  const sheet = readSheet(file);
  for (const platform of Object.keys(READERS) as Platform[]) {
    const gradebook = READERS[platform](sheet, settled);
    if (gradebook) return { ...gradebook, platform };
  }
  const found = titlesOf(sheet);
  throw new ExpectedError(
    placed(
      sheet.placeOf(undefined),
      say`this is neither Moodle's grading worksheet nor a gradebook of Canvas. The rows of the first begin with "Participant 101" in the language of the site, and they have times; the columns of the second begin with Student, ID. These columns were found: ${found}`,
    ),
  );
}

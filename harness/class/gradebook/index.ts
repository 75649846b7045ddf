import { ExpectedError } from "../../base/errors.ts";
import { displayPath, readText } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { readCanvas } from "./canvas.ts";
import type { Gradebook, GradebookReader } from "./gradebook.ts";
import { readMoodle } from "./moodle.ts";

/** Readers of gradebooks. A new platform needs a file and a line here. */
const READERS = { moodle: readMoodle, canvas: readCanvas } as const satisfies Record<string, GradebookReader>;

export type Platform = keyof typeof READERS;

/**
 * Reads the gradebook of whichever platform.
 *
 * @throws ExpectedError if it is that of none, or cannot be used
 */
export function readGradebook(
  file: string,
  assignment?: string,
): Gradebook & { readonly platform: Platform } {
  const text = readText(file);
  for (const platform of Object.keys(READERS) as Platform[]) {
    const gradebook = READERS[platform](text, { file, assignment });
    if (gradebook) return { ...gradebook, platform };
  }
  throw new ExpectedError(
    placed(`${displayPath(file)}:1:1`, {
      en: "this is neither Moodle's grading worksheet nor a gradebook of Canvas. Download it again",
      "pt-BR": "esta não é uma planilha de notas do Moodle nem um livro de notas do Canvas. Baixe-a de novo",
    }),
  );
}

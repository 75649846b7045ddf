import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../../base/errors.ts";
import { displayPath } from "../../../base/files.ts";
import { placed, say } from "../../../base/sentence.ts";
import { BUNDLED_CASES } from "../../../case/bundled.ts";
import { caseFilesAt } from "../../../case/case-folders.ts";
import { readClassFolder, readingOf } from "../../../class/class-folder.ts";
import type { ResultLine } from "../../../grade/store/history.ts";
import { createScratch } from "../../../run/scratch/scratch.ts";
import { studentOf } from "../../../submission/student.ts";
import type { Io } from "../../console/console.ts";
import type { ClassPlace } from "../../session/class-of.ts";
import { collectFrom } from "../../session/collect-hand-ins.ts";

/**
 * Copies the program of a student into a new folder, as it is graded: out of archives, with what is unpacked in it.
 *
 * @throws ExpectedError if the folder exists, or if the program is not there any more
 */
export async function bringOut(
  { student, source: { root }, record: { problem } }: ResultLine,
  { place, to }: { readonly place: ClassPlace; readonly to: string },
  io: Io,
): Promise<void> {
  if (existsSync(to))
    throw new ExpectedError(
      placed(displayPath(path.resolve(to)), say`this folder exists already. Give another one`),
    );
  const own = place.folder === undefined ? undefined : readClassFolder(place.folder);
  // Nobody has kept what was said of folders with several programs. By the wrong answer the student is not found.
  const readings = own?.handIns === root ? [readingOf(own)] : [{ sections: true }, { sections: false }];
  const scratch = createScratch();
  const signal = io.stopSignal();
  try {
    for (const reading of readings) {
      const request = {
        folders: [root],
        options: { cases: BUNDLED_CASES, jobs: 1, isolation: "auto", problem },
        caseFiles: caseFilesAt(BUNDLED_CASES),
        ...{ publicOnly: false, trusted: false, out: place.out },
        ...reading,
      } as const;
      const found = await collectFrom([root], request, { scratch, signal, io });
      const wanted = found.find(
        ({ submission }) => studentOf(submission) === student && submission.problem === problem,
      );
      if (wanted) return cpSync(wanted.submission.folder, to, { recursive: true });
    }
    throw new ExpectedError(placed(displayPath(root), say`the program is not there any more`));
  } finally {
    await scratch.close();
  }
}

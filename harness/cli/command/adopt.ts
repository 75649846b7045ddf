import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { adopt } from "../../adopt/adopt.ts";
import type { Adoption } from "../../adopt/adopt-program.ts";
import { attemptsText } from "../../adopt/attempts-text.ts";
import { manifestText, summaryOf } from "../../adopt/document.ts";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Locale } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { caseFilesAt } from "../../case/case-folders.ts";
import { timeFactor } from "../../grade/task/calibration.ts";
import { withLab } from "../../run/lab.ts";
import { bareSubmission } from "../../submission/find/bare.ts";
import { MANIFEST } from "../../submission/find/tree/sources.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { check } from "../session/checking.ts";
import { chooseIsolation } from "../session/isolation.ts";
import { type AdoptOptions, adoptClass } from "./adopt-class.ts";

/** Adopts one program, or those of a class, which may be of one student. */
export function adoptPrograms(
  [folders]: [readonly string[]],
  options: AdoptOptions,
  io: Io,
): Promise<number> {
  const [folder, other] = folders;
  const isClass = other !== undefined || options.manifests !== undefined;
  return isClass ? adoptClass(folders, options, io) : adoptProgram(folder!, options, io);
}

const NOT_WRITTEN: Sentence = say`No ${MANIFEST} was written`;

const LIKELIEST: Sentence = say`Nothing proves this manifest, but it ranks first among those that were tried`;

const TRIED: Sentence = say`This was tried. These verdicts are on guesses, not on the program`;

const WRITTEN: Sentence = say`was written`;

/** Adopts a program, writes its manifest, and checks it on the public cases. */
async function adoptProgram(folder: string, options: AdoptOptions, io: Io): Promise<number> {
  const { locale } = io;
  const submission = await bareSubmission(folder, options.problem);
  const file = path.join(submission.folder, MANIFEST);
  if (existsSync(file) && !options.force)
    throw new ExpectedError(
      placed(displayPath(file), say`this file exists already. Use --force to overwrite it`),
    );

  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const signal = io.stopSignal();
  const factor = await timeFactor(signal);
  const adoption = await withLab({ isolation, jobs: 1, signal }, (lab) =>
    adopt(submission, lab, { timeFactor: factor }),
  );
  if (signal.aborted) return EXIT_CODES.stopped;
  if (adoption.kind === "given-up") {
    io.out.write(givenUpText(adoption, locale));
    return EXIT_CODES.failed;
  }
  writeFileSync(file, manifestText(adoption, locale));
  io.out.write(
    `${printable(displayPath(file))} ${WRITTEN[locale]}: ${summaryOf(adoption.tries)[locale]}.\n\n`,
  );
  const checked = { ...options, problem: submission.problem };
  const caseFiles = caseFilesAt(options.cases);
  const request = { folders: [submission.folder], options: checked, caseFiles };
  return check({ ...request, publicOnly: true, trusted: true, ownManifests: true }, io);
}

function givenUpText(
  { reason, likeliest, results }: Extract<Adoption, { kind: "given-up" }>,
  locale: Locale,
): string {
  return [
    `${NOT_WRITTEN[locale]}: ${reason[locale]}.\n`,
    likeliest ? `\n${LIKELIEST[locale]}:\n\n${manifestText(likeliest, locale)}` : "",
    results.length > 1 ? `\n${TRIED[locale]}:\n${attemptsText(results, locale)}` : "",
  ].join("");
}

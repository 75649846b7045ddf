import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Adoption, adopt } from "../adopt/adopt.ts";
import { attemptsText } from "../adopt/attempts-text.ts";
import { manifestText, summaryOf } from "../adopt/document.ts";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed } from "../base/sentence.ts";
import { printable } from "../base/text.ts";
import { withLab } from "../run/lab.ts";
import { bareSubmission } from "../submission/find/discover.ts";
import { MANIFEST } from "../submission/find/sources.ts";
import { type AdoptOptions, adoptClass } from "./adopt-class.ts";
import { check } from "./check.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { chooseIsolation } from "./isolation.ts";

/** Adopts one program, or those of a class. */
export function adoptPrograms(
  [folders]: [readonly string[]],
  options: AdoptOptions,
  io: Io,
): Promise<number> {
  const [folder, other] = folders;
  return other === undefined ? adoptProgram(folder!, options, io) : adoptClass(folders, options, io);
}

/** Adopts a program, writes its manifest, and checks it on the public cases. */
async function adoptProgram(folder: string, options: AdoptOptions, io: Io): Promise<number> {
  const submission = await bareSubmission(folder, options.problem);
  const file = path.join(submission.folder, MANIFEST);
  if (existsSync(file) && !options.force)
    throw new ExpectedError(
      placed(displayPath(file), {
        en: "this file exists already. Use --force to overwrite it",
        "pt-BR": "este arquivo já existe. Use --force para substituí-lo",
      }),
    );

  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const signal = io.stopSignal();
  const adoption = await withLab({ isolation, jobs: 1, signal }, (lab) => adopt(submission, lab));
  if (signal.aborted) return EXIT_CODES.stopped;
  if (adoption.kind === "given-up") {
    io.out.write(givenUpText(adoption));
    return EXIT_CODES.failed;
  }
  writeFileSync(file, manifestText(adoption));
  io.out.write(`${printable(displayPath(file))} was written: ${summaryOf(adoption.tries)}.\n\n`);
  const checked = { ...options, problem: submission.problem };
  const request = { folders: [submission.folder], options: checked, publicOnly: true, trusted: true };
  return check({ ...request, ownManifests: true }, io);
}

function givenUpText({ reason, likeliest, results }: Extract<Adoption, { kind: "given-up" }>): string {
  return [
    `No ${MANIFEST} was written: ${reason}.\n`,
    likeliest ? `\nNothing proves this manifest, but it is the likeliest:\n\n${manifestText(likeliest)}` : "",
    results.length > 1 ? `\nThis was tried:\n${attemptsText(results)}` : "",
  ].join("");
}

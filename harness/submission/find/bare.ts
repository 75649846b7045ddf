import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, say } from "../../base/sentence.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Submission } from "../submission.ts";
import { detectSafely, folderAt, problemFor } from "./discover.ts";
import { type HandIn, handInAt, handInsIn } from "./folders.ts";
import { holdsMain } from "./shape/detect.ts";
import { speaksOf } from "./shape/guess.ts";
import { readTree, type Tree } from "./tree/tree.ts";

/**
 * Finds the one program of a folder, as it is without a manifest.
 *
 * @throws ExpectedError if there are several
 */
export async function bareSubmission(root: string, wanted: ProblemName | undefined): Promise<Submission> {
  const folder = await readTree(folderAt(root));
  const handIns = await handInsIn(folder, { problem: wanted });
  const [only, other] = await meantAmong(handIns, wanted);
  if (other !== undefined)
    throw new ExpectedError(
      placed(displayPath(folder.path), say`there are several programs. Give the folder of one`),
    );
  const name = only?.name ?? path.basename(folder.path);
  // If no other folder has a main program, they may be parts of the one that is meant.
  const whole = handIns.length > 1 ? await handInAt(folder, folder.path, { problem: wanted }) : undefined;
  const chosen = whole && !whole.versions ? whole : only;
  return bare(chosen?.program ?? folder, name, wanted);
}

/** Finds the program that a grading takes of a student's folder, as it is without a manifest. */
export async function bareHandIn(root: string, wanted: ProblemName | undefined): Promise<Submission> {
  const folder = await readTree(folderAt(root));
  const { program } = await handInAt(folder, folder.path, { problem: wanted });
  return bare(program, path.basename(folder.path), wanted);
}

async function bare(program: Tree, name: string, wanted: ProblemName | undefined): Promise<Submission> {
  return {
    name,
    folder: program.path,
    problem: wanted ?? problemFor(program.path),
    manifest: {},
    kind: await detectSafely(program, {}),
  };
}

/** Finds the program that is meant: the only one that looks like one for the problem, or the only one that can be run. */
async function meantAmong(
  handIns: readonly HandIn[],
  wanted: ProblemName | undefined,
): Promise<readonly HandIn[]> {
  if (handIns.length < 2) return handIns;
  const speaking: HandIn[] = [];
  for (const handIn of handIns)
    if (wanted !== undefined && (await speaksOf(wanted, handIn.program))) speaking.push(handIn);
  return speaking.length === 1 ? speaking : runnableAmong(handIns);
}

/** Leaves out folders that are no program by themselves, if there are several: tests, documents, pictures. */
async function runnableAmong(handIns: readonly HandIn[]): Promise<readonly HandIn[]> {
  const runnable: HandIn[] = [];
  for (const handIn of handIns)
    if (!/^tests?$/i.test(handIn.name) && (await holdsMain(handIn.program))) runnable.push(handIn);
  return runnable;
}

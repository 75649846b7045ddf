import path from "node:path";
import { type Attempt, type AttemptPlace, attempt, type Contestant } from "./attempt.ts";
import type { Case } from "./case/case.ts";
import { certificateDefect } from "./check/certificate.ts";
import { PACKAGE_FOLDER } from "./package.ts";
import { searchPathFor } from "./submission/build.ts";

/** Our own solver is run as a submission is: it is a program that keeps to the contract. */
const SOLVER: Contestant = {
  executable: {
    command: [process.execPath, path.join(PACKAGE_FOLDER, "dist", "reference", "main.js")],
    searchPath: searchPathFor([]),
  },
  manifest: {},
};

/** For the lost knight it also proves its answer, so that nobody has to trust its search. */
const PROVER: Contestant = {
  ...SOLVER,
  manifest: { input: { arguments: ["{boardPath}", "--certificate"] } },
  audit: (asked, output) =>
    asked.problem === "lost-knight" ? certificateDefect(asked.board, asked.answer, output) : undefined,
};

/** More than a label, or a step of a tour, of the largest board takes. */
const BYTES_A_SQUARE = 10;

/** Puts a case to the reference. Its output may be larger than a student's: it prints a label for every square. */
export function attemptByReference(asked: Case, place: AttemptPlace): Promise<Attempt> {
  const { rows, columns } = asked.problem === "lost-knight" ? asked.board : asked;
  const outputBytes = Math.max(asked.limits.outputBytes, rows * columns * BYTES_A_SQUARE);
  const roomy = { ...asked, limits: { ...asked.limits, outputBytes } };
  return attempt(asked.problem === "lost-knight" ? PROVER : SOLVER, roomy, place);
}

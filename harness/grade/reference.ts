import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Case, sizeOf } from "../case/any-case.ts";
import { certificateDefect } from "../problem/lost-knight/certificate.ts";
import { searchPathFor } from "../submission/build/build.ts";
import { installationsOf } from "../submission/build/toolchain.ts";
import { HEAP } from "../submission/language/javascript.ts";
import { VIRTUAL_MACHINE } from "../submission/language/runtime.ts";
import type { Contestant } from "./attempt.ts";

/** Our own solver is run as a submission is: it is a program that keeps to the contract. */
const SOLVER: Contestant = {
  executable: {
    command: [process.execPath, HEAP, path.join(PACKAGE_FOLDER, "dist", "reference", "main.js")],
    searchPath: searchPathFor([]),
    visible: [
      path.join(PACKAGE_FOLDER, "dist", "reference"),
      path.join(PACKAGE_FOLDER, "package.json"),
      ...installationsOf(process.execPath),
    ],
    data: {},
    runtime: VIRTUAL_MACHINE,
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

/** The reference as a contestant for a case. */
export function referenceFor({ problem }: Case): Contestant {
  return problem === "lost-knight" ? PROVER : SOLVER;
}

/** The case with an output limit for the reference, which prints a label for every square. */
export function withRoomForProof(asked: Case): Case {
  const { rows, columns } = sizeOf(asked);
  const outputBytes = Math.max(asked.limits.outputBytes, rows * columns * BYTES_A_SQUARE);
  return { ...asked, limits: { ...asked.limits, outputBytes } };
}

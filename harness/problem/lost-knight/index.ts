import { say } from "../../base/sentence.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Problem } from "../problem.ts";
import { lostKnightBands } from "./bands.ts";
import { countedWrong } from "./cause/counted-wrong.ts";
import { quantityIn } from "./cause/quantities.ts";
import { BOARD_TRIALS, EDGE_TRIALS, NO_WAY_TRIAL, SMALLER_BOARD_TRIALS } from "./cause/trial-cases.ts";
import { certificateDefect } from "./certificate.ts";
import { BOARD_FILE, BOARD_PLACEHOLDERS, lostKnightContract } from "./contract.ts";
import { diagnoseLostKnight } from "./diagnose.ts";
import { madeMoves } from "./made-answers.ts";
import { lostKnightPicture } from "./picture.ts";
import { tellApart } from "./tell-apart.ts";
import { boardForm, waysToBoards } from "./ways.ts";

/** Least number of knight moves from C to S on a torus with blocked squares. */
export const lostKnight: Problem<LostKnightCase> = {
  placeholders: BOARD_PLACEHOLDERS,
  plantedFiles: [BOARD_FILE],
  contractOf: lostKnightContract,
  pictureOf: lostKnightPicture,
  diagnose: diagnoseLostKnight,
  countedWrong,
  quantityIn,
  isOfKind: ({ answer }, property) => property === "no-path" && answer === "impossible",
  smallOfKind: { "no-path": NO_WAY_TRIAL },
  edges: EDGE_TRIALS,
  tellApart,
  traces: [
    // A line of what an editor generates: `will be lost if the code is regenerated`.
    /perdido|\blost(?! if)/i,
    /sa[ií]da\b|\bsalida\b|\bexit\b(?! *\()/i,
    /imposs[ií]ve|\bimposs?ible/i,
    /["']S["']/,
    /["']x["']/,
    /\bbord[ae]|\btor[uo]s?\b|\bwrap|floorMod|circular/i,
    /\bdist\w*\b/i,
    /board\.txt|\bcaso\d+/i,
    /lab[ei]rinto|\bmaze|obst[aá]culo|bloquead/i,
  ],
  proof: {
    arguments: ["{boardPath}", "--certificate"],
    defectIn: (output, { board, answer }) => certificateDefect(board, answer, output),
  },
  bands: lostKnightBands,
  madeAnswers: (asked, { pick }) => madeMoves(asked, pick),
  published: {
    title: say`the ten published boards`,
    names: /^board-\d+$/,
  },
  adopting: {
    cases: BOARD_TRIALS,
    waysToAsk: waysToBoards,
    formOf: boardForm,
    candidates: ({ evidence, ...manifest }) => [
      { manifest, evidence, cases: BOARD_TRIALS, easier: SMALLER_BOARD_TRIALS },
    ],
  },
};

import { say } from "../../base/sentence.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toPair } from "../../case/square-schema.ts";
import type { Problem } from "../problem.ts";
import { tourAdopting } from "./adopting.ts";
import { tourBands } from "./bands.ts";
import { TOUR_PLACEHOLDERS, tourContract } from "./contract.ts";
import { diagnoseDenial } from "./denial.ts";
import { madeTours } from "./made-answers.ts";
import { diagnoseNoTour } from "./no-tour.ts";
import { diagnoseOpen } from "./open-only.ts";
import { diagnoseSlowSearch } from "./slow-search.ts";
import { diagnoseStart } from "./start.ts";

/** A tour that visits every square once, from a given start, open or closed. */
export const knightsTour: Problem<TourCase> = {
  placeholders: TOUR_PLACEHOLDERS,
  plantedFiles: [],
  contractOf: tourContract,
  pictureOf: ({ start, anyStart, tour }) => ({
    wraps: false,
    ...(tour === "closed" && { closed: true }),
    ...(!anyStart && { start: toPair(start) }),
  }),
  diagnose: async (tried, ask) =>
    [
      diagnoseStart(tried),
      diagnoseNoTour(tried),
      await diagnoseDenial(tried, ask),
      diagnoseOpen(tried),
      diagnoseSlowSearch(tried),
    ].filter((found) => found !== undefined),
  isOfKind: ({ answer, tour }, property) =>
    (property === "no-tour" && answer === "none") || (property === "closed" && tour === "closed"),
  bands: tourBands,
  madeAnswers: (asked, { answer, pick }) => madeTours(asked, answer, pick),
  traces: [
    /passeio|recorrido/i,
    /(?<!de)\btours?\b|_tour\b|\bTour|Tour\b/,
    /warnsdorff?/i,
    /fechad[oa]|cerrad[oa]|\bclosed\b/i,
    /sem solu[cç][aã]o|sin soluci[oó]n|\bno (?:tour|solution)/i,
    /\bpass?os?\b|\bsteps?\b/i,
    /backtrack|retroce|\bgra(?:u|do)\b|\bdegree/i,
    /\bn *\* *n\b|(?:rows|linhas?|filas?|altura) *\* *(?:col|largura|ancho)\w*/i,
  ],
  published: {
    title: say`the starts of the chessboard`,
    names: /^8x8$/,
  },
  adopting: tourAdopting,
};

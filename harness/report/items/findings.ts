import { type ItemAnalysis, type ItemRow, LEAST_TAKERS } from "./analysis.ts";

/** A thing that an instructor should know of the cases. */
export type ItemFinding =
  /** Nobody fails or nobody passes these cases, so they tell no taker from another. */
  | { readonly kind: "nobody-fails" | "nobody-passes"; readonly rows: readonly ItemRow[] }
  /** These cases say the same. */
  | { readonly kind: "alike"; readonly row: ItemRow }
  /** Those who pass earn less in the other cases than those who fail. */
  | { readonly kind: "against"; readonly row: ItemRow }
  /** Who passes these says little about the other cases. */
  | { readonly kind: "weak"; readonly rows: readonly ItemRow[] };

/** Discrimination below which an item is poor (R. L. Ebel, D. A. Frisbie, "Essentials of educational measurement", 1991). */
export const LEAST_REST = 0.2;

/** Standard errors that a correlation below zero must be away from it: about one in 40 is by chance. */
const LEAST_ERRORS = 2;

/** Most groups of cases that say the same: those with most points. */
const MOST_ALIKE = 3;

/** Picks what stands out. */
export function findingsOf({ rows: all }: ItemAnalysis): ItemFinding[] {
  const rows = all.filter(({ judged }) => judged >= LEAST_TAKERS);
  const together = (kind: "nobody-fails" | "nobody-passes" | "weak", own: readonly ItemRow[]) =>
    own.length > 0 ? [{ kind, rows: own }] : [];
  const against = rows.filter(isAgainst);
  const weak = rows.filter(({ rest = 1 }) => rest < LEAST_REST).filter((row) => !against.includes(row));
  const alike = rows
    .filter(({ items }) => items.length > 1)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_ALIKE);
  return [
    ...together(
      "nobody-passes",
      rows.filter(({ none, judged }) => none === judged),
    ),
    ...together(
      "nobody-fails",
      rows.filter((row) => row.all === row.judged),
    ),
    ...alike.map((row) => ({ kind: "alike" as const, row })),
    ...against.map((row) => ({ kind: "against" as const, row })),
    ...together("weak", weak),
  ];
}

/** Tests if a correlation is surely below zero: r * sqrt((n - 2) / (1 - r^2)) has Student's distribution. */
function isAgainst({ rest = 0, judged }: ItemRow): boolean {
  return rest < 0 && rest * Math.sqrt(judged - 2) <= -LEAST_ERRORS * Math.sqrt(1 - rest ** 2);
}

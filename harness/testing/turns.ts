import { statedSeed } from "./seed.ts";

/** The rows of a long table whose turn it is: one of so many parts. The soak has all of them. */
export function ofThisTurn<Row>(rows: readonly Row[], turns: number): Row[] {
  if (process.env.CAVALO_SAMPLES !== "1") return [...rows];
  const parts = Math.min(turns, rows.length);
  return rows.filter((_, at) => at % parts === statedSeed() % parts);
}

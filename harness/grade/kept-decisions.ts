import { existsSync } from "node:fs";
import { PlacedFile, parseLine } from "../base/journal.ts";
import type { DecisionLine, UndoLine } from "./desk-lines.ts";
import { journalIn } from "./store-lines.ts";

const STARTS = ["decided", "undone"].map((kind) => Buffer.from(`{"kind":"${kind}",`));

/** Reads what an instructor has decided about a class, the oldest first. All other lines of its store are passed over. */
export function decisionsIn(reports: string): (DecisionLine | UndoLine)[] {
  if (!existsSync(journalIn(reports))) return [];
  const journal = new PlacedFile(journalIn(reports));
  try {
    return Array.from(journal.lines())
      .filter(({ bytes }) => STARTS.some((start) => bytes.subarray(0, start.length).equals(start)))
      .flatMap(({ bytes }) => (parseLine(bytes) as DecisionLine | UndoLine | undefined) ?? []);
  } finally {
    journal.close();
  }
}

import type { DecisionLine, UndoLine } from "./desk-lines.ts";
import { Journal } from "./store-journal.ts";
import { storeLineIn } from "./store-lines.ts";

const STARTS = ["decided", "undone"].map((kind) => Buffer.from(`{"kind":"${kind}",`));

/** Reads what an instructor has decided about a class, the oldest first. All other lines of its store are passed over. */
export function decisionsIn(reports: string): (DecisionLine | UndoLine)[] {
  const journal = new Journal(reports);
  try {
    const { lines } = journal.read(({ content }) =>
      STARTS.some((start) => content.subarray(0, start.length).equals(start))
        ? (storeLineIn(content) as DecisionLine | UndoLine | undefined)
        : undefined,
    );
    return lines.map(({ taken }) => taken);
  } finally {
    journal.file.close();
  }
}

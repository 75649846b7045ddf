import { deskOf } from "./desk-journal.ts";
import { type DecisionLine, isDecision, isOfDesk, type UndoLine } from "./desk-lines.ts";
import { Journal } from "./store-journal.ts";
import { storeIn, storeLineIn } from "./store-lines.ts";

const STARTS = ["decided", "undone"].map((kind) => Buffer.from(`{"kind":"${kind}",`));

/**
 * Reads what people have decided about a class, the oldest first. All other lines of its store, among which an earlier version
 * kept decisions, are passed over.
 */
export function decisionsIn(reports: string): (DecisionLine | UndoLine)[] {
  const journal = new Journal(storeIn(reports));
  try {
    const { lines } = journal.read(({ content }) => {
      if (!STARTS.some((start) => content.subarray(0, start.length).equals(start))) return undefined;
      const line = storeLineIn(content);
      return line && isOfDesk(line) && isDecision(line) ? line : undefined;
    });
    return [...lines.map(({ taken }) => taken), ...deskOf(reports).lines.filter(isDecision)];
  } finally {
    journal.file.close();
  }
}

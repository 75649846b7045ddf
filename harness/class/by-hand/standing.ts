import type { ByHandLine, RetractionLine } from "../../grade/store/desk-lines.ts";

/**
 * Finds what stands of all that was said by hand: without what was taken back, and of each id the last line, in the order
 * of their writing. So to change a comment is one line, of which a kill leaves all or nothing.
 */
export function standingByHand(lines: readonly (ByHandLine | RetractionLine)[]): ByHandLine[] {
  const held = new Map<string, ByHandLine>();
  for (const line of lines) {
    if (line.kind === "retracted") held.delete(line.of);
    else {
      // A key that is there keeps its place in a map.
      held.delete(line.id);
      held.set(line.id, line);
    }
  }
  return [...held.values()];
}

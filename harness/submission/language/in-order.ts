import type { Source } from "./language.ts";

/** Lists sources with all that they need, each behind what it needs: compilers of some languages take no other order. */
export function inOrder(
  sources: readonly Source[],
  neededBy: (source: Source) => readonly Source[],
): Source[] {
  const ordered = new Set<Source>();
  const begun = new Set<Source>();
  const add = (source: Source) => {
    if (begun.has(source)) return;
    begun.add(source);
    neededBy(source).forEach(add);
    ordered.add(source);
  };
  sources.forEach(add);
  return Array.from(ordered);
}

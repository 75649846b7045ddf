import { counted, excerpt } from "../base/text.ts";
import type { Clues } from "../problem/clues.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { Result } from "./result.ts";
import { isHeard } from "./try.ts";

/** Messages of run times about a missing library, with its name. */
const LIBRARY_MISSING =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"]([^'"]+)['"]|cannot load such file -- (\S+)/;

/** Explains in one sentence, without a full stop, why a program was not understood. */
export function reasonFor(results: readonly Result[], { traces }: Clues): string {
  if (traces.window !== undefined) return `the program needs a window (${excerpt(traces.window)})`;
  const failed = results.flatMap(({ tries }) => tries).find(({ ruling }) => ruling.finding);
  if (!failed) return inEnglish({ kind: "no-terminal" });
  const library = LIBRARY_MISSING.exec(String(failed.outcome?.stderr.bytes))?.slice(1).find(Boolean);
  if (library !== undefined) return `the program needs ${excerpt(library)}, which is not installed`;
  if (traces.singleKeys !== undefined)
    return `the program reads single keys (${excerpt(traces.singleKeys)}), and their meaning cannot be guessed`;
  if (results.some(({ tries }) => tries.filter(isHeard).length > 1))
    return "the program always gives the same answer, so nothing shows which input it understands";
  const others =
    results.length === 1
      ? ""
      : `. ${counted(results.length - 1, "other kind")} of input gave no better result`;
  return `${inEnglish(failed.ruling.finding!)}${others}`;
}

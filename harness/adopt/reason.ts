import { counted, excerpt } from "../base/text.ts";
import type { Clues } from "../problem/clues.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { Result } from "./result.ts";
import { isHeard } from "./try.ts";

/** What run times say of a library that is not there. */
const LIBRARY_MISSING =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"]([^'"]+)['"]|cannot load such file -- (\S+)/;

/** Why a program was not understood, in one sentence without a full stop. */
export function reasonFor(results: readonly Result[], { traces }: Clues): string {
  if (traces.window !== undefined) return `it needs a window (${excerpt(traces.window)})`;
  const failed = results.flatMap(({ tries }) => tries).find(({ ruling }) => ruling.finding);
  if (!failed) return inEnglish({ kind: "no-terminal" });
  const library = LIBRARY_MISSING.exec(String(failed.outcome.stderr.bytes))?.slice(1).find(Boolean);
  if (library !== undefined) return `it needs ${excerpt(library)}, which is not installed`;
  if (traces.singleKeys !== undefined)
    return `it reads single keys (${excerpt(traces.singleKeys)}), and what they mean is not to be guessed`;
  if (results.some(({ tries }) => tries.filter(isHeard).length > 1))
    return "it answers the same whatever it is asked, so nothing shows what it understands";
  const others =
    results.length === 1 ? "" : `, and ${counted(results.length - 1, "other way")} of asking brought no more`;
  return `${inEnglish(failed.ruling.finding!)}${others}`;
}

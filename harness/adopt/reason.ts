import { inEnglish } from "../report/catalogue/en/index.ts";
import { counted, excerpt } from "../text.ts";
import type { Clues } from "./clues.ts";
import type { Hearing } from "./hearing.ts";
import { isHeard } from "./trial.ts";

/** What run times say of a library that is not there. */
const LIBRARY_MISSING =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"]([^'"]+)['"]|cannot load such file -- (\S+)/;

/** Why a program was not understood, in one sentence without a full stop. */
export function reasonFor(hearings: readonly Hearing[], { traces }: Clues): string {
  if (traces.window !== undefined) return `the program needs a window (${excerpt(traces.window)})`;
  const failed = hearings.flatMap(({ trials }) => trials).find(({ ruling }) => ruling.finding);
  if (!failed) return inEnglish({ kind: "no-terminal" });
  const library = LIBRARY_MISSING.exec(String(failed.outcome.stderr.bytes))?.slice(1).find(Boolean);
  if (library !== undefined) return `the program needs ${excerpt(library)}, which is not installed`;
  if (traces.singleKeys !== undefined)
    return `the program reads single keys (${excerpt(traces.singleKeys)}), and their meaning cannot be guessed`;
  if (hearings.some(({ trials }) => trials.filter(isHeard).length > 1))
    return "the program always gives the same answer, so nothing shows which input it understands";
  const others =
    hearings.length === 1
      ? ""
      : `. ${counted(hearings.length - 1, "other kind")} of input gave no better result`;
  return `${inEnglish(failed.ruling.finding!)}${others}`;
}

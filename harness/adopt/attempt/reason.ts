import type { Locale } from "../../base/locale.ts";
import { countedInEach, type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { dependencyIn, missingDependency } from "../../grade/task/missing-dependency.ts";
import type { Clues } from "../../problem/input/clues.ts";
import { inEachLanguage } from "../../report/catalogue/index.ts";
import { needsPatience } from "./patience.ts";
import type { Result } from "./result.ts";
import { saidBy } from "./said.ts";
import { beginsElsewhere } from "./tours.ts";
import { answerIn, isHeard, type Try } from "./try.ts";

/**
 * Explains in one sentence, without a full stop, why a program was not understood.
 *
 * @param results the trials that may have been understood
 * @param tried all trials
 */
export function reasonFor(
  results: readonly Result[],
  { traces, tried }: Pick<Clues, "traces"> & { tried: readonly Result[] },
): Sentence {
  const tries = results.flatMap((result) => result.tries);
  const failing = results.filter((each) => each.tries.some(({ ruling }) => ruling.finding));
  // Of a slow program the longest trial says most.
  const result = failing.find(needsPatience) ?? failing[0];
  const failed = result?.tries.find(({ ruling }) => ruling.finding);
  const heard = tries.filter(isHeard);
  const { window, singleKeys } = traces;
  // What a guess brought belongs to what the program says, too.
  if (heard.length > 1) return reasonForDoubt(tried.flatMap((each) => each.tries).filter(isHeard));
  const need = failed && (failed.outcome ? dependencyIn(failed.outcome) : missingDependency(failed.ruling));
  if (need)
    return inEachLanguage(
      need.kind === "library-missing" ? { ...need, library: excerpt(need.library) } : need,
    );
  // Whatever is over a limit did run, window or not, and what was not built never came to its window.
  const isUnsaid = !failed || (failed.outcome !== undefined && failed.outcome.end.kind !== "limit");
  if (window !== undefined && isUnsaid)
    return say`its source files have a word that may be about a window (${excerpt(window)}), and nothing that it printed was read as an answer`;
  if (!result || !failed) return heard.length > 0 ? reasonForDoubt(heard) : NOTHING_TRIED;
  if (failed.outcome && singleKeys !== undefined)
    return say`its source files have a word that may be about single keys (${excerpt(singleKeys)}), and no keys that were typed brought an answer`;
  const finding = failed.ruling.finding!;
  if (finding.kind === "not-compiled" && NO_MAIN.test(finding.quote ?? "")) return WITHOUT_MAIN;
  const found = failed.outcome ? asked(inEachLanguage(finding), result) : inEachLanguage(finding);
  const kinds = new Set(tried.map(({ manifest: { input, driver } }) => JSON.stringify([input, driver])));
  const others = kinds.size - 1;
  // What was not built was asked for nothing.
  if (others === 0 || !failed.outcome) return found;
  return say`${found}. A search through ${countedInEach(others, "other kind", "other kinds")} of input brought no proof`;
}

/** Adds how a program was asked to what came of it: asked in another way, it may do something else. */
function asked(found: Sentence, { manifest }: Result): Sentence {
  const said = (locale: Locale) => excerpt(saidBy(manifest, locale));
  return say`${found}. It was asked so: ${said}`;
}

/** Messages of compilers about sources that may be right, but are no program: of C and C++, Haskell, Rust and Go. */
const NO_MAIN =
  /undefined reference to [`'‘]main\b|no Main module|main. is not defined in module|`main` function not found|function main is undeclared/;

/** Says that nothing in the sources of a hand-in begins to run. */
export const WITHOUT_MAIN: Sentence = say`no main program was found in its source files`;

const NOTHING_TRIED: Sentence = say`no way of asking could be tried in the time of the search`;

/** Says of a program that answers why nothing shows that it was understood. */
function reasonForDoubt(heard: readonly Try[]): Sentence {
  const answers = new Set(heard.map(answerIn)).size;
  if (answers === 1 && new Set(heard.map(({ task }) => task.asked.name)).size > 1)
    return say`the answer that was read is the same in ${countedInEach(heard.length, "run", "runs")}, so it does not prove that the program was understood`;
  const elsewhere = heard.filter(beginsElsewhere).length;
  if (elsewhere > 0)
    return say`in ${elsewhere} of ${countedInEach(heard.length, "run", "runs")} what was read as a tour begins elsewhere than asked, so nothing proves that the program was understood`;
  return say`the answers that were read do not prove that the program was understood`;
}

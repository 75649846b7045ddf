import { selectLists } from "./lists.ts";
import {
  withNoTourPhrasesForLists,
  withOwnNoTourPhrases,
  withoutConstantNoTourPhrases,
} from "./no-tour-phrases.ts";
import { selectNumbers } from "./numbers.ts";
import { asWorded, type Selection, type Transcript } from "./selection.ts";
import { withShortPaths } from "./short-paths.ts";
import { selectTours } from "./tours.ts";

/**
 * Decides which reading counts for a submission, from all its outputs together.
 *
 * @param transcripts outputs of one program for cases of one problem
 */
export function selectReadings(transcripts: readonly Transcript[]): Selection {
  const formats = transcripts[0]?.plan.formats ?? [];
  const isDeclared = transcripts.some(({ plan }) => plan.declared.formats !== undefined);
  if (isDeclared) return asWorded(transcripts);
  if (formats.includes("bare-number")) {
    const selection = selectNumbers(transcripts);
    return formats.includes("path") ? withShortPaths(transcripts, selection) : selection;
  }
  if (formats.includes("printed")) return selectLists(transcripts);
  if (!formats.includes("coordinates")) return asWorded(transcripts);
  const tours = withoutConstantNoTourPhrases(transcripts, selectTours(transcripts));
  return withOwnNoTourPhrases(transcripts, withNoTourPhrasesForLists(transcripts, tours));
}

import type { ResultLine } from "../../grade/store/history.ts";
import type { StoreIndex } from "../../grade/store/store-index.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import { LANGUAGE_NAMES, LANGUAGE_TITLES } from "../../submission/language/names.ts";
import { asOneText, type ComparedProgram } from "./programs.ts";

/** Finds the programs of a class as they were when they were graded. */
export function keptPrograms(
  results: readonly ResultLine[],
  known: Pick<StoreIndex, "handIn">,
): ComparedProgram[] {
  return results.flatMap(({ student, record, basis: { sources } }): ComparedProgram[] => {
    const language = LANGUAGE_NAMES.find((name) => LANGUAGE_TITLES[name] === record.language);
    const handIn = known.handIn({ student, problem: record.problem, sources });
    if (!language || !handIn) return [];
    const own = handIn.files.filter(({ path, text }) => languageOf(path, text) === language);
    if (own.length === 0) return [];
    const text = asOneText(own.flatMap((file) => file.text ?? []));
    return [{ ...{ student, name: record.name, language, text }, shown: text }];
  });
}

import path from "node:path";
import { type Sentence, say } from "../../base/sentence.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import type { AuthorProgram } from "../../case/custom/problem.ts";
import { languagesIn } from "../../submission/find/tree/sources.ts";
import type { LanguageName } from "../../submission/language/names.ts";

/** Languages in which every judge runs checkers and validators. */
const STANDARD: readonly LanguageName[] = ["c", "cpp", "python"];

/** Lists what other judges refuse in the package of a problem, although Cavalo takes it. */
export function refusedElsewhere({ programs: { checker, validator }, file }: CustomCase): Sentence[] {
  const isStandard = ({ folder }: AuthorProgram) =>
    Array.from(languagesIn(path.resolve(path.dirname(file), folder))).every((language) =>
      STANDARD.includes(language),
    );
  return [
    ...(checker && !isStandard(checker) ? [CHECKER_LANGUAGE] : []),
    ...(validator && !isStandard(validator) ? [VALIDATOR_LANGUAGE] : []),
    ...(validator ? [] : [NO_VALIDATOR]),
  ];
}

const CHECKER_LANGUAGE: Sentence = say`the checker is in a language that other judges may refuse: they all run C, C++ and Python`;

const VALIDATOR_LANGUAGE: Sentence = say`the validator is in a language that other judges may refuse: they all run C, C++ and Python`;

const NO_VALIDATOR: Sentence = say`the problem has no validator of its input, which other judges ask for`;

import path from "node:path";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed } from "../base/sentence.ts";
import { byText } from "../base/text.ts";
import { type Case, caseId, squaresOf } from "../case/any-case.ts";
import { findCaseFiles, problemReader } from "../case/files.ts";
import type { ProblemName } from "../case/names.ts";
import { problemOf } from "./index.ts";

interface CaseSelection {
  /** Case files: folders, files, or patterns with `*` and `**`. */
  readonly files: string | readonly string[];
  /** Limits the choice to one problem. */
  readonly problem?: ProblemName | undefined;
}

/**
 * Loads the cases, ordered by problem, size and name, so that the first finding is on the smallest board.
 *
 * @throws ExpectedError with every mistake of every file, or if no case is found
 */
export function loadCases({ files, problem: wanted }: CaseSelection): Case[] {
  const problemIn = problemReader();
  const cases = collect(findCaseFiles(files), (file) => {
    const problem = problemIn(path.dirname(file));
    return wanted === undefined || problem.problem === wanted
      ? problemOf(problem.problem).readCases(file, problem)
      : [];
  }).flat();
  if (cases.length === 0) {
    throw new ExpectedError(
      placed([files].flat().join(", "), {
        en: `no case${wanted === undefined ? "" : ` of ${wanted}`} was found`,
        "pt-BR": `nenhum caso${wanted === undefined ? "" : ` de ${wanted}`} foi encontrado`,
      }),
    );
  }
  refuseTwins(cases);
  return cases.sort(
    (a, b) => byText(a.problem, b.problem) || squaresOf(a) - squaresOf(b) || byText(a.name, b.name),
  );
}

function refuseTwins(cases: readonly Case[]): void {
  const seen = new Map<string, Case>();
  for (const each of cases) {
    const id = caseId(each);
    const twin = seen.get(id);
    if (twin)
      throw new ExpectedError(
        placed(displayPath(each.file), {
          en: `${displayPath(twin.file)} also describes a case ${id}`,
          "pt-BR": `${displayPath(twin.file)} também descreve um caso ${id}`,
        }),
      );
    seen.set(id, each);
  }
}

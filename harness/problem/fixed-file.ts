import type { Diagnosis, Finding } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import { problemOf } from "./index.ts";

/** Reports of a file that cannot be read, in the words of systems, languages and students. */
const MISSING =
  /no such file|not found|cannot find|could not|can't open|cannot open|unable to|enoent|filenotfound|nosuchfile|n[ãa]o (?:foi|existe|encontr|p[ôo]de|consegu)|no (?:se )?(?:existe|encontr|pud|pued)|erro|error|falh|fall[oó]|fail/i;

/** Name of a file with a board, perhaps in a folder, and perhaps on a drive of Windows. */
const NAME =
  /(?<![\p{L}\p{N}_./\\-])(?:[a-z]:(?=[/\\]))?[\p{L}\p{N}_./\\-]*[\p{L}\p{N}_]\.(?:txt|in|dat|csv|map|mapa)(?![\p{L}\p{N}_])/iu;

/** Fewer cases do not show that the name is always the same. */
const LEAST_CASES = 2;

/** Recognises a program that asks for one file by its name in all cases, finds none, and gives no answer. */
export function diagnoseFixedFile(tried: readonly CaseAttempt[]): Diagnosis | undefined {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const [first, ...others] = judged.map((each) => missingFile(each));
  if (first === undefined || judged.length < LEAST_CASES || others.some((name) => name !== first))
    return undefined;
  return { kind: "fixed-file", file: first, cases: judged.length };
}

function missingFile({ asked, finding }: CaseAttempt): string | undefined {
  const said = finding && errorIn(finding);
  if (said === undefined || !saysMissing(said)) return undefined;
  const name = NAME.exec(said)?.[0];
  const isGiven = problemOf(asked.problem).plantedFiles.some((file) => name?.endsWith(file));
  return isGiven ? undefined : name;
}

/** Tells if a text says that a file is missing or cannot be read. */
export function saysMissing(text: string): boolean {
  return MISSING.test(text);
}

/** Gives what a program said where it should have answered. */
export function errorIn(finding: Finding): string | undefined {
  switch (finding.kind) {
    case "exit-code":
      return finding.quote;
    case "unreadable-answer":
      return finding.onStderr ?? finding.quote;
    default:
      return undefined;
  }
}

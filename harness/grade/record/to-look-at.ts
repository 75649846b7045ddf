import { type Finding, isUnclear, type Notice, type ToLookAt } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { errorIn, saysMissing } from "../../problem/fixed-file.ts";
import type { Submission } from "../../submission/submission.ts";

/** Finds what only the instructor can settle: cases that were not judged for a reason inside the hand-in. */
export function unjudgedByHandIn(submission: Submission, tried: readonly CaseAttempt[]): ToLookAt[] {
  const unjudged = tried.filter(
    ({ verdict, finding }) => verdict === "SK" && finding && isOfHandIn(finding, submission),
  );
  if (unjudged.length === 0) return [];
  const points = unjudged.reduce((total, { asked }) => total + asked.points, 0);
  return [{ kind: "not-judged", cases: unjudged.length, points }];
}

/** Finds what was read out of a document and answers nothing rightly: we may have taken too little of it, or no program. */
export function wrongAsReadOut({ readOutOf }: Submission, tried: readonly CaseAttempt[]): ToLookAt[] {
  const isWrong = tried.length > 0 && tried.every(({ verdict }) => isJudged(verdict) && verdict !== "AC");
  return readOutOf !== undefined && isWrong ? [{ kind: "read-out-wrong", file: readOutOf }] : [];
}

/** Words of a program about how it is to be called. Beside a trace they are about its own calls. */
const OF_CALL =
  /\b(?:usage|uso|utiliza(?:[cç][aã]o|ci[oó]n)|sintax(?:e|is)) ?:|\b(?:arguments?|argumentos?|parameters?|par[aâ]metros?|options?|op[cç](?:[aã]o|[oõ]es|i[oó]n(?:es)?)|flags?)\b/i;

/** Words about a file, and those that say by themselves that there is none. */
const OF_FILE = /\b(?:arquivo|ficheiro|archivo|fichero|file)\b/i;
const OF_NO_FILE = /\b(?:FileNotFound|NoSuchFile|ENOENT|No such file)/i;

/** Code that reads an argument. */
const OF_ARGUMENTS = /\bargv\b|\bARGV\b|\bargs? ?[[.]|\bArgs\b/;

/**
 * Finds what a program says that could be asked in no way, if it says nothing else in any case than how it wants to be called, or
 * what file it misses: it may be right, and only the instructor can know how it is asked. One that answers is judged by that.
 */
export function neverAsked(notices: readonly Notice[], tried: readonly Ruling[]): ToLookAt[] {
  const search = notices.find(({ kind }) => kind === "no-way-found");
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const complaints = judged.map(complaintIn);
  const [quote] = complaints;
  if (search?.kind !== "no-way-found" || quote === undefined || complaints.includes(undefined)) return [];
  return [{ kind: "never-asked", ways: search.ways, quote }];
}

function complaintIn({ verdict, finding, clue }: Ruling): string | undefined {
  const said = verdict === "RTE" || verdict === "PE" ? errorIn(finding) : undefined;
  if (said === undefined) return undefined;
  const code = clue?.kind === "uncaught-error" ? (clue.code ?? "") : undefined;
  const isOfCall = code === undefined ? OF_CALL.test(said) : OF_ARGUMENTS.test(code);
  const isOfFile = OF_NO_FILE.test(said) || (OF_FILE.test(said) && saysMissing(said));
  return isOfCall || isOfFile ? said : undefined;
}

/** Things that a program asks for, and a machine need not have. */
const NEEDED: readonly string[] = [
  "newer-toolchain-needed",
  "library-missing",
  "display-missing",
  "notebook-needed",
];

/** Tells if a student can bring it about: what an instructor states and what a machine lacks is nobody's choice. */
function isOfHandIn(finding: Finding, { manifestIsStudents }: Submission): boolean {
  if (isUnclear(finding) || NEEDED.includes(finding.kind)) return true;
  return finding.kind === "not-square" && manifestIsStudents === true;
}

import type { Locale } from "../base/locale.ts";
import { printable } from "../base/text.ts";
import type { ProblemName } from "../case/names.ts";
import { type ClassFolder, readClassFolder } from "../class/class-folder.ts";
import type { Grade } from "../class/grades.ts";
import { gradesIn } from "../class/known-grades.ts";
import type { ClassResults, ReportedHandIn } from "../class/results.ts";
import { openPseudonyms } from "../class/who/pseudonyms.ts";
import type { StoreIndex } from "../grade/store/store-index.ts";
import { tellClass } from "../grade/store/told-class.ts";
import type { Catalogue } from "../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { Report, SubmissionReport } from "../report/record/report.ts";

/** A class as the desk shows it: read at one time. */
export interface ReviewedClass {
  readonly own: ClassFolder;
  readonly known: StoreIndex;
  readonly report: Report;
  readonly results: ClassResults;
  readonly catalogue: Catalogue;
  /** The name of a person, as it can be shown: a platform may have taken anything for one. */
  readonly nameOf: (grade: Pick<Grade, "person">) => string;
  /** True if nothing shall tell who somebody is. */
  readonly isAnonymous: boolean;
}

/** A hand-in of a person, with its name among all of the class. */
export interface OwnHandIn extends ReportedHandIn {
  readonly id: string;
}

/** A class that is to be read. */
export interface ClassRequest {
  /** The folder of the class. */
  readonly folder: string;
  /** The folder of its report. */
  readonly out: string;
  readonly lang: Locale;
  /** Shows pseudonyms until the class is closed. */
  readonly anonymous?: boolean | undefined;
}

/**
 * Reads a class and all that is decided about it.
 *
 * @param known its store
 * @throws ExpectedError if its files have mistakes
 */
export function readReviewed(
  { folder, out, lang, anonymous }: ClassRequest,
  known: StoreIndex,
): ReviewedClass {
  const own = readClassFolder(folder);
  known.readDesk();
  const { state, closed } = known.history;
  const report = tellClass(state, { lang });
  const results = gradesIn(own, report, state);
  const pseudonyms = anonymous && !closed ? openPseudonyms(out) : undefined;
  if (pseudonyms) {
    // The same names as everywhere: whoever has the file can tell who is who.
    pseudonyms.namesOf(results.grades.map(({ person }) => person));
    pseudonyms.save();
  }
  return {
    ...{ own, known, report, results, catalogue: CATALOGUES[report.language] },
    nameOf: ({ person }) => printable(pseudonyms?.nameOf(person) ?? person.name),
    isAnonymous: pseudonyms !== undefined,
  };
}

/** Reads what was decided about a class since it was read. */
export function withDecisions(reviewed: ReviewedClass): ReviewedClass {
  const { own, known, report } = reviewed;
  known.readDesk();
  return { ...reviewed, results: gradesIn(own, report, known.history.state) };
}

/** Gives the hand-ins of a person that count, or that may be of this person. */
export function handInsOf(
  { submissions, claimedBy = [] }: Pick<Grade, "submissions" | "claimedBy">,
  { results }: Pick<ReviewedClass, "results">,
): OwnHandIn[] {
  return [...submissions, ...claimedBy].flatMap((id) => {
    const handIn = results.handIns.get(id);
    return handIn ? [{ ...handIn, id }] : [];
  });
}

/** Finds a person by the key. */
export function personNamed(key: string, { results }: Pick<ReviewedClass, "results">): Grade | undefined {
  return results.grades.find(({ person }) => person.key === key);
}

/** Gives those who have the same hand-ins as a person, who is one of them. */
export function teamOf({ submissions, person }: Grade, { results }: Pick<ReviewedClass, "results">): Grade[] {
  const own = new Set(submissions);
  return results.grades.filter(
    (each) => each.person.key === person.key || each.submissions.some((id) => own.has(id)),
  );
}

/** Makes the report on one submission alone, with the cases of its problem. */
export function reportOn(submission: SubmissionReport, report: Report): Report {
  return { ...report, submissions: [submission], cases: casesOf(submission.problem, report) };
}

function casesOf(problem: ProblemName, { cases }: Report): Report["cases"] {
  return cases.filter((each) => each.problem === problem);
}

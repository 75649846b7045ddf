import { POSSIBLE_CAUSES } from "../../finding/diagnosis.ts";
import { type FindingKind, isUnclear } from "../../finding/index.ts";
import { isOfPath } from "../../finding/lost-knight.ts";
import type { Verdict } from "../../finding/verdict.ts";
import { isJudged, VERDICTS } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { LOOK_REASONS, type LookReason } from "../catalogue/page-words.ts";
import type { SubmissionReport, ToldFinding } from "../record/report.ts";

/** Notices of a choice between programs. If what was taken earns nothing, another one may be meant. */
const CHOICES: readonly string[] = ["other-versions", "scripts-aside"];

/** A reason to look at a submission. The sentences say more, if there is more to say. */
export interface Look {
  readonly submission: SubmissionReport;
  readonly reason: LookReason;
  /** Kind of the finding that says why; absent if there is none. */
  readonly kind?: FindingKind;
  readonly sentences: readonly string[];
}

/** Lists the submissions that an instructor must look at, each with its most pressing reason, that reason first. */
export function looksOf(submissions: readonly SubmissionReport[]): Look[] {
  const looks = submissions.flatMap((each) => lookAt(each) ?? []);
  return LOOK_REASONS.flatMap((reason) => looks.filter((look) => look.reason === reason));
}

function lookAt(submission: SubmissionReport): Look | undefined {
  const { toLookAt = [], results, points, notices = [] } = submission;
  const findings = results.flatMap(({ finding, verdict }) => (finding ? [{ ...finding, verdict }] : []));
  const look = (reason: LookReason, told: readonly ToldFinding[]): Look => ({
    submission,
    reason,
    ...(told[0] && { kind: told[0].kind }),
    sentences: Array.from(new Set(told.map(({ message }) => message))),
  });
  if (toLookAt.length > 0) {
    const isUnjudged = toLookAt.some(({ kind }) => kind === "not-judged");
    const why = isUnjudged ? findings.filter(({ verdict }) => verdict === "SK").slice(0, 1) : [];
    return look("only-you", [...why, ...toLookAt]);
  }
  const ours = findings.filter(({ verdict }) => verdict === "JE");
  if (ours.length > 0) return look("our-error", ours.slice(0, 1));
  const unclear = findings.find(isUnclear);
  if (unclear) return look("no-program", [unclear]);
  // What a stopped grading left out may be all that could have been judged.
  const usual = findings.find(({ kind }) => kind === "stopped") ?? commonest(findings, ({ kind }) => kind);
  if (points.possible === 0) return look("nothing-judged", usual ? [usual] : []);
  // No grade is given as long as a case is not judged, whatever the reason.
  const skipped = findings.filter(({ verdict }) => verdict === "SK");
  if (skipped.length > 0) return look("only-you", skipped.slice(0, 1));
  const written = notices.filter(({ kind }) => kind === "answers-written");
  if (written.length > 0) return look("answers-written", written);
  const choices =
    points.earned > 0 ? CHOICES : [...CHOICES, "other-mains", "other-languages", "copies-aside"];
  const versions = notices.filter(({ kind }) => choices.includes(kind));
  if (versions.length > 0) return look("versions", versions);
  const names = notices.filter(({ kind }) => kind === "name-like-another");
  return names.length > 0 ? look("names", names) : undefined;
}

/** Students with the same main cause of their failures. */
export interface CauseGroup {
  /** Tells causes apart; the same in every language. */
  readonly key: string;
  /** A sentence without details of one program. */
  readonly title: string;
  readonly submissions: readonly SubmissionReport[];
}

/** Groups the submissions with failures by their main cause, the commonest first. */
export function causeGroups(
  submissions: readonly SubmissionReport[],
  catalogue: Pick<Catalogue, "causes" | "verdicts">,
): CauseGroup[] {
  const groups = new Map<string, { title: string; submissions: SubmissionReport[] }>();
  for (const submission of submissions) {
    const cause = mainCause(submission, catalogue);
    if (!cause) continue;
    const group = groups.get(cause.key) ?? { title: cause.title, submissions: [] };
    group.submissions.push(submission);
    groups.set(cause.key, group);
  }
  return Array.from(groups, ([key, group]) => ({ key, ...group })).sort(
    (a, b) => b.submissions.length - a.submissions.length,
  );
}

/** Notes on cases that ask for what a program never showed. */
const PRESUMED = ["size-fixed", "start-fixed", "tour-fixed"];

/**
 * The main cause of a submission's failures: a diagnosis, else a clue to half of the failures with the commonest verdict, else the defect that
 * most of its paths have, else that verdict. What a program never showed in a trial comes before these, if it is right wherever that is not asked for.
 */
export function mainCause(
  { diagnoses, results, toLookAt = [] }: SubmissionReport,
  { causes, verdicts }: Pick<Catalogue, "causes" | "verdicts">,
): Pick<CauseGroup, "key" | "title"> | undefined {
  const failed = results.filter((each) => isRejection(each.verdict));
  const verdict = commonest(failed, (each) => each.verdict)?.verdict;
  // A crash in two cases is not what keeps a program from the seventy for which it is too slow.
  const own = failed.filter((each) => each.verdict === verdict);
  const clue = commonest(
    own.flatMap(({ clue }) => clue ?? []),
    keyOf,
  );
  const isUsual =
    clue && 2 * own.filter((each) => each.clue && keyOf(each.clue) === keyOf(clue)).length >= own.length;
  const usual = commonest(
    own.flatMap(({ finding }) => finding ?? []),
    ({ kind }) => kind,
  );
  const defect = usual && isOfPath(usual) ? usual : undefined;
  const diagnosis = diagnoses.find(({ kind }) => !POSSIBLE_CAUSES.includes(kind));
  const isPresumed = ({ note }: (typeof failed)[number]) => PRESUMED.includes(note?.kind ?? "");
  const isRightElsewhere = results.some(({ verdict }) => verdict === "AC") && failed.every(isPresumed);
  const shown = isRightElsewhere ? toLookAt.find(({ kind }) => kind === "fixed-found") : undefined;
  const cause = diagnosis ?? shown ?? (isUsual ? clue : undefined) ?? defect ?? diagnoses[0];
  const title = cause && titleOf(cause, causes);
  if (title !== undefined) return { key: keyOf(cause!), title };
  return verdict && { key: verdict, title: verdicts[verdict] };
}

/** Causes that have the same title are the same. */
function keyOf(cause: ToldFinding): string {
  return titleOf(cause, CATALOGUES.en.causes) ?? cause.kind;
}

function titleOf(cause: ToldFinding, causes: Catalogue["causes"]): string | undefined {
  const title = causes[cause.kind as keyof typeof causes] as ((finding: ToldFinding) => string) | undefined;
  return title?.(cause);
}

function isRejection(verdict: Verdict): boolean {
  return isJudged(verdict) && verdict !== "AC";
}

function commonest<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return items.find((item) => counts.get(keyOf(item)) === most);
}

/** Parts of all points, of the submissions of which something was judged: from 0 to 1, in ascending order. */
export function sharesOf(submissions: readonly SubmissionReport[]): number[] {
  return submissions
    .filter(({ points }) => points.possible > 0)
    .map(({ points }) => points.earned / points.possible)
    .sort((a, b) => a - b);
}

/** The number of parts in each of ten bins. A full score is in the last one. */
export function histogram(shares: readonly number[]): number[] {
  const bins = Array.from({ length: 10 }, () => 0);
  for (const share of shares) bins[Math.min(9, Math.floor(share * 10))]!++;
  return bins;
}

/** Orders verdicts as their list does. */
export function byVerdict(a: Verdict, b: Verdict): number {
  return VERDICTS.indexOf(a) - VERDICTS.indexOf(b);
}

import { clueOr } from "../base/reading-time.ts";
import { printable } from "../base/text.ts";
import { POSSIBLE_CAUSES } from "../finding/diagnosis.ts";
import type { Diagnosis, Notice } from "../finding/index.ts";
import type { Ruling } from "../finding/ruling.ts";
import { withoutRareClues } from "../problem/diagnosis.ts";
import type { Tried } from "../problem/tried.ts";
import type { CommandsRecord, ResultRecord, SubmissionRecord } from "../report/record.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import type { OwnWay } from "./asking/own-way.ts";
import { earningOf } from "./record/asked-record.ts";
import { byHandOf, isGivenOtherwise } from "./record/by-hand.ts";
import { sharedMistake, shareFor, shareNotices } from "./record/counting-share.ts";
import { neverAsked, unjudgedByHandIn, wrongAsReadOut } from "./record/to-look-at.ts";
import { writtenAnswers } from "./record/written-answers.ts";
import type { secondOpinion } from "./sanitized-run.ts";
import type { ProgramRuns } from "./store/program-runs.ts";
import type { Judged } from "./task/judge-submission.ts";
import { taskFor } from "./task/task.ts";

/** A judged submission, and what was found out about its causes. */
interface Looked {
  readonly tried: readonly Tried[];
  readonly opinion: Awaited<ReturnType<typeof secondOpinion>>;
  readonly causes: readonly Diagnosis[];
}

/** A submission, and what is known of its building. */
interface Graded {
  readonly submission: Submission;
  readonly program: Pick<ProgramRuns, "commands" | "notices">;
}

/** A submission as it was asked. */
interface GradedAsAsked extends Graded {
  readonly ownWay: OwnWay;
}

/** Makes the record of a submission. */
export function submissionRecord(
  { submission, program, ownWay }: GradedAsAsked,
  { notices: heard, toLookAt: doubts }: Judged,
  { tried, opinion, causes }: Looked,
): SubmissionRecord {
  const { name, problem, manifest, kind, notices = [] } = submission;
  const commands = commandsIn({ submission, program });
  const alsoFound = opinion?.kind === "also-found" ? [opinion] : [];
  const unasked = neverAsked(ownWay.notices, tried);
  const toLookAt = [
    ...unjudgedByHandIn(submission, tried),
    ...wrongAsReadOut(submission, tried),
    ...unasked,
    ...ownWay.toLookAt,
    ...doubts,
  ];
  const mistake = sharedMistake(problem, { tried, causes, toLookAt });
  const told = [
    ...notices,
    ...program.notices,
    ...stillTrue(unasked.length > 0 ? [] : ownWay.notices, { tried, causes }),
    ...heard,
    ...alsoFound,
    ...shareNotices(tried, mistake),
  ];
  const cases = tried.map(({ asked }) => asked);
  const written = clueOr([], () => writtenAnswers(submission, cases));
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGES[kind.language].title }),
    ...(commands && { commands }),
    ...(ownWay.adopted && { adopted: ownWay.adopted }),
    ...(told.length > 0 && { notices: told }),
    ...(toLookAt.length > 0 && { toLookAt }),
    ...(written.length > 0 && { writtenAnswers: written }),
    diagnoses: [...causes, ...(opinion?.kind === "second-opinion" ? [opinion] : [])],
    results: withoutRareClues(tried).map((each) => ({
      ...resultRecord(each, { submission, program }),
      ...shareFor(each, mistake),
    })),
  };
}

/**
 * Takes back what was said of how the program is asked before all its outputs were heard together. Most right answers show that it
 * was asked well, and a single one that it is right somewhere. A wrong answer, an error or a cause says more of what is wrong.
 */
export function stillTrue(
  notices: readonly Notice[],
  { tried, causes }: { readonly tried: readonly Ruling[]; readonly causes: readonly Diagnosis[] },
): Notice[] {
  const right = tried.filter(({ verdict }) => verdict === "AC").length;
  const isKnown = causes.some(({ kind }) => !POSSIBLE_CAUSES.includes(kind)) || tried.some(tellsMore);
  return notices.flatMap((notice) => {
    if (notice.kind !== "no-way-found") return notice;
    if (isKnown || 2 * right > tried.length) return [];
    return right === 0 ? notice : { ...notice, isRightSomewhere: true as const };
  });
}

/** Tests if a case shows more of a program than that it read nothing, or only asked: a wrong answer, a crash, or an error in words. */
function tellsMore({ verdict, finding, clue }: Ruling): boolean {
  if (verdict === "WA" || finding?.kind === "signal" || clue) return true;
  if (finding?.kind === "unreadable-answer") return finding.onStderr !== undefined;
  return finding?.kind === "exit-code" && finding.quote !== undefined;
}

/** Gives the commands of a program, and the folder of the hand-in in which they are typed. */
function commandsIn({ submission: { inner }, program: { commands } }: Graded): CommandsRecord | undefined {
  return commands && inner !== undefined ? { ...commands, folder: printable(inner) } : commands;
}

/** Makes the record of one result. */
export function resultRecord({ asked, ...attempt }: Tried, graded: Graded): ResultRecord {
  const { manifest } = graded.submission;
  const expected = expectedVerdict(manifest, asked.name);
  const wasRun = attempt.verdict !== "AC" && attempt.measured !== undefined;
  const task = taskFor(asked, manifest);
  const byHand = wasRun ? byHandOf(task, commandsIn(graded)) : undefined;
  return {
    ...earningOf(asked),
    attempt,
    ...(expected !== undefined && { expected }),
    ...(attempt.measured && isGivenOtherwise(task) && { givenOtherwise: true }),
    ...(byHand && { byHand }),
  };
}

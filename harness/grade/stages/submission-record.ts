import { clueOr } from "../../base/reading-time.ts";
import { POSSIBLE_CAUSES } from "../../finding/diagnosis.ts";
import type { Diagnosis, Notice } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import { withoutRareClues } from "../../problem/diagnosis.ts";
import { saysMissing } from "../../problem/fixed-file.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { LANGUAGE_TITLES } from "../../submission/language/names.ts";
import { sharedMistake, shareFor, shareNotices } from "../record/counting-share.ts";
import { commandsIn, resultRecord } from "../record/result-record.ts";
import { neverAsked, unjudgedByHandIn, wrongAsReadOut } from "../record/to-look-at.ts";
import { writtenAnswers } from "../record/written-answers.ts";
import type { ExplainedProgram } from "./explain.ts";

/** Everything about a submission that its record says. */
interface Explained extends Pick<ExplainedProgram, "submission" | "tasks" | "tried" | "causes"> {
  readonly program: Pick<ExplainedProgram["program"], "commands" | "notices">;
  readonly inputMode: Pick<ExplainedProgram["inputMode"], "adopted" | "notices" | "toLookAt">;
  readonly judged: Pick<ExplainedProgram["judged"], "notices" | "toLookAt">;
  /** Absent if nobody asked for a second opinion. */
  readonly opinion?: ExplainedProgram["opinion"];
}

/** Makes the record of a submission. */
export function submissionRecord({
  submission,
  program,
  inputMode,
  tasks,
  judged: { notices: selected, toLookAt: doubts },
  tried,
  opinion,
  causes,
}: Explained): SubmissionRecord {
  const { name, problem, manifest, kind, notices = [] } = submission;
  const commands = commandsIn({ submission, program });
  const alsoFound = opinion?.kind === "also-found" ? [opinion] : [];
  const unasked = neverAsked(inputMode.notices, tried);
  const toLookAt = [
    ...unjudgedByHandIn(submission, tried),
    ...wrongAsReadOut(submission, tried),
    ...unasked,
    ...inputMode.toLookAt,
    ...doubts,
  ];
  const mistake = sharedMistake(problem, { tried, causes, toLookAt });
  const told = [
    ...notices,
    ...program.notices,
    ...stillTrue(unasked.length > 0 ? [] : inputMode.notices, { tried, causes }),
    ...selected,
    ...alsoFound,
    ...shareNotices(tried, mistake),
  ];
  const cases = tried.map(({ asked }) => asked);
  const written = clueOr([], () => writtenAnswers(submission, cases));
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGE_TITLES[kind.language] }),
    ...(commands && { commands }),
    ...(inputMode.adopted && { adopted: inputMode.adopted }),
    ...(told.length > 0 && { notices: told }),
    ...(toLookAt.length > 0 && { toLookAt }),
    ...(written.length > 0 && { writtenAnswers: written }),
    diagnoses: [...causes, ...(opinion?.kind === "second-opinion" ? [opinion] : [])],
    results: withoutRareClues(tried).map((each, at) => {
      const { asked: _, ...attempt } = each;
      return {
        ...resultRecord(tasks[at]!, attempt, { submission, program }),
        ...shareFor(each, mistake),
      };
    }),
  };
}

/**
 * Takes back what was said of how the program is asked, if all its outputs together show that it may well have been asked as it wants.
 */
export function stillTrue(
  notices: readonly Notice[],
  { tried, causes }: { readonly tried: readonly Ruling[]; readonly causes: readonly Diagnosis[] },
): Notice[] {
  const isKnown = causes.some(({ kind }) => !POSSIBLE_CAUSES.includes(kind)) || tried.some(tellsMore);
  return isKnown ? notices.filter(({ kind }) => kind !== "no-way-found") : [...notices];
}

/** Tests if a case shows more of a program than that it read nothing, or only asked: an answer, a crash, or an error in words. */
function tellsMore({ verdict, finding, clue }: Ruling): boolean {
  if (verdict === "AC" || verdict === "WA" || finding?.kind === "signal" || clue) return true;
  if (finding?.kind === "exit-code") return finding.quote !== undefined;
  if (finding?.kind !== "unreadable-answer") return false;
  return finding.onStderr !== undefined || saysMissing(finding.quote ?? "");
}

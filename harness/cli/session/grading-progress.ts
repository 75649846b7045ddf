import { onAbort } from "../../base/on-abort.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { expectedSeconds, processorsFor } from "../../grade/foreseen.ts";
import { type GradeObserver, grade } from "../../grade/grade.ts";
import type { ExpectedSeconds } from "../../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { GradingRecord } from "../../report/record/record.ts";
import type { CaseResult, SubmissionReport } from "../../report/record/report.ts";
import { tellResult, tellSubmission } from "../../report/tell.ts";
import type { Io } from "../console/console.ts";
import { gradeProgress } from "../console/progress.ts";
import type { Session } from "./session.ts";

/** Observer of results in words, while a grading goes on. */
interface ToldObserver {
  readonly onSubmission?: (submission: SubmissionReport) => void;
  /** Gets each failure that is certain before all runs are made, and returns the lines to print about it. */
  readonly onFailure?: (result: CaseResult) => readonly string[];
  /** Prints such lines. */
  readonly show?: (lines: readonly string[]) => void;
  /** Gets each submission when its first run begins, and when its last one has ended. */
  readonly live?: Required<Pick<GradeObserver, "onBegin" | "onEnd">>;
}

const ASKING: Sentence = say`looking for the way in which the program wants its input`;

/** Grades, shows how it goes on, and tells each submission as soon as it is graded. */
export async function gradeWithProgress(
  session: Session,
  io: Io,
  { onSubmission, onFailure, show, live }: ToldObserver = {},
): Promise<GradingRecord> {
  const { locale, submissions, cases, jobs, adopt } = session;
  const { words } = CATALOGUES[locale];
  const processors = processorsFor(jobs);
  const progress = gradeProgress(io.err, words, processors);
  const forget = onAbort(session.signal, progress.stop);
  const isAlone = submissions.length === 1;
  const adoptShown: typeof adopt =
    adopt && isAlone ? (...asked) => progress.searching(ASKING[locale], adopt(...asked)) : adopt;
  return grade(
    { ...session, adopt: adoptShown },
    {
      ...progress,
      onBegin(submission) {
        progress.onBegin(submission);
        live?.onBegin(submission);
      },
      onEnd(submission) {
        progress.onEnd(submission);
        live?.onEnd(submission);
      },
      onStart(plan) {
        const takes = plan.work && expectedSeconds(plan.work.values(), processors);
        const counts = { submissions: submissions.length, cases: cases.length };
        if (submissions.length > 1)
          io.err.write(`${words.begun({ ...counts, ...(takes && isLong(takes) && { takes }) })}\n`);
        progress.onStart(plan);
      },
      onSubmission(graded) {
        const submission = tellSubmission(graded, locale);
        if (submissions.length > 1) progress.onSubmission(submission);
        onSubmission?.(submission);
      },
      ...(onFailure && {
        onFailure(result) {
          const lines = onFailure(tellResult(result, locale));
          if (lines.length === 0) return;
          progress.clear();
          show?.(lines);
        },
      }),
    },
  ).finally(() => {
    forget();
    progress.stop();
    return session.close();
  });
}

/** Tells if a time is worth a word. */
function isLong({ most }: ExpectedSeconds): boolean {
  return most >= 2;
}

import { remove as withoutConfusables } from "confusables";
import { few, printable } from "../../base/text.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";

/**
 * Adds a notice to submissions whose students' names a reader cannot tell apart: they differ by letters of another
 * alphabet, accents, capital letters or spaces, or not at all. A grade entered by hand could go to the wrong student.
 */
export function noticeLookAlikes(submissions: readonly Submission[]): Submission[] {
  const byAppearance = new Map<string, Submission[]>();
  for (const submission of submissions) {
    const key = appearanceOf(submission);
    byAppearance.set(key, [...(byAppearance.get(key) ?? []), submission]);
  }
  return submissions.map((submission) => {
    const alike = byAppearance.get(appearanceOf(submission))!;
    const others = alike.filter((each) => personOf(each) !== personOf(submission));
    if (others.length === 0) return submission;
    const notice = {
      kind: "name-like-another",
      others: few(others.map(({ name }) => printable(name))),
    } as const;
    return { ...submission, notices: [...(submission.notices ?? []), notice] };
  });
}

function personOf(submission: Submission): string {
  return submission.student?.versionOf ?? studentOf(submission);
}

function appearanceOf({ problem, name, student }: Submission): string {
  const shown = withoutConfusables((student?.name ?? name).normalize("NFKC"));
  return `${problem} ${shown.toLowerCase().replace(/\s+/g, " ").trim()}`;
}

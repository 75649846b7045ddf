import type { PageWords } from "../catalogue/page-words.ts";
import { instructorFile } from "../record/file-names.ts";
import type { SubmissionReport } from "../record/report.ts";
import { addressOf } from "./parts.tsx";

/** Most students that are named at once. */
const MOST_NAMES = 12;

interface LinksProps {
  readonly submissions: readonly SubmissionReport[];
}

/** The first names at once, and all others where somebody wants to see them. */
export function StudentNames({ submissions, page }: LinksProps & { page: PageWords }) {
  return (
    <>
      <p class="names">
        <StudentLinks submissions={submissions.slice(0, MOST_NAMES)} />
      </p>
      {submissions.length > MOST_NAMES && (
        <details class="names">
          <summary>{page.andMore(submissions.length - MOST_NAMES)}</summary>
          <StudentLinks submissions={submissions.slice(MOST_NAMES)} />
        </details>
      )}
    </>
  );
}

/** Links to the pages of students for the instructor, from the page of the class. */
export function StudentLinks({ submissions }: LinksProps) {
  return submissions.map((submission, at) => (
    <>
      {at > 0 && ", "}
      <StudentLink submission={submission} />
    </>
  ));
}

/** A link to the page of a student for the instructor. */
export function StudentLink({ submission: { name } }: { submission: SubmissionReport }) {
  return <a href={addressOf(instructorFile(name))}>{name}</a>;
}

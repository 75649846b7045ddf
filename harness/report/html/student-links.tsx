import { instructorFile } from "../file-names.ts";
import type { SubmissionReport } from "../report.ts";
import { addressOf } from "./parts.tsx";

/** Links to the pages of students for the instructor, from the page of the class. */
export function StudentLinks({ submissions }: { submissions: readonly SubmissionReport[] }) {
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

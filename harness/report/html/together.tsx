import type { PageWords } from "../catalogue/page-words.ts";
import { type FailedTogether, failedTogether, failsAll } from "../record/failed-together.ts";
import type { ReportedCase, SubmissionReport } from "../record/report.ts";
import { StudentLinks, StudentNames } from "./student-links.tsx";

/** Most groups of cases that are shown at once, and most names of cases in one. */
const MOST_GROUPS = 3;
const MOST_CASES = 12;

interface TogetherProps {
  readonly cases: readonly ReportedCase[];
  readonly submissions: readonly SubmissionReport[];
  readonly page: PageWords;
}

/** Cases by the students who fail them: many bars of one height would say nothing. */
export function Together({ cases, submissions, page }: TogetherProps) {
  const everywhere = submissions.filter(failsAll);
  const groups = failedTogether(
    cases,
    submissions.filter((each) => !everywhere.includes(each)),
  );
  if (everywhere.length + groups.length === 0) return null;
  return (
    <div class="card">
      <h3>{page.hardest}</h3>
      {everywhere.length > 0 && (
        <>
          <p>{page.failAll(everywhere.length)}</p>
          <StudentNames submissions={everywhere} page={page} />
        </>
      )}
      <Groups groups={groups.slice(0, MOST_GROUPS)} page={page} />
      {groups.length > MOST_GROUPS && (
        <details>
          <summary>{page.andMore(groups.length - MOST_GROUPS)}</summary>
          <Groups groups={groups.slice(MOST_GROUPS)} page={page} />
        </details>
      )}
    </div>
  );
}

function Groups({ groups, page }: { groups: readonly FailedTogether[]; page: PageWords }) {
  return (
    <ul class="together">
      {groups.map(({ cases, all, some }) => (
        <li>
          <p>
            {page.failTogether(all.length, cases.length)}{" "}
            {cases.slice(0, MOST_CASES).map(({ name, title }, at) => (
              <>
                {at > 0 && ", "}
                <span title={title}>{name}</span>
              </>
            ))}
            {cases.length > MOST_CASES && ` ${page.andMore(cases.length - MOST_CASES)}`}
          </p>
          <StudentNames submissions={all} page={page} />
          {some.length > 0 && (
            <details class="names">
              <summary>{page.failSome(some.length)}</summary>
              <StudentLinks submissions={some} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
